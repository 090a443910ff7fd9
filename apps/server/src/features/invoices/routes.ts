import * as contract from "@aufwind/contract/invoices";
import * as team from "@aufwind/contract/invoices-team";
import { type Api, memberOf, operatorOf } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import { invoiceArchive } from "./invoice-archive.ts";
import { presentInvoice } from "./present.ts";
import { invoiceFileName, printInvoice } from "./print-invoice.ts";
import { previewReplacement, replaceInvoice } from "./replacements.ts";
import { findOwn, findPage, type Side } from "./store.ts";

export function invoiceRoutes(api: Api, platform: Platform): void {
  const { database, translator, config, log } = platform;

  api.openapi(contract.listInvoices, async (c) => {
    const { side, size } = c.req.valid("param");
    const { status, startingAfterInvoiceId: after, pages } = c.req.valid("query");
    const most = size * pages;
    const rows = await findPage(database, { ...sideOf(memberOf(c), side), status, after, most });
    const items = rows.slice(0, most).map((row) => presentInvoice(row, side));
    return c.json({ items, hasNext: rows.length > most }, 200);
  });

  api.openapi(contract.readInvoice, async (c) => {
    const { id, language } = c.req.valid("param");
    const { userId } = memberOf(c);
    const content = await findOwn(database, { id, userId });
    if (!content) throw new Problem("notFound");
    const invoice = { content, locale: language, brand: config.brand };
    const bytes = await printInvoice(invoice, { owner: userId, log, signal: c.req.raw.signal });
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-language": language,
      "content-disposition": `attachment; filename="${invoiceFileName(translator, invoice)}"`,
      "cache-control": "private, no-store",
    });
  });
}

export function invoiceArchiveRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readInvoiceArchive, async (c) => {
    const asked = { coachId: memberOf(c).userId, ...c.req.valid("param"), ...c.req.valid("query") };
    const { name, stream } = await invoiceArchive(platform, { ...asked, signal: c.req.raw.signal });
    return c.body(stream, 200, {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}.zip"`,
      "cache-control": "private, no-store",
    });
  });
}

/** Received invoices: a client's from coaches, a coach's from the platform. Only coaches issue any. */
function sideOf({ kind, userId }: Member, side: "received" | "issued"): Side {
  if (side === "issued" && kind !== "coach") throw new Problem("wrongRole");
  if (kind !== "coach") return { userId, mine: "client_id", kinds: ["client", "clientCredit"] };
  return { userId, mine: "coach_id", kinds: side === "issued" ? ["client", "clientCredit"] : ["fee", "feeCredit"] };
}

export function invoiceReplacementRoutes(api: Api, platform: Platform): void {
  api.openapi(team.previewReplacement, async (c) =>
    c.json(await previewReplacement(platform, c.req.valid("param").id), 200),
  );

  api.openapi(team.replaceInvoice, async (c) => {
    const { operatorId } = operatorOf(c);
    const asked = { appointmentId: c.req.valid("param").id, ...c.req.valid("json"), operatorId };
    return c.json({ number: await replaceInvoice(platform, asked) }, 200);
  });
}
