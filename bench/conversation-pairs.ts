import { randomUUID } from "node:crypto";
import { readConfig } from "@aufwind/server/platform/config/config";
import { migrate } from "@aufwind/server/platform/database/migrate";
import { seal } from "@aufwind/server/platform/session/seal";
import { hashOf, newToken } from "@aufwind/server/platform/session/token";
import pg from "pg";

/** A signed-in person. */
export type SignedInUser = { id: string; cookie: string };
/** A coach and a client who can write to each other. */
export type ConversationPair = { conversationId: string; coach: SignedInUser; client: SignedInUser };

/** This many conversations; with `oneCoach` all of the same coach. */
export async function makeConversationPairs(
  url: string,
  count: number,
  { oneCoach = false } = {},
): Promise<ConversationPair[]> {
  const client = await ready(url);
  const made = Array.from({ length: oneCoach ? 1 : count }, () => newUser());
  const pairs = Array.from({ length: count }, (_, place) => ({
    conversationId: randomUUID(),
    coach: made[oneCoach ? 0 : place] as ReturnType<typeof newUser>,
    client: newUser(),
  }));
  await signUp(client, made, "coach");
  await signUp(
    client,
    pairs.map((pair) => pair.client),
    "client",
  );
  const ids = [
    pairs.map((pair) => pair.conversationId),
    pairs.map((pair) => pair.coach.id),
    pairs.map((pair) => pair.client.id),
  ];
  const told = "select * from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as pair (id, coach_id, client_id)";
  await client.query(
    `insert into conversations (id, coach_id, client_id, created_at, coach_name, client_name)
    select pair.*, now(), coach.folded_name, client.folded_name from (${told}) as pair
    join users coach on coach.id = coach_id join users client on client.id = client_id`,
    ids,
  );
  await client.query(
    `with pairs as (${told}), related as (
      insert into relations (coach_id, client_id, kind, created_at) select coach_id, client_id, 'new', now() from pairs)
    insert into conversation_sides (user_id, conversation_id, side, listed_at)
    select coach_id, pairs.id, 'coach', now() from pairs
    union all select client_id, pairs.id, 'client', now() from pairs`,
    ids,
  );
  await client.end();
  return pairs;
}

/** Gives each conversation this many messages, a few of the newest unread by the coach. */
export async function makeMessages(url: string, pairs: ConversationPair[], each: number): Promise<void> {
  const client = await ready(url);
  const { secret } = readConfig({ MODE: "test", DATABASE_URL: url });
  const ids = pairs.map(({ conversationId }) => conversationId);
  const sealed = ids.map((id) =>
    seal("Bis Dienstag, und danke für das Gespräch!", { secret, purpose: `message ${id}` }),
  );
  await client.query(
    `insert into messages (conversation_id, number, id, sender, sealed, sent_at)
    select id, number, uuidv7(), case number % 2 when 0 then 'client' else 'coach' end, sealed,
      now() - make_interval(mins => ($3 - number) * 7)
    from unnest($1::uuid[], $2::bytea[]) as conversation (id, sealed), generate_series(1, $3::int) as number`,
    [ids, sealed, each],
  );
  await client.query("update conversations set last_number = $1", [each]);
  // One in five has something unread by the coach.
  await client.query(
    `update conversation_sides set listed_at = now() - make_interval(secs => hashtext(conversation_id::text) % 1000000),
      unread = case when side = 'coach' and hashtext(conversation_id::text) % 5 = 0 then 3 else 0 end`,
  );
  await client.query("vacuum analyze");
  await client.end();
}

async function ready(url: string): Promise<pg.Client> {
  const pool = new pg.Pool({ connectionString: url });
  await migrate(pool);
  await pool.end();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

function newUser() {
  const token = newToken();
  return { id: randomUUID(), sessionId: randomUUID(), hash: hashOf(token), cookie: `access=${token}` };
}

/** Accounts and sessions like after a registration and a log-in. */
async function signUp(client: pg.Client, users: ReturnType<typeof newUser>[], kind: string): Promise<void> {
  await client.query(
    `insert into users (id, kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
      adult_confirmed_at, confirmed_at, created_at)
    select id, $2, id || '@example.org', id || '@example.org', 'Lena', 'Muster ' || left(id::text, 4), 'de', 'de', now(), now(), now(), now()
    from unnest($1::uuid[]) as id`,
    [users.map(({ id }) => id), kind],
  );
  await client.query(
    `with told as (select * from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as told (user_id, session_id, hash)), sitting as (
      insert into sessions (id, user_id, remembered, user_agent, created_at, last_used_at, expires_at)
      select session_id, user_id, false, '', now(), now(), now() + interval '1 day' from told)
    insert into session_tokens (hash, session_id, kind, expires_at)
    select hash, session_id, 'access', now() + interval '1 day' from told`,
    [users.map(({ id }) => id), users.map(({ sessionId }) => sessionId), users.map(({ hash }) => hash)],
  );
}
