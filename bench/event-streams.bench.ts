import { readFileSync } from "node:fs";
import { type ConversationPair, makeConversationPairs } from "./conversation-pairs.ts";
import type { Figure } from "./figure.ts";
import { newDatabase, startSite } from "./site.ts";
import { openStream, percentile, type Stream, sendMessage } from "./streams.ts";

const STREAMS = Number(process.env.BENCH_STREAMS ?? 5000);
const MESSAGES = 1000;
const OPENING = 50;
const LIMIT_MB = 400;
const LIMIT_MS = 100;

/** Very many people with a page open on one server, and a message to one of them now and then. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const pairs = await makeConversationPairs(databaseUrl, STREAMS);
  const site = await startSite({ databaseUrl });
  const before = memoryOf(site.pid);
  const streams = new Map<ConversationPair, Stream>();
  for (let from = 0; from < STREAMS; from += OPENING)
    await Promise.all(
      pairs.slice(from, from + OPENING).map(async (pair) => streams.set(pair, await openStream(site.url, pair.client))),
    );
  const times: number[] = [];
  for (let n = 0; n < MESSAGES; n++)
    times.push(await once(site.url, pairs[(n * 4001) % STREAMS] as ConversationPair, streams));
  const memory = memoryOf(site.pid);
  for (const stream of streams.values()) stream.close();
  await site.stop();
  const p95 = percentile(times, 0.95);
  return [
    {
      name: `${STREAMS.toLocaleString("en")} open event streams on one process`,
      figure: `${Math.round(memory)} MB (${Math.round(before)} MB without them)`,
      target: `< ${LIMIT_MB} MB`,
      pass: memory < LIMIT_MB,
    },
    {
      name: "A message to one of them",
      figure: `p95 ${Math.round(p95)} ms (p50 ${Math.round(percentile(times, 0.5))} ms)`,
      target: `p95 < ${LIMIT_MS} ms`,
      pass: p95 < LIMIT_MS,
    },
  ];
}

/** From the first byte sent to the moment its reader has it. */
async function once(url: string, pair: ConversationPair, streams: Map<ConversationPair, Stream>): Promise<number> {
  const { began, number } = await sendMessage(url, pair.coach, pair.conversationId);
  for (;;) {
    const heard = streams.get(pair)?.heard.find((each) => each.number === number);
    if (heard) return heard.at - began;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A process's memory. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
