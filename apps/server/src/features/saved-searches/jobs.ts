import type { CoachCard } from "@aufwind/contract/coach-cards";
import { asLocale } from "@aufwind/rules/locale";
import { newAmong, nextMorning, SAVED_SEARCHES } from "@aufwind/rules/saved-searches";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { newCoachesMail } from "./mails.ts";
import { createNewestFinder, type FindCoaches } from "./queries.ts";
import { leaveTokenOf, openSearch } from "./sealed-search.ts";
import * as store from "./store.ts";

/** In the morning only: whoever was missed is written to on the next day. */
export function savedSearchJobs(platform: Platform): void {
  const find = createNewestFinder(platform);
  platform.jobs.every("mail-saved-searches", "*/5 7-11 * * *", async (signal) => {
    while (!signal.aborted && (await lookForNext(platform, find)));
  });
}

type Look = { row: store.SavedRow; coaches: CoachCard[] };

/** Looks for one client: all their searches, one mail. Returns whether there was one. */
async function lookForNext(platform: Platform, find: FindCoaches): Promise<boolean> {
  const { database, clock } = platform;
  const now = clock.now();
  const reader = await transact(database, (tx) => store.claimReader(tx, now));
  if (!reader) return false;
  const looks: Look[] = [];
  for (const row of await store.findTaken(database, reader))
    looks.push({ row, coaches: await newFor(platform, find, row) });
  await tell(platform, reader, looks);
  return true;
}

async function newFor(platform: Platform, find: FindCoaches, row: store.SavedRow): Promise<CoachCard[]> {
  const { coaches, total } = await find(openSearch(platform, row).filters);
  const known = await store.findKnown(platform.database, row.id);
  return newAmong({ coaches, total, known, since: row.looked_at.getTime() });
}

/** The mail with the rows that say so, in one transaction: told once, or not at all. */
const tell = (platform: Platform, reader: store.Reader & { lease: Date }, looks: Look[]): Promise<void> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const next = new Date(nextMorning(now.getTime()));
    const told: CoachCard[] = [];
    for (const { row, coaches } of looks) {
      const isMailed = coaches.length > 0;
      if (!(await store.settleSearch(tx, { id: row.id, lease: reader.lease, now, next, isMailed }))) continue;
      const coachIds = coaches.map(({ coachId }) => coachId);
      await store.remember(tx, { searchId: row.id, coachIds, now, most: SAVED_SEARCHES.remembered });
      told.push(...coaches);
    }
    const names = [...new Map(told.map(({ coachId, name }) => [coachId, name])).values()];
    if (names.length === 0 || !reader.email) return;
    const { named } = SAVED_SEARCHES;
    const { email, first_name: firstName, client_id } = reader;
    const mail = newCoachesMail(platform, {
      ...{ email, firstName, locale: asLocale(reader.locale), token: leaveTokenOf(platform, client_id) },
      ...{ names: names.slice(0, named), more: Math.max(0, names.length - named) },
    });
    await platform.outbox.add(tx, mail);
  });
