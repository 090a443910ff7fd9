import { seal } from "@aufwind/server/platform/session/seal";
import pg from "pg";
import type { ConversationPair } from "./conversation-pairs.ts";

/** How many rows of strangers there are beside those of the people who are measured. */
export type StrangersRows = { messages: number; appointments: number; notifications: number; events: number };

/** Messages of a conversation, written over two years: each lies on another page of the table. */
const EACH = 50;

/**
 * Fills the tables with rows of strangers, in the order in which they would have come. Without triggers and without
 * looking for their people, whom nobody asks for.
 */
export async function insertStrangersRows(
  url: string,
  { messages, appointments, notifications, events }: StrangersRows,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set session_replication_role = replica");
  await client.query("set maintenance_work_mem = '1GB'");
  await client.query("set work_mem = '256MB'");
  await talk(client, messages);
  await client.query(APPOINTMENTS, [appointments]);
  await client.query(NOTIFICATIONS, [notifications]);
  await client.query(EVENTS, [events]);
  for (const table of ["messages", "conversations", "conversation_sides", "appointments", "notifications", "events"])
    await client.query(`vacuum (analyze, freeze) ${table}`);
  await client.end();
}

async function talk(client: pg.Client, messages: number): Promise<void> {
  await client.query(CONVERSATIONS, [Math.max(0, Math.round(messages / EACH))]);
  await client.query(SIDES);
  // Built afterwards, in a fraction of the time.
  await client.query("alter table message_attachments drop constraint message_attachments_message_id_fkey");
  await client.query("alter table messages drop constraint messages_pkey, drop constraint messages_id_key");
  for (let number = 1; number <= EACH; number++) await client.query(MESSAGES, [number, EACH]);
  await client.query("update conversations set last_number = $1 where last_number = 0", [EACH]);
  await client.query("alter table messages add primary key (conversation_id, number)");
  await client.query("alter table messages add constraint messages_id_key unique (id)");
}

/** Seals the messages of those who are measured, so that they can be read. */
export async function sealMeasuredMessages(url: string, pairs: ConversationPair[], secret: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ids = pairs.map(({ conversationId }) => conversationId);
  const sealed = ids.map((id) => seal(TEXT, { secret, purpose: `message ${id}` }));
  await client.query("create table own_seals as select * from unnest($1::uuid[], $2::bytea[]) as own (id, sealed)", [
    ids,
    sealed,
  ]);
  await client.end();
}
const TEXT = "Guten Tag, Dienstag um zehn passt mir gut. Ich bringe die Liste vom letzten Mal mit. Viele Grüße, Lena";

const CONVERSATIONS = `
  insert into conversations (id, coach_id, client_id, created_at, coach_name, client_name)
  select gen_random_uuid(), md5('coach ' || n % 50000)::uuid, md5('client ' || n)::uuid, now() - interval '2 years',
    'erika muster ' || n % 50000, 'lena ' || n
  from generate_series(1, $1::int) n`;

const SIDES = `
  insert into conversation_sides (user_id, conversation_id, side, listed_at, read_up_to, delivered_up_to)
  select case side when 'coach' then coach_id else client_id end, id, side,
    now() - abs(hashtext(id::text)) % 60000000 * interval '1 second', ${EACH}, ${EACH}
  from conversations, (values ('coach'), ('client')) both_sides (side) on conflict do nothing`;

/** The sealed text of a stranger is as long as a real one; nobody opens it. */
const MESSAGES = `
  insert into messages (conversation_id, number, id, sender, sealed, sent_at)
  select conversations.id, $1::int, gen_random_uuid(), case when $1::int % 2 = 0 then 'client' else 'coach' end,
    coalesce(own.sealed, decode(repeat('5a', 131), 'hex')), now() - ($2::int - $1::int) * interval '14 days'
  from conversations left join own_seals own on own.id = conversations.id`;

const APPOINTMENTS = `
  insert into appointments (id, coach_id, client_id, consultation, starts_at, ends_at, status, net_cents, gross_cents,
    owed_cents, vat_status, booked_at, agreed_at, client_zone)
  select uuidv7(), md5('coach ' || n % 50000)::uuid, md5('client ' || n % 500000)::uuid, 'standard', start,
    start + interval '1 hour', 'Completed', 10000, 11900, 11900, 'regular', start - interval '9 days', start, 'Europe/Berlin'
  from generate_series(1, $1::int) n,
    lateral (select date_trunc('hour', now()) - (n::float8 / $1 * 730) * interval '1 day') at (start)`;

const NOTIFICATIONS = `
  insert into notifications (user_id, kind, by, status, created_at, changed_at)
  select md5('client ' || n % 500000)::uuid, 'booked', 'client', case n % 3 when 0 then 'Sent' else 'Read' end, at, at
  from generate_series(1, $1::int) n,
    lateral (select now() - (n::float8 / $1 * 365) * interval '1 day') told (at)`;

const EVENTS = `
  insert into events (audience, id, kind, sealed, created_at)
  select md5('client ' || n % 500000)::uuid, 1 + n / 500000, 'message', decode(repeat('5a', 220), 'hex'),
    now() - interval '2 days'
  from generate_series(1, $1::int) n`;
