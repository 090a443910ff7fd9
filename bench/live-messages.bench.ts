import pg from "pg";
import { type ConversationPair, makeConversationPairs } from "./conversation-pairs.ts";
import type { Figure } from "./figure.ts";
import { newDatabase, startSite } from "./site.ts";
import { openStream, percentile, type Stream, sendMessage } from "./streams.ts";

const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 100_000);
/** Few enough per person: writing is rate-limited. */
const EACH = 100;
const AT_ONCE = 16;
const CUTS = 10;
const LIMIT_MS = 1000;

type Said = { pair: ConversationPair; number: number; began: number };

/** People write on one server, others read on a second; the LISTEN connections are cut meanwhile. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const pairs = await makeConversationPairs(databaseUrl, MESSAGES / EACH);
  const [writers, readers] = [
    await startSite({ databaseUrl, allCores: true }),
    await startSite({ databaseUrl, allCores: true }),
  ];
  const streams = new Map<ConversationPair, Stream>();
  for (const pair of pairs) streams.set(pair, await openStream(readers.url, pair.client));
  const began = performance.now();
  const [said] = await Promise.all([sayAll(writers.url, pairs), cutTheLine(databaseUrl, () => countOf(streams))]);
  const seconds = (performance.now() - began) / 1000;
  await allHeard(streams);
  for (const stream of streams.values()) stream.close();
  await Promise.all([writers.stop(), readers.stop()]);
  return figures(said, streams, seconds);
}

/** Each pair in order, some of them in parallel. */
async function sayAll(url: string, pairs: ConversationPair[]): Promise<Said[]> {
  const [waiting, said]: [ConversationPair[], Said[]] = [[...pairs], []];
  const one = async () => {
    for (let pair = waiting.pop(); pair; pair = waiting.pop())
      for (let n = 0; n < EACH; n++) said.push({ pair, ...(await sendMessage(url, pair.coach, pair.conversationId)) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return said;
}

const countOf = (streams: Map<ConversationPair, Stream>) =>
  [...streams.values()].reduce((sum, { heard }) => sum + heard.length, 0);

/** Ends the LISTEN connection on both servers, each time a tenth of all has arrived. */
async function cutTheLine(databaseUrl: string, heard: () => number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (let cut = 0; cut < CUTS; cut++) {
    while (heard() < ((cut + 0.5) * MESSAGES) / CUTS) await new Promise((resolve) => setTimeout(resolve, 20));
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'aufwind events' and datname = current_database()",
    );
  }
  await client.end();
}

/** Waits for the last ones, at most half a minute: what has not arrived by then is lost. */
async function allHeard(streams: Map<ConversationPair, Stream>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (countOf(streams) < MESSAGES && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

function figures(said: Said[], streams: Map<ConversationPair, Stream>, seconds: number): Figure[] {
  const numbers = [...streams.values()].map(({ heard }) => heard.map(({ number }) => number));
  const inOrder = numbers.filter((each) =>
    each.every((number, place) => place === 0 || number > (each[place - 1] ?? 0)),
  );
  const twice = numbers.reduce((sum, each) => sum + each.length - new Set(each).size, 0);
  const lost = MESSAGES - numbers.reduce((sum, each) => sum + new Set(each).size, 0);
  const came = new Map(
    [...streams].map(([pair, { heard }]) => [pair, new Map(heard.map(({ number, at }) => [number, at]))]),
  );
  const times = said.map(
    ({ pair, number, began }) => (came.get(pair)?.get(number) ?? Number.POSITIVE_INFINITY) - began,
  );
  const p95 = percentile(times, 0.95);
  return [
    {
      name: `${MESSAGES.toLocaleString("en")} messages from one server to readers on another, the line cut ${CUTS} times`,
      figure: `${lost} lost, ${twice} twice, ${streams.size - inOrder.length} readers out of order (${Math.round(MESSAGES / seconds)}/s)`,
      target: "none",
      pass: lost === 0 && twice === 0 && inOrder.length === streams.size,
    },
    {
      name: "From writing a message to its reader",
      figure: `p95 ${Math.round(p95)} ms (p50 ${Math.round(percentile(times, 0.5))} ms, slowest ${Math.round(percentile(times, 1))} ms)`,
      target: `p95 < ${LIMIT_MS} ms`,
      pass: p95 < LIMIT_MS,
    },
  ];
}
