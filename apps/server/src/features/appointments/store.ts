import type { Side } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { AppointmentEvents, Appointments } from "../../platform/database/database-types.ts";
import { isReachedBy } from "../coaches/store.ts";
import { isOf } from "../contracts/store.ts";

/** With each side's visits of the call: epoch milliseconds from, to; a running visit ends when it was last renewed. */
export type AppointmentRow = Selectable<Appointments> & { client_visits: number[]; coach_visits: number[] };
export type EventRow = Selectable<AppointmentEvents>;

const visitsOf = (side: Side) => sql<number[]>`coalesce((
  select array_agg(round(date_part('epoch', edge) * 1000)) from room_visits,
    unnest(array[joined_at, coalesce(left_at, seen_at)]) edge
  where room_visits.appointment_id = appointments.id and room_visits.side = ${sql.lit(side)}), '{}')`;
export const VISITS = [visitsOf("client").as("client_visits"), visitsOf("coach").as("coach_visits")] as const;

/** All of them, by name: a prepared statement must not change when a column is added. */
const COLUMNS = [
  "appointments.absent",
  "appointments.agreed_at",
  "appointments.answer_by",
  "appointments.awaiting",
  "appointments.booked_at",
  "appointments.booking_number",
  "appointments.both_present",
  "appointments.client_id",
  "appointments.client_joined_at",
  "appointments.client_reschedules",
  "appointments.client_zone",
  "appointments.coach_id",
  "appointments.coach_joined_at",
  "appointments.consultation",
  "appointments.day_before_reminded_at",
  "appointments.decline_code",
  "appointments.due_at",
  "appointments.early_start_at",
  "appointments.early_start_for",
  "appointments.early_start_locale",
  "appointments.ends_at",
  "appointments.gross_cents",
  "appointments.hold_until",
  "appointments.id",
  "appointments.is_instant",
  "appointments.language",
  "appointments.net_cents",
  "appointments.owed_cents",
  "appointments.package_id",
  "appointments.package_unit",
  "appointments.paid_at",
  "appointments.payment",
  "appointments.reason",
  "appointments.reminded_at",
  "appointments.sequence",
  "appointments.series_id",
  "appointments.source",
  "appointments.starts_at",
  "appointments.status",
  "appointments.terms_locale",
  "appointments.terms_version",
  "appointments.vat_status",
] as const;

/** The start before the proposal: the proposal itself wrote the newest event. */
const startBefore = sql<Date | null>`case when appointments.status = 'Rescheduled' then (
  select starts_at from appointment_events
  where appointment_id = appointments.id and sequence < (
    select max(sequence) from appointment_events where appointment_id = appointments.id and event = 'reschedule')
  order by sequence desc limit 1) end`;

/** Which date of its series it is, and how many of them wait like it does. */
const seriesOf = sql<SeriesPlace | null>`case when appointments.series_id is not null then (
  select json_build_object('id', appointments.series_id, 'count', count(*),
    'place', count(*) filter (where (date.starts_at, date.id) <= (appointments.starts_at, appointments.id)),
    'waiting', count(*) filter (where date.status = appointments.status and date.awaiting = appointments.awaiting))
  from appointments date where date.series_id = appointments.series_id) end`;

/** Appointments with the names of both people, and the coach's address if the client can reach the profile. */
export const appointmentsWithNames = (db: DbOrTx) =>
  db
    .selectFrom("appointments")
    .innerJoin("users as coach", "coach.id", "appointments.coach_id")
    .innerJoin("users as client", "client.id", "appointments.client_id")
    .select(COLUMNS)
    .select(VISITS)
    .select((eb) => [
      // Correlated on purpose: with a join the planner reads all coaches for one page.
      eb
        .selectFrom("coaches")
        .select("slug")
        .whereRef("coaches.user_id", "=", "appointments.coach_id")
        .where(isReachedBy({ viewerId: sql.ref("appointments.client_id") }))
        .as("slug"),
      sql<string>`trim(${eb.ref("coach.first_name")} || ' ' || ${eb.ref("coach.last_name")})`.as("coach_name"),
      sql<string>`trim(${eb.ref("client.first_name")} || ' ' || ${eb.ref("client.last_name")})`.as("client_name"),
      sql<boolean>`exists (select from booking_notes where appointment_id = ${eb.ref("appointments.id")})`.as(
        "has_note",
      ),
      startBefore.as("starts_before"),
      seriesOf.as("series"),
    ]);
