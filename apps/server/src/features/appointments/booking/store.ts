import type { Open } from "@aufwind/rules/appointments/limits";
import { sql } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import { KEPT } from "../../../platform/database/kept-statements.ts";

type Anywhere = Database | Tx;
type Wanted = { coachId: string; clientId: string; consultation: string; now: Date };

export type OfferRow = {
  vat_status: string;
  /** Missing where the coach does not offer it. */
  duration_minutes: number | null;
  price_cents: number | null;
  relation: string | null;
  discovery_ends_at: Date | null;
  has_card: boolean;
};

/** Everything but the times that decides what a client can book with a coach who is found, in one query. */
export async function findOffer(db: Anywhere, { coachId, clientId, consultation, now }: Wanted) {
  const { rows } = await sql<OfferRow>`${KEPT}
    select businesses.vat_status, duration_minutes, price_cents, relations.kind as relation,
      (select ends_at from appointments where appointments.coach_id = coaches.user_id and client_id = ${clientId}
        and consultation = 'discovery' and status not in ('Cancelled', 'Rejected')) as discovery_ends_at,
      exists (select from payment_methods where payment_methods.user_id = ${clientId} and removed_at is null
        and expires_on >= (${now}::timestamptz at time zone 'Europe/Berlin')::date) as has_card
    from coaches
    join businesses on businesses.coach_id = coaches.user_id
    left join consultations on consultations.coach_id = coaches.user_id and consultations.kind = ${consultation}
    left join relations on relations.coach_id = coaches.user_id and client_id = ${clientId}
    where coaches.user_id = ${coachId} and is_public and allow_in_listing
      and exists (select from users where users.id = ${clientId} and deleted_at is null)`.execute(db);
  return rows[0];
}

type Time = { clientId: string; startsAt: Date; endsAt: Date };

/** Whether the client is somewhere else at this time. */
export async function isClientBusy(db: Anywhere, { clientId, startsAt, endsAt }: Time): Promise<boolean> {
  const { rows } = await sql`
    select from taken_times where client_id = ${clientId} and during && tstzrange(${startsAt}, ${endsAt})`.execute(db);
  return rows.length > 0;
}

/** What a client has left open, this one included. */
export async function countOpen(tx: Tx, { clientId, coachId }: { clientId: string; coachId: string }): Promise<Open> {
  const { rows } = await sql<Open>`
    select count(*) filter (where awaiting = 'payment_details') as holds,
      count(*) filter (where awaiting = 'coach' and coach_id = ${coachId}) as "requestsOfPair",
      count(*) filter (where awaiting = 'coach') as requests
    from appointments where client_id = ${clientId} and status = 'Pending'`.execute(tx);
  return rows[0] ?? { holds: 0, requestsOfPair: 0, requests: 0 };
}
