import type { CoachCard } from "@aufwind/contract/coach-cards";
import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";

type Pair = { clientId: string; coachId: string };

/** Which of these coaches a client has bookmarked. */
export async function bookmarkedAmong(
  db: DbOrTx,
  { clientId, coachIds }: { clientId: string; coachIds: readonly string[] },
): Promise<Set<string>> {
  if (coachIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("bookmarks")
    .select("coach_id")
    .where("client_id", "=", clientId)
    .where("coach_id", "=", sql<string>`any(${coachIds}::uuid[])`)
    .execute();
  return new Set(rows.map(({ coach_id }) => coach_id));
}

type InsertBookmarkParams = Pair & { now: Date; most: number };
type Added = { is_found: boolean; is_kept: boolean };

/** Bookmarks a listed coach; returns whether there is such a coach, and whether the bookmark exists. */
export async function insertBookmark(tx: Tx, { clientId, coachId, now, most }: InsertBookmarkParams): Promise<Added> {
  // The coach is locked, so that one who leaves meanwhile is not found instead of violating the reference.
  const { rows } = await sql<Added>`
    with coach as (
      select coaches.user_id from coaches join coach_cards on coach_cards.coach_id = coaches.user_id
      where coaches.user_id = ${coachId} for key share of coaches
    ), kept as (
      select count(*) as count, coalesce(bool_or(coach_id = ${coachId}), false) as has_it
      from bookmarks join coach_cards using (coach_id) where client_id = ${clientId}
    ), added as (
      insert into bookmarks (client_id, coach_id, created_at)
      select ${clientId}, coach.user_id, ${now} from coach, kept where kept.count < ${most}
      on conflict do nothing returning coach_id
    )
    select exists (select from coach) as is_found, kept.has_it or exists (select from added) as is_kept from kept
  `.execute(tx);
  return rows[0] ?? { is_found: false, is_kept: false };
}

export const deleteBookmark = (db: DbOrTx, { clientId, coachId }: Pair) =>
  db.deleteFrom("bookmarks").where("client_id", "=", clientId).where("coach_id", "=", coachId).execute();

/** Bookmarks of listed coaches. */
const shown = (db: DbOrTx, clientId: string) =>
  db
    .selectFrom("bookmarks")
    .innerJoin("coach_cards", "coach_cards.coach_id", "bookmarks.coach_id")
    .where("bookmarks.client_id", "=", clientId);

type Page = PageAsked & { clientId: string };

/** One page of bookmarked coaches by the time of the bookmark. */
export async function findCards(db: DbOrTx, { clientId, sort, ...asked }: Page): Promise<CoachCard[]> {
  const { limit, offset } = rowsOf(asked);
  const rows = await shown(db, clientId)
    .select(sql<CoachCard>`coach_cards.card`.as("card"))
    .orderBy("bookmarks.created_at", sort)
    .orderBy("bookmarks.coach_id", sort === "desc" ? "asc" : "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ card }) => card);
}

export async function countCards(db: DbOrTx, clientId: string): Promise<number> {
  const { count } = await shown(db, clientId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** All of a client's bookmarks, those of hidden coaches too. */
export const bookmarksOf = (db: DbOrTx, clientId: string) =>
  db
    .selectFrom("bookmarks")
    .innerJoin("coaches", "coaches.user_id", "bookmarks.coach_id")
    .select(["bookmarks.coach_id", "coaches.slug", "bookmarks.created_at"])
    .where("bookmarks.client_id", "=", clientId)
    .orderBy("bookmarks.created_at")
    .execute();

export const deleteBookmarks = (tx: Tx, clientId: string) =>
  tx.deleteFrom("bookmarks").where("client_id", "=", clientId).execute();
