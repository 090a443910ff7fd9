import type { Status } from "@aufwind/rules/appointments/status";
import type { Consultation } from "@aufwind/rules/consultations";
import type { Direction } from "@aufwind/rules/search/filters";
import { type Insertable, type Selectable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Reviews } from "../../platform/database/database-types.ts";
import { isReachedBy, viewer } from "../coaches/store.ts";

/** How many published reviews of each rating these coaches have, as keep_ratings() counts; no row before the first. */
export const findRatings = (db: DbOrTx, coachIds: readonly string[]) =>
  db.selectFrom("coach_ratings").selectAll().where("coach_id", "=", sql<string>`any(${coachIds}::uuid[])`).execute();

export type RatingRow = Awaited<ReturnType<typeof findRatings>>[number];

/** The same for one coach, as a subquery. */
export const ratingRowOf = (db: DbOrTx, coachId: string) =>
  db.selectFrom("coach_ratings").selectAll().where("coach_id", "=", coachId);

type FindPublishedParams = { coachId: string; sort: Direction; limit: number; offset: number };

/** Published reviews of a coach by publication time. */
export const findPublished = (db: DbOrTx, { coachId, sort, limit, offset }: FindPublishedParams) =>
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

/** What only its author and its coach see of a review. */
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

/** All reviews by a client, published or not. */
export const reviewsBy = (db: DbOrTx, clientId: string) =>
  db
    .selectFrom("reviews")
    .innerJoin("coaches", "coaches.user_id", "reviews.coach_id")
    .select(["coaches.slug", "stars", "body", "reviews.locale", "author_name", "written_at", "published_at"])
    .select(["contested_at", "contest_reason", "decided_at", "decision_reason", "removed_at"])
    .where("client_id", "=", clientId)
    .orderBy("written_at")
    .execute();

/** All reviews of a coach, with the coach's own answers. */
export const reviewsOf = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("reviews")
    .select(["stars", "body", "locale", "author_name", "written_at", "published_at", "answer", "answered_at"])
    .select(["contested_at", "contest_reason", "decided_at", "decision_reason", "removed_at"])
    .where("coach_id", "=", coachId)
    .orderBy("written_at")
    .execute();

/** Anonymizes a client's reviews. */
export const eraseAuthor = (tx: Tx, clientId: string) =>
  tx.updateTable("reviews").set({ client_id: null, author_name: "" }).where("client_id", "=", clientId).execute();

/** The fields of a review for notifications. */
export const findMailFacts = (tx: Tx, reviewId: string) =>
  tx
    .selectFrom("reviews")
    .leftJoin("appointments", "appointments.id", "reviews.appointment_id")
    .select(["reviews.coach_id", "reviews.client_id", "reviews.appointment_id", "appointments.starts_at"])
    .select(["reviews.written_at", "reviews.decision_reason"])
    .where("reviews.id", "=", reviewId)
    .executeTakeFirstOrThrow();

type InsertRequestsParams = { now: Date; completedBy: Date; endedSince: Date; most: number };
export type RequestedReview = { appointment_id: string; client_id: string; starts_at: Date };

/** Records whom we ask for a review of recently completed appointments, each once, oldest first. */
export async function insertRequests(
  tx: Tx,
  { now, completedBy, endedSince, most }: InsertRequestsParams,
): Promise<RequestedReview[]> {
  const { rows } = await sql<RequestedReview>`
    with due as (
      select appointments.id, client_id, starts_at from appointments
      join coaches on coaches.user_id = appointments.coach_id
      join users on users.id = client_id and deleted_at is null
      where status = 'Completed' and both_present and ends_at > ${endedSince} and ends_at <= ${completedBy}
        and exists (
          select from appointment_events
          where appointment_id = appointments.id and event = 'complete' and at <= ${completedBy}
        )
        and not exists (select from reviews where appointment_id = appointments.id)
        and not exists (select from review_requests where appointment_id = appointments.id)
      order by ends_at limit ${most}
    ), asked as (
      insert into review_requests (appointment_id, asked_at) select id, ${now} from due
      on conflict do nothing returning appointment_id
    )
    select appointment_id, client_id, starts_at from asked join due on due.id = appointment_id`.execute(tx);
  return rows;
}

type FindRatedParams = { appointmentId: string; clientId: string };

/** The facts about a client's own appointment for its review. */
export const findRated = (db: DbOrTx, { appointmentId, clientId }: FindRatedParams) =>
  db
    .selectFrom("appointments")
    .innerJoin("users as client", "client.id", "appointments.client_id")
    .innerJoin("users as coach", "coach.id", "appointments.coach_id")
    .leftJoin("coaches", "coaches.user_id", "appointments.coach_id")
    .select([
      "appointments.id",
      "appointments.coach_id",
      "appointments.starts_at",
      "appointments.both_present",
      sql<Status>`appointments.status`.as("status"),
      sql<Consultation>`appointments.consultation`.as("consultation"),
      sql<string>`trim(coach.first_name || ' ' || coach.last_name)`.as("coach_name"),
      sql<string | null>`case when ${isReachedBy({ viewerId: viewer(clientId) })} then coaches.slug end`.as("slug"),
      sql<boolean>`coaches.user_id is not null`.as("is_coach_here"),
      "client.first_name",
      "client.last_name",
    ])
    .where("appointments.id", "=", appointmentId)
    .where("appointments.client_id", "=", clientId)
    .where("client.deleted_at", "is", null)
    .executeTakeFirst();

export type RatedRow = NonNullable<Awaited<ReturnType<typeof findRated>>>;

const MOST_UNRATED = 3;

/** Unrated appointments since then with coaches who are still registered; latest first. */
export const findUnrated = (db: DbOrTx, { clientId, endedSince }: { clientId: string; endedSince: Date }) =>
  db
    .selectFrom("appointments")
    .innerJoin("coaches", "coaches.user_id", "appointments.coach_id")
    .innerJoin("users as coach", "coach.id", "appointments.coach_id")
    .leftJoin("reviews", "reviews.appointment_id", "appointments.id")
    .select([
      "appointments.id",
      "appointments.starts_at",
      sql<Consultation>`appointments.consultation`.as("consultation"),
      sql<string>`trim(coach.first_name || ' ' || coach.last_name)`.as("coach_name"),
    ])
    .where("appointments.client_id", "=", clientId)
    .where("appointments.status", "=", "Completed")
    .where("appointments.both_present", "=", true)
    .where("appointments.ends_at", ">", endedSince)
    .where("reviews.id", "is", null)
    .orderBy("appointments.ends_at", "desc")
    .limit(MOST_UNRATED)
    .execute();

export const findOfAppointment = (db: DbOrTx, appointmentId: string): Promise<FollowedRow | undefined> =>
  db.selectFrom("reviews").select(FOLLOWED).where("appointment_id", "=", appointmentId).executeTakeFirst();

/**
 * Undefined if the appointment already has a review: of two concurrent inserts one succeeds. `is_discovery` is set by
 * review_knows_its_appointment().
 */
export const insertReview = (tx: Tx, review: Insertable<Reviews>): Promise<FollowedRow | undefined> =>
  tx
    .insertInto("reviews")
    .values(review)
    .onConflict((conflict) => conflict.column("appointment_id").doNothing())
    .returning(FOLLOWED)
    .executeTakeFirst();
