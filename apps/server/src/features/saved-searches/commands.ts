import type { NewSavedSearch } from "@aufwind/contract/saved-searches";
import { nextMorning, SAVED_SEARCHES } from "@aufwind/rules/saved-searches";
import type { z } from "zod";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashOf } from "../../platform/session/token.ts";
import { expectActive } from "../accounts/queries.ts";
import type { FindCoaches } from "./queries.ts";
import { hashOfFilters, leaveTokenOf, openSearch, sealSearch } from "./sealed-search.ts";
import * as store from "./store.ts";

type Given = z.output<typeof NewSavedSearch> & { clientId: string };

/** Keeps a search and returns its id; whoever fits now is not new later. */
export async function saveSearch(platform: Platform, find: FindCoaches, { clientId, name, filters }: Given) {
  const now = platform.clock.now();
  await expectActive(platform.database, clientId);
  const { coaches } = await find(filters);
  return transact(platform.database, async (tx): Promise<string> => {
    const count = await store.countSearches(tx, clientId);
    const kept = await store.insertSearch(tx, {
      client_id: clientId,
      sealed: sealSearch(platform, clientId, { name, filters }),
      filters_hash: hashOfFilters(platform, clientId, filters),
      leave_hash: hashOf(leaveTokenOf(platform, clientId)),
      ...{ saved_at: now, looked_at: now, due_at: new Date(nextMorning(now.getTime())) },
    });
    if (!kept) throw new Problem("searchKept");
    if (count >= SAVED_SEARCHES.most) throw new Problem("tooManySearches");
    const coachIds = coaches.map(({ coachId }) => coachId);
    await store.remember(tx, { searchId: kept.id, coachIds, now, most: SAVED_SEARCHES.remembered });
    return kept.id;
  });
}

type Changed = { id: string; clientId: string; name: string; isMailed: boolean };

export const changeSearch = (platform: Platform, { name, isMailed, ...own }: Changed): Promise<void> =>
  transact(platform.database, async (tx) => {
    const row = await store.findSearch(tx, own);
    if (!row) throw new Problem("notFound");
    const morning = new Date(nextMorning(platform.clock.now().getTime()));
    const dueAt = row.is_mailed === isMailed ? undefined : isMailed ? morning : "infinity";
    const { filters } = openSearch(platform, row);
    await store.updateSearch(tx, { ...own, sealed: sealSearch(platform, own.clientId, { name, filters }), dueAt });
  });

/** With the token of any mail; again gets the same answer. */
export async function endSearchMails({ database }: Platform, token: string): Promise<void> {
  if (!(await store.endMails(database, hashOf(token)))) throw new Problem("linkInvalid");
}
