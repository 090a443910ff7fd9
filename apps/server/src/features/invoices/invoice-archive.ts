import { MOST_MONTHS } from "@aufwind/contract/invoices";
import type { Locale } from "@aufwind/rules/locale";
import { endOfMonth } from "@aufwind/rules/statements";
import { type ZippedFile, zipStream } from "../../platform/documents/zip.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findContents, findIdsOfCoach } from "./archive-store.ts";
import { isOfPlatform } from "./invoice-content.ts";
import { invoiceFileName, printInvoice } from "./print-invoice.ts";

type Asked = { coachId: string; from: string; to: string; language: Locale; signal: AbortSignal };

/** All invoices that a coach issued or received in some months, by folder, as one file. */
export async function invoiceArchive(platform: Platform, { from, to, ...asked }: Asked) {
  const first = Temporal.PlainYearMonth.from(from);
  if (first.until(to, { largestUnit: "months" }).months >= MOST_MONTHS || from > to)
    throw new Problem("invalidFields", { errors: [{ field: "to", code: "mostMonths", params: { max: MOST_MONTHS } }] });
  const ids = await findIdsOfCoach(platform.database, {
    coachId: asked.coachId,
    from: new Date(endOfMonth(first.subtract({ months: 1 }).toString())),
    to: new Date(endOfMonth(to)),
  });
  if (ids.length === 0) throw new Problem("noInvoices");
  const name = platform.translator.t(asked.language, "invoices:archive", { from, to });
  const files = [printed(platform, { ...asked, ids })];
  return { name, stream: zipStream({ files, madeAt: platform.clock.now() }) };
}

/** One query for so many; a year of a full practice has thousands. */
const AT_ONCE = 50;

type Wanted = { coachId: string; ids: string[]; language: Locale; signal: AbortSignal };

/** Printed one after the other while they are sent, so that others who print wait for one at most. */
async function* printed(platform: Platform, { coachId, ids, language, signal }: Wanted): AsyncGenerator<ZippedFile> {
  const { database, translator, config, log } = platform;
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const content of await findContents(database, ids.slice(from, from + AT_ONCE))) {
      const invoice = { content, locale: language, brand: config.brand };
      const folder = translator.t(language, `invoices:folders.${isOfPlatform(content) ? "received" : "issued"}`);
      const bytes = await printInvoice(invoice, { owner: coachId, log, signal });
      yield { path: `${folder}/${invoiceFileName(translator, invoice)}`, bytes };
    }
}
