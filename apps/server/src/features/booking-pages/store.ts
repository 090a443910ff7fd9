import { sql } from "kysely";
import type { DbOrTx } from "../../platform/database/database.ts";

type SourceRow = { source: string; clients: number; appointments: number };

/**
 * A coach's appointments by source, and each client by the source of the first one. What was rejected or cancelled, or
 * waits for payment details, does not count.
 */
export async function countSources(db: DbOrTx, coachId: string): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select source, count(*)::int as appointments, count(*) filter (where place = 1)::int as clients
    from (
      select source, row_number() over (partition by client_id order by booked_at, id) as place
      from appointments
      where coach_id = ${coachId} and status not in ('Cancelled', 'Rejected')
        and awaiting is distinct from 'payment_details'
    ) counted
    group by source`.execute(db);
  return rows;
}
