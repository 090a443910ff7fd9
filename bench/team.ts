import { migrate } from "@aufwind/server/platform/database/migrate";
import pg from "pg";
import { type Figure, median } from "./figure.ts";
import { measureUnderLoad } from "./http-load.ts";
import { signIn } from "./sign-in.ts";
import type { Site } from "./site.ts";

type Rows = (client: pg.Client, operatorId: string) => Promise<void>;

/** A database with what the team works on; returns the cookie of an operator with every permission. */
export async function makeTeam(url: string, addRows: Rows): Promise<string> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await migrate(pool);
  await pool.end();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(OPERATOR);
    const operatorId = rows[0]?.id ?? "";
    await client.query(PERMISSIONS, [operatorId]);
    await client.query(FACTOR, [operatorId]);
    // Triggers and foreign keys would run a million times; constraints still hold.
    await client.query("set session_replication_role = replica");
    await client.query("set synchronous_commit = off");
    await addRows(client, operatorId);
    await client.query("set session_replication_role = origin");
    const cookie = await signIn(client, operatorId);
    // Fresh for as long as anything is measured.
    await client.query("update sessions set proved_at = now() + interval '1 hour' where user_id = $1", [operatorId]);
    await client.query("vacuum analyze");
    return cookie;
  } finally {
    await client.end();
  }
}

const OPERATOR = `
  insert into users (kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
    adult_confirmed_at, confirmed_at, created_at)
  values ('operator', 'team@example.org', 'team@example.org', 'Mara', 'Köhler', 'de', 'de', now(), now(), now(), now())
  returning id`;
const PERMISSIONS = `
  insert into operators (user_id, permissions, invited_at)
  values ($1, '{support,moderation,finance,compliance,admin}', now())`;
const FACTOR = `
  insert into totp_secrets (user_id, sealed_secret, created_at, confirmed_at) values ($1, 'sealed', now(), now())`;

/** As many as such a team has people. */
const CLIENTS = 3;

type Asked = { name: string; limit: number; paths: string[]; bodies?: object[] };

/** How long the answers take that an operator waits for. */
export async function measureOperatorWait(
  { url }: Site,
  cookie: string,
  { name, limit, ...asked }: Asked,
): Promise<Figure> {
  const load = { url, ...asked, headers: { cookie }, clients: CLIENTS };
  await measureUnderLoad({ ...load, seconds: 3 });
  const rounds = [];
  for (let round = 0; round < 3; round++) rounds.push(await measureUnderLoad({ ...load, seconds: 5 }));
  const [p95, rate] = [median(rounds.map((each) => each.p95)), median(rounds.map((each) => each.rate))];
  return {
    name,
    figure: `p95 ${p95.toFixed(1)} ms (${CLIENTS} clients, ${Math.round(rate)} requests/s)`,
    target: `p95 < ${limit} ms`,
    pass: p95 < limit,
  };
}
