import { makeCoachesAt } from "@aufwind/server/seed/many-coaches";
import { connectionOptions, statementsOf } from "@aufwind/server/test/statements";
import pg from "pg";
import { type Figure, median } from "./figure.ts";
import { measureUnderLoad } from "./http-load.ts";
import { measureRates } from "./load.ts";
import { pgbench } from "./pgbench.ts";
import { BROADEST, drawQueries, NARROWEST } from "./search-queries.ts";
import { newDatabase, startSite } from "./site.ts";

/** A million takes a quarter of an hour to make: `BENCH_COACHES=1000000 node scripts/bench.ts search`. */
const COACHES = Number(process.env.BENCH_COACHES ?? 100_000);
const CLIENTS = 8;
const SECONDS = 5;
const ROUNDS = 3;
/** As many different requests as `pgbench` takes scripts. */
const DRAWN = 120;
const LIMIT_MS = COACHES > 100_000 ? 120 : 40;

const path = (query: string) => {
  const isUp = /orderBy=(price|nextFree)/.test(query);
  return `/api/visitors/coaches/0/10/${isUp ? "asc" : "desc"}?${query}`;
};

/** The search among very many coaches: compared with `pgbench` with the same SQL, and at its broadest and narrowest. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  await makeCoachesAt(databaseUrl, COACHES);
  const site = await startSite({ databaseUrl, allCores: true, env: { PAGE_CACHE: "false" } });
  try {
    const withKeyword = drawQueries(DRAWN, { withKeyword: true });
    const without = drawQueries(DRAWN, { withKeyword: false });
    return [
      ...(await beside({ site: site.url, databaseUrl, queries: without, name: "without a keyword" })),
      ...(await beside({ site: site.url, databaseUrl, queries: withKeyword, name: "with a keyword" })),
      await latency(site.url, BROADEST, "broadest filters"),
      await latency(site.url, NARROWEST, "narrowest filters"),
      ...(await pages({ databaseUrl, queries: without })),
    ];
  } finally {
    await site.stop();
  }
}

type Beside = { site: string; databaseUrl: string; queries: string[]; name: string };

async function beside({ site, databaseUrl, queries, name }: Beside): Promise<Figure[]> {
  const requests = await statementsOf({ MODE: "test", DATABASE_URL: databaseUrl }, queries.map(path));
  const load = { url: databaseUrl, requests, seconds: SECONDS, clients: CLIENTS };
  const request = { url: site, paths: queries.map(path), clients: CLIENTS };
  await measureUnderLoad({ ...request, seconds: SECONDS });
  const rounds: { api: number; p95: number; sql: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { rate, p95 } = await measureUnderLoad({ ...request, seconds: SECONDS });
    rounds.push({ api: rate, p95, sql: await pgbench({ ...load, options: connectionOptions }) });
  }
  const [api, sql] = [median(rounds.map((round) => round.api)), median(rounds.map((round) => round.sql))];
  const share = median(rounds.map((round) => round.api / round.sql));
  const among = COACHES.toLocaleString("en");
  if (COACHES > 100_000) return [drawn(`Search among ${among} coaches, ${name}`, median(rounds.map(({ p95 }) => p95)))];
  return [
    {
      name: `Search among ${among} coaches, ${name}`,
      figure: `${Math.round(api)} requests/s`,
      target: "≥ 400",
      pass: api >= 400,
    },
    {
      name: `The same beside pgbench, ${name}`,
      figure: `${share.toFixed(2)} (of ${Math.round(sql)}/s)`,
      target: "≥ 0.7",
      pass: share >= 0.7,
    },
  ];
}

/** Among very many the response time counts. */
const drawn = (name: string, p95: number): Figure => ({
  name,
  figure: `p95 ${Math.round(p95)} ms`,
  target: `p95 < ${LIMIT_MS} ms`,
  pass: p95 < LIMIT_MS,
});

async function latency(url: string, queries: string[], name: string): Promise<Figure> {
  const slow: number[] = [];
  for (const query of queries) {
    const load = { url, paths: [path(query)], clients: CLIENTS };
    await measureUnderLoad({ ...load, seconds: 1 });
    slow.push((await measureUnderLoad({ ...load, seconds: 3 })).p95);
  }
  const worst = Math.max(...slow);
  return {
    name: `Search, ${name}, the slowest of them`,
    figure: `p95 ${Math.round(worst)} ms (all: ${slow.map((ms) => Math.round(ms)).join(", ")})`,
    target: `p95 < ${LIMIT_MS} ms`,
    pass: worst < LIMIT_MS,
  };
}

/** Pages rendered by one process on one core, the data fetched each time. */
async function pages({ databaseUrl, queries }: { databaseUrl: string; queries: string[] }): Promise<Figure[]> {
  const slug = await someSlug(databaseUrl);
  const site = await startSite({ databaseUrl, env: { PAGE_CACHE: "false" } });
  const topic = new URLSearchParams(queries[0]).get("areasOfIntervention") ?? "burnout";
  const [search = 0, profile = 0] = await measureRates([
    `${site.url}/de/coaches?topic=${topic}&language=de`,
    `${site.url}/de/coaches/${slug}`,
  ]);
  await site.stop();
  return [
    {
      name: "Search page, rendered each time",
      figure: `${Math.round(search)} pages/s`,
      target: "≥ 120",
      pass: search >= 120,
    },
    {
      name: "Coach page, rendered each time",
      figure: `${Math.round(profile)} pages/s`,
      target: "≥ 150",
      pass: profile >= 150,
    },
  ];
}

async function someSlug(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select slug from coaches join coach_search on coach_id = user_id limit 1");
  await client.end();
  return rows[0]?.slug ?? "";
}
