import { createHmac } from "node:crypto";
import { countedWords, EMPTY_SEARCHES, RECOUNTED_DAYS } from "@aufwind/rules/numbers";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

/**
 * Counts all days that are over: the new ones and those of the last weeks, whose ends may have been decided since; and
 * what was searched in vain on them.
 */
export async function countDays({ database, clock }: Platform): Promise<void> {
  const now = clock.now();
  const today = Temporal.PlainDate.from(berlinDay(now));
  const { counted, first } = await store.findReach(database);
  const again = today.subtract({ days: RECOUNTED_DAYS }).toString();
  // Without any day, and after a pause of months, everything that is missing.
  const from = [again, counted ?? first ?? again].toSorted()[0] ?? again;
  await transact(database, async (tx) => {
    await store.storeDays(tx, { from, to: today.toString() });
    await store.storeStanding(tx, today.subtract({ days: 1 }).toString(), now);
    await store.countEmptySearches(tx, today.toString());
    await store.deleteEmptySearchDays(tx, today.subtract({ months: EMPTY_SEARCHES.monthsKept }).toString());
  });
}

type VainSearch = {
  /** The visitor's network. */
  network: string;
  keyword: string;
  /** Keys of the chosen topics. */
  topics: readonly string[];
};

/** Notes a search that found nobody, by words and topics alone; the night decides whether it is kept. */
export async function recordEmptySearch({ database, clock, config }: Platform, searched: VainSearch): Promise<void> {
  const words = countedWords(searched.keyword);
  const topics = [...new Set(searched.topics)].sort();
  // A mix of both says little, and what was typed may have been left out above.
  if (searched.keyword.trim() ? words === "" : topics.length === 0) return;
  const day = berlinDay(clock.now());
  // With the day in the key, nobody can be followed from one day to the next.
  const visitor = createHmac("sha256", `${config.secret} empty searches ${day}`).update(searched.network).digest();
  await store.insertEmptySearch(database, { day, visitor, words, topics: words ? [] : topics });
}
