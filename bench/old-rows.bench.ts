import { readConfig } from "@aufwind/server/platform/config/config";
import { statementsOf } from "@aufwind/server/test/statements";
import pg from "pg";
import { makeBusyCoach } from "./busy-coach.ts";
import { type ConversationPair, makeConversationPairs } from "./conversation-pairs.ts";
import { type Figure, median } from "./figure.ts";
import { measureUnderLoad } from "./http-load.ts";
import { newDatabase, startSite } from "./site.ts";
import { insertStrangersRows, sealMeasuredMessages } from "./strangers-rows.ts";

/** A hundred million takes 45 GB and 40 minutes: `BENCH_MESSAGES=100000000 node scripts/bench.ts old-rows`. */
const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 2_000_000);
const PAIRS = 300;
const SECONDS = 3;
const DAY = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

type Asked = { name: string; paths: string[]; cookie: string };

/** What one person asks for, in a small database and in one that strangers have filled for years. */
export async function run(): Promise<Figure[]> {
  const [few, many] = [await measured(20_000), await measured(MESSAGES)];
  const figures = few.asked.map(({ name, p95, pages }, place): Figure => {
    const grown = many.asked[place];
    const ratio = (grown?.p95 ?? Number.NaN) / p95;
    return {
      name: `${name}, ${MESSAGES.toLocaleString("en")} messages in the database beside 20,000`,
      figure: `${ratio.toFixed(2)} times as long (p95 ${p95.toFixed(1)} → ${grown?.p95.toFixed(1)} ms; ${pages} → ${grown?.pages} pages of 8 kB)`,
      target: "≤ 1.5",
      pass: ratio <= 1.5,
    };
  });
  return [
    ...figures,
    {
      name: `Sizes with ${MESSAGES.toLocaleString("en")} messages, bytes for each row with its indexes`,
      figure: many.sizes,
      target: "–",
      pass: true,
    },
    {
      name: "Events of a day deleted, 5,000 at a time",
      figure: `${Math.round(many.deleted).toLocaleString("en")} rows/s`,
      target: "≥ 20,000",
      pass: many.deleted >= 20_000,
    },
  ];
}

async function measured(messages: number) {
  const databaseUrl = await newDatabase();
  const coach = await makeBusyCoach(databaseUrl, { coaches: 20, past: 2000, ahead: 100, reviews: 10 });
  const pairs = await makeConversationPairs(databaseUrl, PAIRS, { oneCoach: true });
  await sealMeasuredMessages(databaseUrl, pairs, readConfig({ MODE: "test", DATABASE_URL: databaseUrl }).secret);
  const others = Math.round(messages / 20);
  await insertStrangersRows(databaseUrl, { messages, appointments: others, notifications: others, events: others });
  const site = await startSite({ databaseUrl, allCores: true });
  const asked = [];
  for (const each of askedBy(pairs, coach)) {
    const load = { url: site.url, paths: each.paths, headers: { cookie: each.cookie }, clients: 4 };
    await measureUnderLoad({ ...load, seconds: SECONDS });
    const rounds = [];
    for (let round = 0; round < 3; round++) rounds.push((await measureUnderLoad({ ...load, seconds: SECONDS })).p95);
    asked.push({ name: each.name, p95: median(rounds), pages: await pagesOf(databaseUrl, each) });
  }
  await site.stop();
  return { asked, sizes: await sizesIn(databaseUrl), deleted: await deletedPerSecond(databaseUrl) };
}

function askedBy(pairs: ConversationPair[], coach: string): Asked[] {
  const writer = pairs[0]?.coach.cookie ?? "";
  const chats = pairs.map(({ conversationId }) => `/api/coaches/conversations/${conversationId}`);
  const months = [-60, -30, 0].map((days) => `/api/coaches/agenda?from=${dayFrom(days)}&to=${dayFrom(days + 30)}`);
  return [
    { name: "The list of conversations", paths: ["/api/coaches/conversations/0/15/desc"], cookie: writer },
    { name: "A conversation", paths: chats, cookie: writer },
    { name: "Its first messages of two years ago", paths: chats.map((chat) => `${chat}?before=30`), cookie: writer },
    { name: "Unread counts", paths: ["/api/events/summary"], cookie: writer },
    { name: "A month of appointments", paths: months, cookie: coach },
    { name: "A page of appointments", paths: ["/api/coaches/appointments/0/15/desc"], cookie: coach },
    { name: "Notifications", paths: ["/api/coaches/notifications/0/15/desc"], cookie: writer },
  ];
}

/** How many pages of the database the statements of one request look at. */
async function pagesOf(url: string, { paths, cookie }: Asked): Promise<number> {
  const [statements = []] = await statementsOf({ MODE: "test", DATABASE_URL: url }, paths.slice(0, 1), { cookie });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let pages = 0;
  for (const { text, values } of statements.filter((each) => /select/i.test(each.text))) {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    const [{ Plan: plan }] = rows[0]["QUERY PLAN"];
    if (process.env.BENCH_PLANS) console.log(JSON.stringify({ path: paths[0], text, plan }));
    pages += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  }
  await client.end();
  return pages;
}

const TABLES = ["messages", "conversations", "conversation_sides", "appointments", "notifications", "events"];

async function sizesIn(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; bytes: number; gigabytes: number }>(
    `select relname as name, (pg_total_relation_size(oid) / greatest(1, reltuples))::int as bytes,
      round(pg_total_relation_size(oid) / 1e9, 1)::float8 as gigabytes
    from pg_class where relname = any($1) order by 2 desc`,
    [TABLES],
  );
  await client.end();
  return rows.map(({ name, bytes, gigabytes }) => `${name} ${bytes} (${gigabytes} GB)`).join(", ");
}

async function deletedPerSecond(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const begin = performance.now();
  let deleted = 0;
  for (let round = 0; round < 20; round++) {
    const { rowCount } = await client.query(
      `delete from events where ctid = any(array(
        select ctid from events where created_at < now() - interval '1 day' limit 5000 for update skip locked))`,
    );
    deleted += rowCount ?? 0;
  }
  await client.end();
  return (deleted / (performance.now() - begin)) * 1000;
}
