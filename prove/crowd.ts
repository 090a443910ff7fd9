import { randomUUID } from "node:crypto";
import { hashOf, newToken } from "@aufwind/server/platform/session/token";
import { listedCoach } from "@aufwind/server/test/listed-coach";
import { databaseOf } from "./actors.ts";
import type { Installation } from "./installation.ts";

export type Member = { id: string; cookie: string };
export type CrowdCoach = Member & {
  slug: string;
  /** An agreed appointment, for notes. */
  appointmentId: string;
};
export type CrowdClient = Member & {
  coach: number;
  conversationId: string;
  /** A completed appointment that can be reviewed once. */
  reviewableId: string;
};
export type Crowd = { coaches: CrowdCoach[]; clients: CrowdClient[] };

const COACHES = 40;
/** Day and night, so that there is a slot for each booking. */
const ALWAYS = "{[0,10080)}";
const HOUR = 3_600_000;

/** Signed-in people for a day: coaches, and clients with a conversation and a past appointment each. */
export async function makeCrowd(installation: Installation, count: number): Promise<Crowd> {
  const database = databaseOf(installation);
  const coaches: CrowdCoach[] = [];
  for (const id of await makeUsers(installation, "coach", COACHES)) {
    const { slug } = await listedCoach({ database }, { userId: id, weeklyHours: ALWAYS, noticeMinutes: 0 });
    coaches.push({ id, slug, cookie: "", appointmentId: randomUUID() });
  }
  await database.destroy();
  const clients = (await makeUsers(installation, "client", count)).map(
    (id, place): CrowdClient => ({
      ...{ id, cookie: "", coach: place % COACHES },
      ...{ conversationId: randomUUID(), reviewableId: randomUUID() },
    }),
  );
  await signInAll(installation, [...coaches, ...clients]);
  await settle(installation, [...coaches, ...clients]);
  await acquaint(installation, coaches, clients);
  return { coaches, clients };
}

async function makeUsers({ pool }: Installation, kind: string, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (id, kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
      adult_confirmed_at, confirmed_at, created_at)
    select id, $1, id || '@example.org', id || '@example.org', 'Erika', 'Muster', 'de', 'de', now(), now(), now(), now()
    from (select gen_random_uuid() as id from generate_series(1, $2::int)) as made returning id`,
    [kind, count],
  );
  return rows.map(({ id }) => id);
}

async function signInAll({ pool }: Installation, people: Member[]): Promise<void> {
  const tokens = people.map(() => newToken());
  for (const [place, person] of people.entries()) person.cookie = `access=${tokens[place]}`;
  await pool.query(
    `with told as (
      select user_id, hash, gen_random_uuid() as session_id from unnest($1::uuid[], $2::bytea[]) as told (user_id, hash)
    ), sitting as (
      insert into sessions (id, user_id, remembered, user_agent, created_at, last_used_at, expires_at)
      select session_id, user_id, false, '', now(), now(), now() + interval '1 day' from told)
    insert into session_tokens (hash, session_id, kind, expires_at)
    select hash, session_id, 'access', now() + interval '1 day' from told`,
    [people.map(({ id }) => id), tokens.map(hashOf)],
  );
}

/** Their first steps are long done. */
async function settle({ pool }: Installation, people: Member[]): Promise<void> {
  await pool.query(
    `insert into onboardings (user_id, finished_at) select id, now() - interval '30 days' from unnest($1::uuid[]) as told (id)
    on conflict (user_id) do update set finished_at = excluded.finished_at`,
    [people.map(({ id }) => id)],
  );
}

/** Each client knows a coach: a conversation, a completed appointment of both; each coach has one to take notes of. */
async function acquaint({ pool }: Installation, coaches: CrowdCoach[], clients: CrowdClient[]): Promise<void> {
  const rows = clients.map(({ id, coach, conversationId, reviewableId }, place) => ({
    ...{ client: id, coach: coaches[coach]?.id, conversation: conversationId, appointment: reviewableId },
    // Nobody is in two places: an hour each, one after the other, long ago.
    starts: new Date(Date.now() - (48 + Math.floor(place / COACHES)) * HOUR),
  }));
  const told = `jsonb_to_recordset($1) as row (client uuid, coach uuid, conversation uuid, appointment uuid, starts timestamptz)`;
  const values = [JSON.stringify(rows)];
  for (const statement of [
    `insert into relations (coach_id, client_id, kind, created_at) select coach, client, 'new', now() from ${told}`,
    `insert into conversations (id, coach_id, client_id, created_at, coach_name, client_name)
      select conversation, coach, client, now(), 'erika muster', 'erika muster' from ${told}`,
    `insert into conversation_sides (user_id, conversation_id, side, listed_at)
      select coach, conversation, 'coach', now() from ${told} union all select client, conversation, 'client', now() from ${told}`,
    `insert into appointments (id, coach_id, client_id, consultation, starts_at, ends_at, status, net_cents, gross_cents,
        owed_cents, vat_status, booked_at, agreed_at, client_zone, both_present)
      select appointment, coach, client, 'standard', starts, starts + interval '50 minutes', 'Completed', 10000, 11900,
        11900, 'regular', starts - interval '9 days', starts - interval '9 days', 'Europe/Berlin', true from ${told}`,
    `insert into room_visits (appointment_id, side, joined_at, seen_at, left_at)
      select appointment, side, starts, starts + interval '50 minutes', starts + interval '50 minutes'
      from ${told}, unnest(array['client', 'coach']) as side`,
    // Two thousand clients without a card who all owe at once would be another day than a mixed one.
    `update charges set due_at = null from ${told} where appointment_id = appointment`,
  ])
    await pool.query(statement, values);
  const noted = coaches.map(({ id, appointmentId }, place) => ({ id, appointmentId, client: clients[place]?.id }));
  await pool.query(
    `insert into appointments (id, coach_id, client_id, consultation, starts_at, ends_at, status, net_cents, gross_cents,
      owed_cents, vat_status, booked_at, agreed_at, client_zone)
    select "appointmentId", id, client, 'discovery', now() - interval '30 hours', now() - interval '29 hours 45 minutes',
      'Completed', 0, 0, 0, 'regular', now() - interval '9 days', now() - interval '9 days', 'Europe/Berlin'
    from jsonb_to_recordset($1) as row (id uuid, "appointmentId" uuid, client uuid) where client is not null`,
    [JSON.stringify(noted)],
  );
}
