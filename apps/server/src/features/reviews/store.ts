import type { Direction } from "@aufwind/rules/search/search";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

type Anywhere = Database | Tx;

/** How many published reviews of each kind these coaches have; no row before the first. */
export const findRatings = (db: Anywhere, coachIds: readonly string[]) =>
  db.selectFrom("coach_ratings").selectAll().where("coach_id", "=", sql<string>`any(${coachIds}::uuid[])`).execute();

export type RatingRow = Awaited<ReturnType<typeof findRatings>>[number];

type Asked = { coachId: string; sort: Direction; limit: number; offset: number };

/** Published reviews of a coach by the time at which they came out. */
export const findPublished = (db: Anywhere, { coachId, sort, limit, offset }: Asked) =>
  db
    .selectFrom("reviews")
    .select(["id", "stars", "body", "locale", "author_name", "written_at", "answer", "answered_at"])
    .where("coach_id", "=", coachId)
    .where("published_at", "is not", null)
    .orderBy("published_at", sort)
    .orderBy("id", sort === "desc" ? "asc" : "desc")
    .limit(limit)
    .offset(offset)
    .execute();

export type ReviewRow = Awaited<ReturnType<typeof findPublished>>[number];

/** All that a client has written, published or not. */
export const reviewsBy = (db: Anywhere, clientId: string) =>
  db
    .selectFrom("reviews")
    .innerJoin("coaches", "coaches.user_id", "reviews.coach_id")
    .select(["coaches.slug", "stars", "body", "reviews.locale", "author_name", "written_at", "published_at"])
    .where("client_id", "=", clientId)
    .orderBy("written_at")
    .execute();

/** All that was written about a coach, with the coach's own answers. */
export const reviewsOf = (db: Anywhere, coachId: string) =>
  db
    .selectFrom("reviews")
    .select(["stars", "body", "locale", "author_name", "written_at", "published_at", "answer", "answered_at"])
    .where("coach_id", "=", coachId)
    .orderBy("written_at")
    .execute();

/** Leaves a client's reviews without anything that says whose they were. */
export const forgetAuthor = (tx: Tx, clientId: string) =>
  tx.updateTable("reviews").set({ client_id: null, author_name: "" }).where("client_id", "=", clientId).execute();
