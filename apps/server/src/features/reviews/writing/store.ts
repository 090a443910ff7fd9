import type { Status } from "@aufwind/rules/appointments/status";
import type { Consultation } from "@aufwind/rules/consultations";
import { type Insertable, sql } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import type { Reviews } from "../../../platform/database/database-types.ts";
import { isReachedBy, viewer } from "../../coaches/store.ts";
import { FOLLOWED, type FollowedRow } from "../store.ts";

type Anywhere = Database | Tx;
type Own = { appointmentId: string; clientId: string };

/** The facts about a client's own appointment for its review. */
export const findRated = (db: Anywhere, { appointmentId, clientId }: Own) =>
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
export const findUnrated = (db: Anywhere, { clientId, endedSince }: { clientId: string; endedSince: Date }) =>
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

export const findOfAppointment = (db: Anywhere, appointmentId: string): Promise<FollowedRow | undefined> =>
  db.selectFrom("reviews").select(FOLLOWED).where("appointment_id", "=", appointmentId).executeTakeFirst();

/** Undefined if the appointment already has a review: of two concurrent inserts one succeeds. */
export const insertReview = (tx: Tx, review: Insertable<Reviews>): Promise<FollowedRow | undefined> =>
  tx
    .insertInto("reviews")
    .values(review)
    .onConflict((conflict) => conflict.column("appointment_id").doNothing())
    .returning(FOLLOWED)
    .executeTakeFirst();
