import type { Locale } from "@aufwind/rules/locale";
import { exclusionOf, type Quarters, yearToCopy } from "@aufwind/rules/tax-reports";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { createThreadPool } from "../../platform/threads/thread-pool.ts";
import { paperOf } from "./copy-paper.ts";
import type { CopyPaper } from "./copy-pdf.ts";
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

/** A page of text and a table; still too much to do between two requests. */
const printCopy = createThreadPool<CopyPaper, Uint8Array>({
  script: new URL("copy-pdf-thread.ts", import.meta.url),
  threads: 1,
  waiting: 40,
  waitingPerPerson: 4,
  seconds: 30,
  memoryMb: 256,
});

type CopyParams = { coachId: string; year: number; locale: Locale; signal: AbortSignal };

/** A coach's own copy as PDF. */
export async function copyFor(platform: Platform, { coachId, year, locale, signal }: CopyParams) {
  const copy = (await copiesOf(platform.database, coachId)).find((each) => each.year === year);
  const seller = (await sellersOf(platform, platform.database, [coachId])).get(coachId);
  if (!copy || !seller?.identity) throw new Problem("notFound");
  const { quarters, given_at } = copy;
  const paper = paperOf(platform, locale, {
    year,
    quarters: quarters as unknown as Quarters,
    givenAt: given_at,
    identity: seller.identity,
    legalForm: seller.details?.legalForm ?? "individual",
  });
  return printCopy(paper, { owner: coachId, log: platform.log, signal });
}
