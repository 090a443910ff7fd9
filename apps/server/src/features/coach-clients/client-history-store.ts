import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import type { Status } from "@aufwind/rules/appointments/status";
import type { HistoryKind } from "@aufwind/rules/coach-clients";
import type { Consultation } from "@aufwind/rules/consultations";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** One thing that happened between a coach and a client; what a kind does not have is null. */
export type HistoryRow = {
  kind: HistoryKind;
  /** Of the appointment, the document or the conversation. */
  id: string;
  at: Date;
  consultation: Consultation | null;
  status: Status | null;
  cents: number | null;
  name: string | null;
  count: number | null;
  has_note: boolean;
};

type Pair = { coachId: string; clientId: string };
type FindHistoryParams = PageAsked & Pair & { kinds: readonly HistoryKind[] };

/** One page of everything between the two, in one statement. Messages count by the day in Berlin; their texts stay sealed. */
export async function findHistory(db: Database, { coachId, clientId, kinds, sort, ...asked }: FindHistoryParams) {
  const { limit, offset } = rowsOf(asked);
  const direction = sql.raw(sort);
  const pair = sql`coach_id = ${coachId} and client_id = ${clientId}`;
  const { rows } = await sql<HistoryRow & { total: number }>`
    with history as (
      select 'appointment' as kind, id, starts_at as at, consultation, status, null::integer as cents,
        null::text as name, null::integer as count,
        exists (select from notes where appointment_id = appointments.id) as has_note
      from appointments where ${pair}
      union all
      select 'payment', id, paid_at, consultation, null, gross_cents, null, null, false
      from appointments where ${pair} and paid_at is not null
      union all
      select 'refund', appointments.id, settled_at, consultation, null, price_cents, null, null, false
      from appointments join refunds on appointment_id = appointments.id
      where ${pair} and refunds.status = 'succeeded' and settled_at is not null and price_cents > 0
      union all
      select 'document', documents.id, shared_at, null, null, null, documents.name, null, false
      from document_shares join documents on documents.id = document_id
      where owner_id = ${coachId} and client_id = ${clientId}
      union all
      select 'messages', conversations.id, max(sent_at), null, null, null, null, count(*)::integer, false
      from conversations
      join conversation_sides on conversation_sides.conversation_id = conversations.id and user_id = ${coachId}
      join messages on messages.conversation_id = conversations.id and number > removed_up_to
      where ${pair}
      group by conversations.id, (sent_at at time zone 'Europe/Berlin')::date
    )
    select *, count(*) over () as total from history where kind = any(${kinds}::text[])
    order by at ${direction}, kind, id limit ${limit} offset ${offset}`.execute(db);
  return { rows, totalCount: rows[0]?.total ?? 0 };
}

/** How much is in a client's file. */
export async function countFile(db: Database, { coachId, clientId }: Pair) {
  const pair = sql`coach_id = ${coachId} and client_id = ${clientId}`;
  const { rows } = await sql<{ goals: number; notes: number; documents: number; payments: number }>`
    select (select count(*) from goals where ${pair} and state = 'open') as goals,
      (select count(*) from notes join appointments on appointments.id = appointment_id
        where appointments.coach_id = ${coachId} and client_id = ${clientId}) as notes,
      (select count(*) from document_shares join documents on documents.id = document_id
        where owner_id = ${coachId} and client_id = ${clientId}) as documents,
      (select count(*) from appointments where ${pair} and paid_at is not null) as payments`.execute(db);
  return rows[0] ?? { goals: 0, notes: 0, documents: 0, payments: 0 };
}
