import { LIVE } from "@aufwind/rules/appointments/status";
import { NOTE_MISSED_FOR_DAYS } from "@aufwind/rules/notes";
import { sql } from "kysely";

/** Spelled out in the statements, so that a prepared plan can use partial indexes. */
const isLive = sql`status in (${sql.join(LIVE.map((status) => sql.lit(status)))})`;
const tomorrow = (now: Date) =>
  sql`(((${now}::timestamptz at time zone 'Europe/Berlin')::date + 1)::timestamp at time zone 'Europe/Berlin')`;
const daysAgo = (now: Date, days: number) => sql`(${now}::timestamptz - make_interval(days => ${sql.lit(days)}))`;

type Counted = { userId: string; now: Date };
/** A column of the summary: what a coach's menu counts; a series that waits is one. Appointments are read from now on, or for a week: never a whole history. */
export const coachCounts = ({ userId, now }: Counted) => sql`json_build_object(
  'appointmentsToday', (select count(*) from appointments where coach_id = ${userId} and status = 'Scheduled'
    and starts_at > ${daysAgo(now, 1)} and starts_at < ${tomorrow(now)} and ends_at > ${now}),
  'requests', (select count(distinct coalesce(series_id, id)) from appointments where coach_id = ${userId} and awaiting = 'coach' and ${isLive}
    and starts_at > ${now}),
  'clients', (select count(*) from relations where coach_id = ${userId}),
  'notesMissing', (select count(*) from appointments where coach_id = ${userId} and status = 'Completed'
    and starts_at > ${daysAgo(now, NOTE_MISSED_FOR_DAYS)}
    and exists (select from notes where notes.coach_id = ${userId})
    and not exists (select from notes where notes.appointment_id = appointments.id)),
  'reviewsWaiting', (select count(*) from reviews where coach_id = ${userId} and published_at is null
    and contested_at is null and removed_at is null))`;

/** The same for a client's menu. */
export const clientCounts = ({ userId, now }: Counted) => sql`json_build_object(
  'appointments', (select count(*) from appointments where client_id = ${userId} and ${isLive}
    and starts_at > ${daysAgo(now, 1)} and ends_at > ${now}),
  'awaiting', (select count(distinct coalesce(series_id, id)) from appointments where client_id = ${userId}
    and awaiting in ('client', 'payment_details') and ${isLive} and starts_at > ${now}),
  'goals', (select count(*) from worksheets where client_id = ${userId} and answered_at is null
    and withdrawn_at is null) + (select count(*) from goal_steps join goals on goals.id = goal_id
    where goals.client_id = ${userId} and state = 'open' and done_at is null
      and due_on <= (${now}::timestamptz at time zone 'Europe/Berlin')::date),
  'documents', (select count(*) from document_shares where client_id = ${userId}),
  'bookmarks', (select count(*) from bookmarks join coach_cards using (coach_id) where client_id = ${userId}))`;