type SeriesPlace = { id: string; place: number; count: number; waiting: number };
export type AppointmentWithNames = AppointmentRow & {
  slug: string | null;
  coach_name: string;
  client_name: string;
  has_note: boolean;
  starts_before: Date | null;
  series: SeriesPlace | null;
};

export const appointmentRows = (db: DbOrTx) => db.selectFrom("appointments").selectAll().select(VISITS);

/** One of somebody's own appointments; for anybody else there is no row. */
export const isOwnAppointment = (userId: string) =>
  sql<boolean>`${userId}::uuid in (appointments.coach_id, appointments.client_id)`;

type Own = { id: string; userId: string };

export const findOwn = (db: DbOrTx, { id, userId }: Own): Promise<AppointmentWithNames | undefined> =>
  appointmentsWithNames(db).where("appointments.id", "=", id).where(isOwnAppointment(userId)).executeTakeFirst();

/** The same, locked until the commit. */
export const lockOwn = (tx: Tx, { id, userId }: Own): Promise<AppointmentRow | undefined> =>
  appointmentRows(tx).where("id", "=", id).where(isOwnAppointment(userId)).forNoKeyUpdate().executeTakeFirst();

/** Any appointment, locked until the commit, for changes of its payment. */
export const lockAny = (tx: Tx, id: string): Promise<AppointmentRow> =>
  appointmentRows(tx).where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();

export async function appointmentExists(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom("appointments").select("id").where("id", "=", id).execute()).length > 0;
}

/** Keeps both people from leaving until the commit. */
export const lockPeople = (tx: Tx, { coach_id, client_id }: Pick<AppointmentRow, "coach_id" | "client_id">) =>
  tx.selectFrom("users").select("id").where("id", "in", [coach_id, client_id]).orderBy("id").forKeyShare().execute();

/** Somebody's live appointments, locked until the commit; in one order for all, since each locks a day of its coach. */
export const lockLive = (tx: Tx, userId: string): Promise<AppointmentRow[]> =>
  appointmentRows(tx)
    .where(isOwnAppointment(userId))
    .where("status", "in", ["Pending", "Scheduled", "Rescheduled"])
    .orderBy("coach_id")
    .orderBy("starts_at")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

/** Somebody's future appointments, the next first; the coach does not see those before payment details are given. */
export const findAhead = (
  db: DbOrTx,
  { userId, now }: { userId: string; now: Date },
): Promise<AppointmentWithNames[]> =>
  appointmentsWithNames(db)
    .where(isOwnAppointment(userId))
    .where("appointments.status", "in", ["Pending", "Scheduled", "Rescheduled"])
    .where("appointments.starts_at", ">", now)
    .where((eb) => eb.or([eb("client_id", "=", userId), eb("awaiting", "is distinct from", "payment_details")]))
    .orderBy("appointments.starts_at")
    .orderBy("appointments.id")
    .execute();

export const insertAppointment = async (tx: Tx, appointment: Insertable<Appointments>): Promise<AppointmentRow> =>
  (await insertAppointments(tx, [appointment]))[0] as AppointmentRow;

/** take_time() inserts the taken times, or fails if somebody has one; charge_is_due() inserts the charges, if agreed. */
export const insertAppointments = (tx: Tx, some: Insertable<Appointments>[]): Promise<AppointmentRow[]> =>
  tx.insertInto("appointments").values(some).returningAll().returning(VISITS).execute();

/** take_time() moves or frees the time; charge_is_due() inserts the charge or makes it due again. */
export const updateAppointment = (tx: Tx, id: string, changes: Updateable<Appointments>): Promise<AppointmentRow> =>
  tx
    .updateTable("appointments")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .returning(VISITS)
    .executeTakeFirstOrThrow();

export const insertEvents = (tx: Tx, events: Insertable<AppointmentEvents>[]) =>
  tx.insertInto("appointment_events").values(events).execute();

export const findHistory = (db: DbOrTx, id: string): Promise<EventRow[]> =>
  db.selectFrom("appointment_events").selectAll().where("appointment_id", "=", id).orderBy("sequence").execute();

export type Reader = {
  userId: string;
  /** Empty for somebody who has left. */
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  zone: string;
};

export type Readers = { client: Reader; coach: Reader; hasNote?: boolean };

/** The people of appointments as mails and calendars need them, by appointment id. */
const portraitOf = (side: Side) =>
  sql`(select json_build_object('version', version, 'widths', widths) from photos
    where owner_id = ${sql.ref(`${side}.id`)} and role = 'profile')`;

