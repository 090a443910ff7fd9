import { LIVE } from "@aufwind/rules/appointments/status";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import {
  type AppointmentRow,
  type AppointmentWithNames,
  appointmentRows,
  appointmentsWithNames,
  isOwnAppointment,
} from "./store.ts";

type OwnSeries = { seriesId: string; userId: string };

/** The dates of somebody's own series in order; the coach does not see them before payment details are given. */
export const findDates = (db: DbOrTx, { seriesId, userId }: OwnSeries): Promise<AppointmentWithNames[]> =>
  appointmentsWithNames(db)
    .where("appointments.series_id", "=", seriesId)
    .where(isOwnAppointment(userId))
    .where((eb) => eb.or([eb("client_id", "=", userId), eb("awaiting", "is distinct from", "payment_details")]))
    .orderBy("appointments.starts_at")
    .orderBy("appointments.id")
    .execute();

/** The live dates of a series, locked until the commit; in one order for all. */
export const lockDates = (tx: Tx, seriesId: string): Promise<AppointmentRow[]> =>
  appointmentRows(tx)
    .where("series_id", "=", seriesId)
    .where("status", "in", LIVE)
    .orderBy("starts_at")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

/**
 * Takes the due dates of one series that wait for an answer, which lapse as one; other workers take others. Whoever
 * changes several dates locks the series first.
 */
export async function lockDueDates(tx: Tx, now: Date): Promise<AppointmentRow[]> {
  const { rows: found } = await sql<{ id: string }>`
    select id from appointment_series where id in (
      select series_id from appointments where due_at <= ${now} and series_id is not null and awaiting is not null
        and status in ('Pending', 'Rescheduled'))
    limit 1 for no key update skip locked`.execute(tx);
  const [series] = found;
  if (!series) return [];
  const dates = await lockDates(tx, series.id);
  return dates.filter(({ status, awaiting, due_at }) => {
    const isWaiting = awaiting !== null && (status === "Pending" || status === "Rescheduled");
    return isWaiting && due_at !== null && due_at <= now;
  });
}

/** Frees the times of dates that move together, since one may take the time of another; take_time() takes the new ones. */
export const freeTimes = (tx: Tx, ids: readonly string[]) =>
  sql`delete from taken_times where appointment_id = any(${ids}::uuid[])`.execute(tx);

/** When the client is busy from now on: epoch milliseconds from, to, from, to. */
export async function findOwnTimes(
  db: DbOrTx,
  { clientId, now, except = [] }: { clientId: string; now: Date; except?: readonly string[] },
): Promise<number[]> {
  const { rows: found } = await sql<{ edges: number[] }>`
    select coalesce(array_agg(edge), '{}') as edges from taken_times,
      unnest(array[date_part('epoch', lower(during)) * 1000, date_part('epoch', upper(during)) * 1000]) edge
    where client_id = ${clientId} and during && tstzrange(${now}, null)
      and appointment_id <> all(${except}::uuid[])`.execute(db);
  return found[0]?.edges ?? [];
}
