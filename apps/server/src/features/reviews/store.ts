import type { Direction } from "@aufwind/rules/search/search";
import { type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Reviews } from "../../platform/database/database-types.ts";

type Anywhere = Database | Tx;

/** How many published reviews of each kind these coaches have; no row before the first. */
export const findRatings = (db: Anywhere, coachIds: readonly string[]) =>
  db.selectFrom("coach_ratings").selectAll().where("coach_id", "=", sql<string>`any(${coachIds}::uuid[])`).execute();

export type RatingRow = Awaited<ReturnType<typeof findRatings>>[number];

/** The same of one coach, as a question that others can be asked with. */
export const ratingRowOf = (db: Anywhere, coachId: string) =>
  db.selectFrom("coach_ratings").selectAll().where("coach_id", "=", coachId);

type Asked = { coachId: string; sort: Direction; limit: number; offset: number };

/** Published reviews of a coach by the time at which they came out. */
export const findPublished = (db: Anywhere, { coachId, sort, limit, offset }: Asked) =>
  db
    .selectFrom("reviews")
    .select(["id", "stars", "body", "locale", "author_name", "written_at", "is_discovery", "answer", "answered_at"])
    .where("coach_id", "=", coachId)
    .where("published_at", "is not", null)
    .orderBy("published_at", sort)
    .orderBy("id", sort === "desc" ? "asc" : "desc")
    .limit(limit)
    .offset(offset)
    .execute();

export type ReviewRow = Awaited<ReturnType<typeof findPublished>>[number];

/** What its author and its coach see of a review besides. */
export const FOLLOWED = [
  "reviews.id",
  "reviews.stars",
  "reviews.body",
  "reviews.locale",
  "reviews.author_name",
  "reviews.written_at",
  "reviews.is_discovery",
  "reviews.answer",
  "reviews.answered_at",
  "reviews.published_at",
  "reviews.contested_at",
  "reviews.contest_reason",
  "reviews.decided_at",
  "reviews.decision_reason",
  "reviews.removed_at",
] as const;
export type FollowedRow = Pick<Selectable<Reviews>, Column>;
type Column = (typeof FOLLOWED)[number] extends `reviews.${infer Name extends keyof Reviews}` ? Name : never;

/** All that a client has written, published or not. */
export const reviewsBy = (db: Anywhere, clientId: string) =>
  db
    .selectFrom("reviews")
    .innerJoin("coaches", "coaches.user_id", "reviews.coach_id")
    .select(["coaches.slug", "stars", "body", "reviews.locale", "author_name", "written_at", "published_at"])
    .select(["contested_at", "contest_reason", "decided_at", "decision_reason", "removed_at"])
    .where("client_id", "=", clientId)
    .orderBy("written_at")
    .execute();

/** All that was written about a coach, with the coach's own answers. */
export const reviewsOf = (db: Anywhere, coachId: string) =>
  db
    .selectFrom("reviews")
    .select(["stars", "body", "locale", "author_name", "written_at", "published_at", "answer", "answered_at"])
    .select(["contested_at", "contest_reason", "decided_at", "decision_reason", "removed_at"])
    .where("coach_id", "=", coachId)
    .orderBy("written_at")
    .execute();

/** Leaves a client's reviews without anything that says whose they were. */
export const forgetAuthor = (tx: Tx, clientId: string) =>
  tx.updateTable("reviews").set({ client_id: null, author_name: "" }).where("client_id", "=", clientId).execute();
