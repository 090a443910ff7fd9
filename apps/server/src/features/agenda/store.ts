import type { Status } from "@aufwind/rules/appointments/status";
import { DURATION } from "@aufwind/rules/consultations";
import { MINUTE } from "@aufwind/rules/time/durations";
import type { Range } from "@aufwind/rules/time/ranges";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { appointmentsWithNames } from "../appointments/store.ts";

/** A range in epoch milliseconds. */
type Query = Range & { coachId: string };

const LONGEST = DURATION.most * MINUTE;

/** A coach's appointments that overlap a range, in order; the lower bound covers the longest appointment. */
export const findTouching = (db: Database, { coachId, start, end, statuses }: Query & { statuses: Status[] }) =>
  appointmentsWithNames(db)
    .where("appointments.coach_id", "=", coachId)
    .where("appointments.starts_at", ">", new Date(start - LONGEST))
    .where("appointments.starts_at", "<", new Date(end))
    .where("appointments.ends_at", ">", new Date(start))
    .where("appointments.status", "in", statuses)
    .orderBy("appointments.starts_at")
    .orderBy("appointments.id")
    .execute();

/** Busy times of a coach's imported calendars that touch a time, in epoch milliseconds. */
export async function findBusy(db: Database, { coachId, start, end }: Query): Promise<Range[]> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select lower(during) as from, upper(during) as to from busy_times
    where coach_id = ${coachId} and during && tstzrange(${new Date(start)}, ${new Date(end)})`.execute(db);
  return rows.map(({ from, to }) => ({ start: from.getTime(), end: to.getTime() }));
}
