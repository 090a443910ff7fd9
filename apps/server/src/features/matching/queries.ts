import type { SuggestedCoach } from "@aufwind/contract/matching";
import { pageFacts } from "@aufwind/contract/platform/lists";
import { isAboveBudget, type Matchable, matchOf, POINTS, type Wish } from "@aufwind/rules/matching";
import { type Direction, MOST_RESULTS } from "@aufwind/rules/search/filters";
import { traitsOf } from "@aufwind/rules/search/index-terms";
import type { Database } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { findOthers } from "../appointments/list-store.ts";
import { bookmarkedAmong } from "../bookmarks/store.ts";
import { wishOf } from "../clients/queries.ts";
import type { MatchedRow } from "./store.ts";
import * as store from "./store.ts";

type Page = { page: number; size: number; sort: Direction };
type MatchesOfParams = Page & { wish: Wish; now: Date; known?: readonly string[] };

/** One page of the coaches who match a client's preferences and are new to them; empty before there are any. */
export async function suggestedCoaches(platform: Platform, clientId: string, { page, size, sort }: Page) {
  const { database, clock } = platform;
  const wish = await wishOf(platform, database, clientId);
  if (!wish) return { items: [], ...pageFacts({ page, size, totalCount: 0 }) };
  const now = clock.now();
  const known = (await findOthers(database, { side: "client", userId: clientId })).map(({ id }) => id);
  const [rows, totalCount] = await Promise.all([
    matchesOf(database, { wish, now, known, page, size, sort }),
    store.countMatches(database, wish, known),
  ]);
  const bookmarked = await bookmarkedAmong(database, { clientId, coachIds: rows.map(({ coach_id }) => coach_id) });
  return {
    items: rows.map((row) => ({ ...presentMatch(row, wish, now), bookmarked: bookmarked.has(row.coach_id) })),
    ...pageFacts({ page, size, totalCount }),
  };
}

/** The most points a coach can have besides those for topics. */
const OTHERS = Object.values(POINTS).reduce((sum, points) => sum + points, 0) - POINTS.topics;

/** One page by score. Coaches with the most topics are read first: usually nobody else can beat them. */
export async function matchesOf(
  database: Database,
  { page, size, ...asked }: MatchesOfParams,
): Promise<store.MatchedRow[]> {
  const offset = page * size;
  const limit = Math.min(size, MOST_RESULTS - offset);
  if (limit <= 0) return [];
  const topics = asked.wish.areas.length;
  const least = Math.floor(topics / 2) + 1;
  if (asked.sort === "desc" && least > 1) {
    const rows = await store.findMatches(database, { ...asked, least, limit, offset });
    const bestOfOthers = Math.floor((POINTS.topics * (least - 1)) / topics) + OTHERS;
    const last = rows.at(-1);
    const isSettled = last && last.score > bestOfOthers && !isAboveBudget(asked.wish, last.fee_cents);
    if (rows.length === limit && isSettled) return rows;
  }
  return store.findMatches(database, { ...asked, least: 1, limit, offset });
}

const GENDERS = ["female", "male"] as const;

const genderOf = (traits: number): Matchable["gender"] =>
  GENDERS.find((gender) => traits & traitsOf({ gender, hasExtended: false })) ?? null;

/** A coach with the reasons of the match. */
function presentMatch(row: MatchedRow, wish: Wish, now: Date): SuggestedCoach {
  const nextFreeAt = Number(row.next_free_at);
  const coach: Matchable = {
    areas: row.card.areasOfIntervention,
    languages: row.card.spokenLanguages,
    gender: genderOf(row.traits),
    feeCents: row.fee_cents,
    rating: row.rating,
    nextFreeAt: Number.isFinite(nextFreeAt) ? nextFreeAt : null,
  };
  const { reasons } = matchOf(wish, coach, now.getTime());
  return { ...row.card, match: { score: row.score, reasons } };
}
