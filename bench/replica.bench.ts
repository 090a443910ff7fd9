import { readFileSync } from "node:fs";
import { makeCoachesAt } from "@aufwind/server/seed/many-coaches";
import pg from "pg";
import { type Figure, median } from "./figure.ts";
import { measureUnderLoad } from "./http-load.ts";
import { drawQueries } from "./search-queries.ts";
import { newDatabase, startSite } from "./site.ts";

const COACHES = Number(process.env.BENCH_COACHES ?? 20_000);
const CLIENTS = 8;
const SECONDS = 5;
const ROUNDS = 3;

/** Of the processor's time, in clock ticks. */
type Load = { rate: number; primary: number; replica: number };

/**
 * Search on one primary beside the same with a replica. Both run on the same cores here, so that the rate shows what the
 * watching and choosing costs; what a second machine brings is the work that has left the primary.
 */
export async function run(): Promise<Figure[]> {
  const replica = process.env.TEST_REPLICA_URL;
  if (!replica) throw new Error("TEST_REPLICA_URL is missing: run it with scripts/bench.ts");
  const databaseUrl = await newDatabase();
  await makeCoachesAt(databaseUrl, COACHES);
  const replicaUrl = replica.replace(/[^/]+$/, new URL(databaseUrl).pathname.slice(1));
  await untilThere(replicaUrl);
  const paths = drawQueries(120, { withKeyword: false }).map((query) => `/api/visitors/coaches/0/10/desc?${query}`);
  const env = { PAGE_CACHE: "false" };
  const one = await startSite({ databaseUrl, allCores: true, env });
  const two = await startSite({ databaseUrl, allCores: true, env: { ...env, DATABASE_REPLICA_URL: replicaUrl } });
  const rounds: { alone: Load; with: Load }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const both = {
      alone: await measured(one.url, { paths, databaseUrl, replicaUrl }),
      with: await measured(two.url, { paths, databaseUrl, replicaUrl }),
    };
    if (round >= 0) rounds.push(both);
  }
  await one.stop();
  await two.stop();
  return figures(rounds);
}

function figures(rounds: { alone: Load; with: Load }[]): Figure[] {
  const left = median(
    rounds.map(({ alone, with: both }) => 1 - both.primary / both.rate / (alone.primary / alone.rate)),
  );
  const ratio = median(rounds.map(({ alone, with: both }) => both.rate / alone.rate));
  const [alone, both] = [median(rounds.map((each) => each.alone.rate)), median(rounds.map((each) => each.with.rate))];
  return [
    {
      name: `Search among ${COACHES.toLocaleString("en")} coaches with a replica on the same cores, beside the primary alone`,
      figure: `${ratio.toFixed(2)} (${Math.round(both)} of ${Math.round(alone)} requests/s)`,
      target: "≥ 0.85",
      pass: ratio >= 0.85,
    },
    {
      name: "… processor time of a search that has left the primary",
      figure: `${Math.round(left * 100)} %`,
      target: "≥ 90 %",
      pass: left >= 0.9,
    },
  ];
}

type Place = { paths: string[]; databaseUrl: string; replicaUrl: string };

async function measured(url: string, { paths, databaseUrl, replicaUrl }: Place): Promise<Load> {
  const before = { primary: await ticksOf(databaseUrl), replica: await ticksOf(replicaUrl) };
  const { rate } = await measureUnderLoad({ url, paths, clients: CLIENTS, seconds: SECONDS });
  return {
    rate,
    primary: (await ticksOf(databaseUrl)) - before.primary,
    replica: (await ticksOf(replicaUrl)) - before.replica,
  };
}

/** What the connections of the product at this server have used so far. */
async function ticksOf(url: string): Promise<number> {
  const rows = await ask<{ pid: number }>(url, "select pid from pg_stat_activity where application_name = 'aufwind'");
  return rows.reduce((sum, { pid }) => {
    const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const fields = after.split(" ");
    return sum + Number(fields[11]) + Number(fields[12]);
  }, 0);
}

/** The new database comes to the replica with the log. */
async function untilThere(url: string): Promise<void> {
  for (let left = 600; left > 0; left--) {
    const rows = await ask<{ n: number }>(url, "select count(*)::int as n from coach_search").catch(() => []);
    if ((rows[0]?.n ?? 0) > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the replica did not follow within a minute");
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
