import * as contract from "@aufwind/contract/bookkeeping";
import { printDocument } from "../../platform/documents/print-document.ts";
import { windows1252 } from "../../platform/documents/windows-1252.ts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveSettings } from "./commands.ts";
import { bookingBatch, countInvoices, settingsOf, yearOf, yearsOf } from "./queries.ts";
import { yearDocument } from "./year-document.ts";
import { yearSheet } from "./year-sheet.ts";

const fileHeaders = (type: string, name: string) => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${name}"`,
  "cache-control": "private, no-store",
});
const SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export function bookkeepingRoutes(api: Api, platform: Platform): void {
  const { translator, log } = platform;

  api.openapi(contract.readBookkeepingSettings, async (c) =>
    c.json(await settingsOf(platform, memberOf(c).userId), 200),
  );

  api.openapi(contract.saveBookkeepingSettings, async (c) => {
    const coachId = memberOf(c).userId;
    await saveSettings(platform, { coachId, ...c.req.valid("json") });
    return c.json(await settingsOf(platform, coachId), 200);
  });

  api.openapi(contract.listBookkeepingYears, async (c) =>
    c.json({ items: await yearsOf(platform, memberOf(c).userId) }, 200),
  );

  api.openapi(contract.readYearSummary, async (c) => {
    const locale = localeOf(c);
    const { year } = c.req.valid("param");
    const coachId = memberOf(c).userId;
    const document = yearDocument(platform, await yearOf(platform, { coachId, year }), locale);
    const bytes = await printDocument(document, { owner: coachId, log, signal: c.req.raw.signal });
    const name = `${translator.t(locale, "bookkeeping:summaryFile", { year })}.pdf`;
    return c.body(new Uint8Array(bytes), 200, {
      ...fileHeaders("application/pdf", name),
      "content-language": locale,
    });
  });

  api.openapi(contract.readYearSheet, async (c) => {
    const locale = localeOf(c);
    const { year } = c.req.valid("param");
    const sheet = await yearSheet(translator, await yearOf(platform, { coachId: memberOf(c).userId, year }), locale);
    const name = `${translator.t(locale, "bookkeeping:summaryFile", { year })}.xlsx`;
    return c.body(new Uint8Array(sheet), 200, { ...fileHeaders(SHEET, name), "content-language": locale });
  });

  api.openapi(contract.readBookkeepingMonths, async (c) => {
    const invoices = await countInvoices(platform, { coachId: memberOf(c).userId, ...c.req.valid("query") });
    return c.json({ invoices }, 200);
  });

  api.openapi(contract.readBookingBatch, async (c) => {
    const months = c.req.valid("query");
    const batch = await bookingBatch(platform, { coachId: memberOf(c).userId, ...months });
    // The name by which DATEV's programs know such files, in every language.
    const name = translator.t("de", "bookkeeping:batchFile", months);
    return c.body(
      new Uint8Array(windows1252(batch)),
      200,
      fileHeaders("text/csv; charset=windows-1252", `${name}.csv`),
    );
  });
}
