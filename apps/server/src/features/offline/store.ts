import type { Side } from "@aufwind/rules/appointments/status";
import type { Consultation } from "@aufwind/rules/consultations";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

type NextRow = { id: string; name: string; consultation: Consultation; starts_at: Date; ends_at: Date };
type FindNextParams = { side: Side; userId: string; now: Date };

const MOST = 5;

/** The next confirmed appointments, with the other person's name. */
export async function findNext(db: Database, { side, userId, now }: FindNextParams): Promise<NextRow[]> {
  const [own, other] = side === "client" ? ["client_id", "coach_id"] : ["coach_id", "client_id"];
  const { rows } = await sql<NextRow>`
    select appointments.id, trim(first_name || ' ' || last_name) as name, consultation, starts_at, ends_at
    from appointments join users on users.id = appointments.${sql.ref(other)}
    where appointments.${sql.ref(own)} = ${userId} and status = 'Scheduled' and ends_at > ${now}
      and starts_at > ${now}::timestamptz - interval '1 day'
    order by starts_at, appointments.id limit ${MOST}`.execute(db);
  return rows;
}
