import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

type Due = { now: Date; completedBy: Date; endedSince: Date; most: number };
export type Asked = { appointment_id: string; client_id: string; starts_at: Date };

/** Notes whom we ask for a review of what was completed a while ago, each appointment once, the oldest first. */
export async function insertRequests(tx: Tx, { now, completedBy, endedSince, most }: Due): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
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