export async function findReaders(db: DbOrTx, ids: readonly string[]): Promise<Map<string, Readers>> {
  const { rows } = await sql<Readers & { id: string }>`
    select appointments.id,
      json_build_object('userId', client.id, 'email', coalesce(client.email, ''), 'firstName', client.first_name,
        'lastName', client.last_name, 'locale', client.locale, 'zone', client_zone,
        'photo', ${portraitOf("client")}) as client,
      json_build_object('userId', coach.id, 'email', coalesce(coach.email, ''), 'firstName', coach.first_name,
        'lastName', coach.last_name, 'locale', coach.locale,
        'zone', coalesce(schedules.time_zone, 'Europe/Berlin'), 'photo', ${portraitOf("coach")}) as coach,
      exists (select from booking_notes where appointment_id = appointments.id) as "hasNote"
    from appointments
    join users client on client.id = client_id
    join users coach on coach.id = appointments.coach_id
    left join schedules on schedules.coach_id = appointments.coach_id
    where appointments.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...readers }) => [id, readers]));
}

/** Some of a coach's appointments. */
export const findSomeOfCoach = (
  db: DbOrTx,
  { coachId, ids }: { coachId: string; ids: readonly string[] },
): Promise<AppointmentRow[]> =>
  appointmentRows(db).where("coach_id", "=", coachId).where("id", "=", sql<string>`any(${ids}::uuid[])`).execute();

/** Somebody's appointments that ended after that, and cancelled ones a little longer. */
export const findForCalendar = (db: DbOrTx, { userId, since, dropped }: ForCalendar): Promise<AppointmentRow[]> =>
  appointmentRows(db)
    .where(isOwnAppointment(userId))
    .where("ends_at", ">", since)
    .where((eb) => eb.or([eb("status", "not in", ["Cancelled", "Rejected"]), eb("ends_at", ">", dropped)]))
    // The coach does not see it before payment details are given.
    .where((eb) => eb.or([eb("client_id", "=", userId), eb("awaiting", "is distinct from", "payment_details")]))
    .orderBy("starts_at")
    .execute();
type ForCalendar = { userId: string; since: Date; dropped: Date };

/** Takes one due appointment; other workers take others (skip locked). Dates that wait for an answer go as a series. */
export const lockDue = (tx: Tx, now: Date): Promise<AppointmentRow | undefined> =>
  appointmentRows(tx)
    .where("due_at", "<=", now)
    .where((eb) => eb.or([eb("series_id", "is", null), eb("awaiting", "is", null), eb("status", "=", "No Show")]))
    .orderBy("due_at")
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Postpones what failed, so that it does not block the others. */
export const postponeDue = (db: DbOrTx, ids: readonly string[], until: Date) =>
  db.updateTable("appointments").set({ due_at: until }).where("id", "in", ids).execute();

/** The relation of the pair, the coach's zone, what refunds gave back, and by how much they lowered the price. */
export type WholeRow = AppointmentWithNames & {
  relation: string | null;
  coach_zone: string | null;
  have_met: boolean;
  /** Of its contract; null from before contracts were kept. */
  concluded_at: Date | null;
  refunded_cents: number;
  lowered_cents: number;
};

const refundSum = (cents: RawBuilder<unknown>) =>
  sql<number>`coalesce((select sum(${cents}) from refunds where refunds.appointment_id = appointments.id), 0)`;

export const findWhole = (db: DbOrTx, { id, userId }: Own): Promise<WholeRow | undefined> =>
  appointmentsWithNames(db)
    .leftJoin("relations", (join) =>
      join
        .onRef("relations.coach_id", "=", "appointments.coach_id")
        .onRef("relations.client_id", "=", "appointments.client_id"),
    )
    .leftJoin("schedules", "schedules.coach_id", "appointments.coach_id")
    .select(["relations.kind as relation", "schedules.time_zone as coach_zone"])
    // Inserted by keep_days_of_appointments() when an appointment is completed.
    .select(
      sql<boolean>`exists (select from coach_meetings where coach_meetings.coach_id = appointments.coach_id
        and coach_meetings.client_id = appointments.client_id)`.as("have_met"),
    )
    .select(
      sql<Date | null>`(select max(concluded_at) from contracts where ${isOf(sql.ref("appointments.id"))})`.as(
        "concluded_at",
      ),
    )
    .select([
      refundSum(sql`amount_cents + gift_cents + package_cents + credit_cents`).as("refunded_cents"),
      refundSum(sql`price_cents`).as("lowered_cents"),
    ])
    .where("appointments.id", "=", id)
    .where(isOwnAppointment(userId))
    .executeTakeFirst();
