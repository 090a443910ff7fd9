import pg from "pg";
import {
  APPOINTMENT_ROWS,
  BUSY_ROWS,
  CLIENT_ROWS,
  RELATION_ROWS,
  TAKEN_ROWS,
  WITHOUT_TIME,
} from "./many/appointments.ts";

const BLOCK = 10_000;
const TABLES = "users, appointments, taken_times, relations, imported_calendars, busy_times";

type Wanted = { coaches: number; today: Date };

/** Ten appointments for each of the coaches made for measurements: eight past, two ahead. */
export async function makeAppointmentsAt(databaseUrl: string, { coaches, today }: Wanted): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Triggers and foreign keys would run a million times; constraints still hold.
    await client.query("set session_replication_role = replica");
    await client.query("set synchronous_commit = off");
    await client.query(CLIENT_ROWS, [today]);
    for (let first = 1; first <= coaches; first += BLOCK)
      await client.query(APPOINTMENT_ROWS, [first, Math.min(first + BLOCK - 1, coaches), today]);
    for (const rows of [TAKEN_ROWS, WITHOUT_TIME, RELATION_ROWS]) await client.query(rows);
    await client.query(BUSY_ROWS, [today]);
    await client.query(`vacuum (analyze) ${TABLES}`);
  } finally {
    await client.end();
  }
}
