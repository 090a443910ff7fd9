import type { Locale } from "@aufwind/rules/locale";
import { exclusionOf, type Quarters, yearToCopy } from "@aufwind/rules/tax-reports";
import { transact } from "../../platform/database/database.ts";
import { printDocument } from "../../platform/documents/print-document.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { copyDocument } from "./copy-document.ts";
import { copiesOf, hasCopy, upsertCopy } from "./copy-store.ts";
import { findFigures, isYearOpen } from "./figures-store.ts";
import { notifyCopied } from "./notifications.ts";
import { countriesOf, sellersOf } from "./sellers.ts";

/** In January each coach gets a copy of what is reported about them; who has one gets no second. */
export async function giveCopies(platform: Platform, signal: AbortSignal): Promise<void> {
  const { database, clock } = platform;
  const year = yearToCopy(clock.now());
  if (year === undefined || (await isYearOpen(database, year))) return;
  const figures = await findFigures(database, { year });
  const sellers = await sellersOf(platform, database, [...figures.keys()]);
  for (const [coachId, quarters] of figures) {
    signal.throwIfAborted();
    const seller = sellers.get(coachId);
    if (!seller || exclusionOf({ quarters, countries: countriesOf(seller) })) continue;
    await transact(database, async (tx) => {
      if (await hasCopy(tx, { coachId, year })) return;
      await upsertCopy(tx, { coachId, year, quarters, now: clock.now() });
      await notifyCopied(tx, platform, { coachId, year, quarters, isChanged: false });
    });
  }
}

type CopyParams = { coachId: string; year: number; locale: Locale; signal: AbortSignal };

/** A coach's own copy as PDF. */
export async function copyFor(platform: Platform, { coachId, year, locale, signal }: CopyParams) {
  const copy = (await copiesOf(platform.database, coachId)).find((each) => each.year === year);
  const seller = (await sellersOf(platform, platform.database, [coachId])).get(coachId);
  if (!copy || !seller?.identity) throw new Problem("notFound");
  const { quarters, given_at } = copy;
  const document = copyDocument(platform, locale, {
    year,
    quarters: quarters as unknown as Quarters,
    givenAt: given_at,
    identity: seller.identity,
    legalForm: seller.details?.legalForm ?? "individual",
  });
  return printDocument(document, { owner: coachId, log: platform.log, signal });
}
