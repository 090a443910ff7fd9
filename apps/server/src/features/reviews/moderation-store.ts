import type { ReviewStatus } from "@aufwind/rules/reviews";
import type { Direction } from "@aufwind/rules/search/filters";
import { sql, type Updateable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Reviews } from "../../platform/database/database-types.ts";
import { VISITS } from "../appointments/store.ts";
import { FOLLOWED, type FollowedRow } from "./store.ts";

const STATUS_CONDITIONS: Record<ReviewStatus, ReturnType<typeof sql<boolean>>> = {
  waiting: sql<boolean>`published_at is null and contested_at is null and removed_at is null`,
  published: sql<boolean>`published_at is not null`,
  contested: sql<boolean>`published_at is null and contested_at is not null and removed_at is null`,
  removed: sql<boolean>`published_at is null and removed_at is not null`,
};

type FindByStatusParams = { coachId: string; status: ReviewStatus; sort: Direction; limit: number; offset: number };

/** A coach's own reviews of one status; published ones by publication time, as everybody sees them. */
export const findByStatus = (
  db: DbOrTx,
  { coachId, status, sort, limit, offset }: FindByStatusParams,
): Promise<FollowedRow[]> =>
  db
    .selectFrom("reviews")
    .select(FOLLOWED)
    .where("coach_id", "=", coachId)
    .where(STATUS_CONDITIONS[status])
    .orderBy(status === "published" ? "published_at" : "written_at", sort)
    .orderBy("id", sort === "desc" ? "asc" : "desc")
    .limit(limit)
    .offset(offset)
    .execute();

/** How many of a coach's reviews are not published, by status. */
export const countUnpublished = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("reviews")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(STATUS_CONDITIONS.waiting).as("waiting"),
      eb.fn.countAll<number>().filterWhere(STATUS_CONDITIONS.contested).as("contested"),
      eb.fn.countAll<number>().filterWhere(STATUS_CONDITIONS.removed).as("removed"),
    ])
    .where("coach_id", "=", coachId)
    .where("published_at", "is", null)
    .executeTakeFirstOrThrow();

/** How many reviews wait for a coach, as a subquery. */
export const waitingReviewsOf = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("reviews")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("coach_id", "=", coachId)
    .where("published_at", "is", null)
    .where(STATUS_CONDITIONS.waiting);

/** A review of this coach, locked until the commit; not found for any other coach. */
export const lockOfCoach = (tx: Tx, { id, coachId }: { id: string; coachId: string }) =>
  tx
    .selectFrom("reviews")
    .select(FOLLOWED)
    .where("id", "=", id)
    .where("coach_id", "=", coachId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Any review, for an operator. */
export const lockAny = (tx: Tx, id: string): Promise<FollowedRow | undefined> =>
  tx.selectFrom("reviews").select(FOLLOWED).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** The oldest that has waited since then; other workers take others. */
export const lockWaitingSince = (tx: Tx, writtenBy: Date): Promise<FollowedRow | undefined> =>
  tx
    .selectFrom("reviews")
    .select(FOLLOWED)
    .where(STATUS_CONDITIONS.waiting)
    .where("written_at", "<=", writtenBy)
    .orderBy("written_at")
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

export const updateReview = (tx: Tx, id: string, changes: Updateable<Reviews>): Promise<FollowedRow> =>
  tx.updateTable("reviews").set(changes).where("id", "=", id).returning(FOLLOWED).executeTakeFirstOrThrow();

/** A review with the two people and its appointment, for whoever decides about it. */
export const findContested = (db: DbOrTx, id: string) =>
  db
    .selectFrom("reviews")
    .innerJoin("users as coach", "coach.id", "reviews.coach_id")
    .leftJoin("users as client", "client.id", "reviews.client_id")
    .leftJoin("appointments", "appointments.id", "reviews.appointment_id")
    .select(FOLLOWED)
    .select(["reviews.coach_id", "reviews.client_id", "reviews.appointment_id"])
    .select(["appointments.starts_at", "appointments.ends_at", "appointments.status", "appointments.both_present"])
    .select([
      sql<string>`trim(coach.first_name || ' ' || coach.last_name)`.as("coach_name"),
      sql<string | null>`trim(client.first_name || ' ' || client.last_name)`.as("client_name"),
    ])
    .select(VISITS)
    .where("reviews.id", "=", id)
    .executeTakeFirst();
