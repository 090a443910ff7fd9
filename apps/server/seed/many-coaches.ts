import { DAY } from "@aufwind/rules/time/durations";
import pg from "pg";
import { refreshSearch } from "../src/features/search/search-index.ts";
import { systemClock } from "../src/platform/clock/clock.ts";
import { type Config, readConfig } from "../src/platform/config/config.ts";
import { openDatabase } from "../src/platform/database/database.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { createLog } from "../src/platform/log/log.ts";
import { seal } from "../src/platform/session/seal.ts";
import { CHOICES } from "./many/choices.ts";
import { DRAW, DRAWN, INSERTS, LISTS } from "./many/rows.ts";

const BLOCK = 50_000;
const MOST = 10_000_000;

type Wanted = { count: number; today: Date };

/** Makes public coaches for measurements, always the same ones; existing ones stay. */
export async function makeCoaches(config: Config, { count, today }: Wanted): Promise<void> {
  const pool = new pg.Pool({ connectionString: config.database.url, max: 1 });
  await migrate(pool);
  const client = await pool.connect();
  try {
    await layOut(client, config);
    for (let first = 1; first <= count; first += BLOCK)
      await makeBlock(client, { first, last: Math.min(first + BLOCK - 1, count), today });
    // With triggers off nothing marked the search rows as due.
    await client.query(
      "insert into coach_search_due (coach_id, due_at) select user_id, '-infinity' from coaches on conflict do nothing",
    );
    // Refreshes the planner's statistics.
    await tidy(client);
    await fillSearch(config);
    await tidy(client);
  } finally {
    // A client that is not released would keep the pool from ending, and the failure would stay unseen.
    client.release();
    await pool.end();
  }
}

const tidy = (client: pg.PoolClient) =>
  client.query(`vacuum (analyze) ${[...Object.keys(INSERTS), ...SEARCH_TABLES].join()}`);

const SEARCH_TABLES = ["coach_search", "coach_cards", "coach_search_due", "search_words"];

/** Builds the search rows as the jobs of a server do, two at a time. */
async function fillSearch(config: Config) {
  const log = createLog("error");
  const { database } = openDatabase({ url: config.database.url, pool: 2 }, log);
  const now = systemClock.now();
  await Promise.all([refreshSearch({ database, log, now }), refreshSearch({ database, log, now })]);
  await database.destroy();
}

/** The lists to choose from, as temporary tables. */
async function layOut(client: pg.PoolClient, { secret }: Config) {
  await client.query(DRAWN);
  for (const name of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
    await client.query(`create temp table ${name} (at int primary key, ${LISTS[name]})`);
    const rows = JSON.stringify(CHOICES[name].map((choice, at) => ({ at, ...choice })));
    await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [rows]);
    await client.query(`analyze ${name}`);
  }
  // One made-up IBAN, sealed once; it cannot be opened for any of these coaches.
  await client.query("create temp table nobodys (account bytea)");
  const account = seal("DE02120300000000202051", { secret, purpose: "measurements" });
  await client.query("insert into nobodys values ($1)", [account]);
  // References within generated rows need no check: looking them up a million times would take half of the time.
  const { rows } = await client.query("select current_setting('is_superuser') = 'on' as may");
  if (rows[0]?.may) await client.query("set session_replication_role = replica");
}

type Block = { first: number; last: number; today: Date };

async function makeBlock(client: pg.PoolClient, { first, last, today }: Block) {
  await client.query("begin");
  await client.query("set local synchronous_commit = off");
  await client.query("truncate drawn");
  await client.query(DRAW, [first, last, today]);
  await client.query("analyze drawn");
  for (const insert of Object.values(INSERTS)) await client.query(insert);
  await client.query("commit");
}

/** So many coaches in a database for measurements. */
export const makeCoachesAt = (databaseUrl: string, count: number): Promise<void> =>
  makeCoaches(readConfig({ MODE: "development", DATABASE_URL: databaseUrl }), { count, today: today() });

const today = () => new Date(Math.floor(systemClock.now().getTime() / DAY) * DAY);

/** `node many-coaches.ts 100000` with DATABASE_URL and MODE=development. */
async function main([asked]: string[]) {
  const count = Number(asked);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new Error("Say how many coaches, from 1 to 10000000.");
  if ((process.env.MODE ?? "production") === "production")
    throw new Error("These coaches do not exist: they are never made in production. Set MODE=development.");
  const config = readConfig(process.env);
  const start = performance.now();
  await makeCoaches(config, { count, today: today() });
  console.error(`${count} coaches in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

if (import.meta.main) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
