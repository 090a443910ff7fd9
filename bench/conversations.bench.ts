import { makeConversationPairs, makeMessages } from "./conversation-pairs.ts";
import { type Figure, median } from "./figure.ts";
import { measureUnderLoad } from "./http-load.ts";
import { newDatabase, startSite } from "./site.ts";

const CONVERSATIONS = Number(process.env.BENCH_CONVERSATIONS ?? 10_000);
const EACH = 100;
const CLIENTS = 8;
const LIMIT_MS = 25;

/** A coach with very many conversations: list, search by name, unread counts, one conversation. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const pairs = await makeConversationPairs(databaseUrl, CONVERSATIONS, { oneCoach: true });
  await makeMessages(databaseUrl, pairs, EACH);
  const site = await startSite({ databaseUrl, allCores: true });
  const headers = { cookie: pairs[0]?.coach.cookie ?? "" };
  const pages = Array.from({ length: 10 }, (_, page) => `/api/coaches/conversations/${page}/15/desc`);
  const asked = {
    "The list": pages,
    "The list by name": pairs.slice(0, 200).map(({ client }) => `${pages[0]}?name=muster%20${client.id.slice(0, 3)}`),
    "Unread counts": ["/api/events/summary"],
    "One conversation": pairs
      .slice(0, 1000)
      .map(({ conversationId }) => `/api/coaches/conversations/${conversationId}`),
  };
  const figures: Figure[] = [];
  for (const [name, paths] of Object.entries(asked)) {
    const load = { url: site.url, paths, headers, clients: CLIENTS };
    await measureUnderLoad({ ...load, seconds: 3 });
    const rounds = [];
    for (let round = 0; round < 3; round++) rounds.push(await measureUnderLoad({ ...load, seconds: 5 }));
    const [p95, rate] = [median(rounds.map((each) => each.p95)), median(rounds.map((each) => each.rate))];
    figures.push({
      name: `${name}, ${CONVERSATIONS.toLocaleString("en")} conversations of one coach and ${(CONVERSATIONS * EACH).toLocaleString("en")} messages`,
      figure: `p95 ${p95.toFixed(1)} ms (${CLIENTS} clients, ${Math.round(rate)} requests/s)`,
      target: `p95 < ${LIMIT_MS} ms`,
      pass: p95 < LIMIT_MS,
    });
  }
  await site.stop();
  return figures;
}
