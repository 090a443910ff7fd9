import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { appointmentsWithNames, isOwnAppointment } from "./store.ts";

/** What somebody wrote is erased with them. */
export async function eraseReasons(tx: Tx, userId: string): Promise<void> {
  await sql`
    update appointment_events set reason = null from appointments
    where appointments.id = appointment_id and ${isOwnAppointment(userId)} and appointment_events.reason is not null
      and case by when 'coach' then coach_id when 'client' then client_id end = ${userId}`.execute(tx);
  await sql`
    update appointments set reason = null where ${isOwnAppointment(userId)} and reason is not null and not exists (
      select from appointment_events where appointment_id = appointments.id and appointment_events.reason is not null
    )`.execute(tx);
}

/** With the history of each. */
export const appointmentsOf = (db: DbOrTx, userId: string) =>
  appointmentsWithNames(db)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("appointment_events")
          .select(["event", "by", "at", "appointment_events.status", "appointment_events.starts_at"])
          .select("appointment_events.reason")
          .whereRef("appointment_id", "=", "appointments.id")
          .orderBy("appointment_events.sequence"),
      ).as("history"),
    )
    .where(isOwnAppointment(userId))
    .orderBy("appointments.starts_at")
    .execute();
