import type { CoachCard } from "@aufwind/contract/coach-cards";
import type { SavedSearch } from "@aufwind/contract/saved-searches";
import { SAVED_SEARCHES } from "@aufwind/rules/saved-searches";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { createFinder } from "../search/queries.ts";
import { openSearch } from "./sealed-search.ts";
import * as store from "./store.ts";

type Found = { coaches: CoachCard[]; total: number };
export type FindCoaches = (filters: SavedSearch["filters"]) => Promise<Found>;

/** The newest coaches of the search itself. Who has only some of the words does not fit. */
export function createNewestFinder(platform: Platform): FindCoaches {
  const find = createFinder(platform);
  return async (filters) => {
    const paging = { orderBy: "newest", sort: "desc", page: 0, size: SAVED_SEARCHES.looked } as const;
    const { cards, total, matched } = await find({ ...filters, ...paging });
    return matched === "all" ? { coaches: cards, total } : { coaches: [], total: 0 };
  };
}

const present = (platform: Platform, row: store.SavedRow): SavedSearch => ({
  id: row.id,
  ...openSearch(platform, row),
  savedAt: row.saved_at.toISOString(),
  isMailed: row.is_mailed,
  mailedAt: row.mailed_at?.toISOString() ?? null,
});

export async function searchesOf(platform: Platform, clientId: string): Promise<SavedSearch[]> {
  return (await store.listSearches(platform.database, clientId)).map((row) => present(platform, row));
}

export async function readSearch(platform: Platform, own: { id: string; clientId: string }): Promise<SavedSearch> {
  const row = await store.findSearch(platform.database, own);
  if (!row) throw new Problem("notFound");
  return present(platform, row);
}
