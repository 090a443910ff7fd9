import { Agent, request } from "node:http";
import { DAY, MINUTE } from "@aufwind/rules/time/durations";
import pg from "pg";
import { makeCoachesAndClients, type SignedInUser } from "./coaches-and-clients.ts";
import type { Figure } from "./figure.ts";
import { newDatabase, startSite } from "./site.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2000);
const CLIENTS = 50;
/** Few enough that nobody exceeds the limit of open requests. */
const KNOWN = 1000;
const COACHES = 10;
const LIMIT_MS = 150;

type Answer = { status: number; id: string; ms: number };
/** A booking that won, waiting for its coach. */
type Won = { id: string; client: SignedInUser };
type Race = { servers: string[]; coaches: SignedInUser[]; clients: SignedInUser[]; won: Map<SignedInUser, Won[]> };
type Outcome = { bookings: Answer[]; moves: Answer[]; confirms: Answer[] };

/** Fifty clients at once for one slot of a coach, on two servers: one gets it, whatever else happens to the coach. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const sites = [await startSite({ databaseUrl, allCores: true }), await startSite({ databaseUrl, allCores: true })];
  const people = await makeCoachesAndClients(databaseUrl, { coaches: COACHES, clients: KNOWN });
  const race: Race = { servers: sites.map(({ url }) => url), ...people, won: new Map() };
  const first = Math.ceil(Date.now() / DAY) * DAY + 3 * DAY;
  // Warm-up: loading and compiling are not measured.
  for (let round = 0; round < 2 * COACHES; round++) await play(race, { round, from: first });
  const outcomes: Outcome[] = [];
  for (let round = 2 * COACHES; round < ROUNDS + 2 * COACHES; round++)
    outcomes.push(await play(race, { round, from: first }));
  // A server that ends has reported all its counts.
  for (const site of sites) await site.stop();
  return figures(outcomes, await stored(databaseUrl));
}

/** One slot, partly overlapping times, or both with appointments that are moved there and confirmed meanwhile. */
async function play(race: Race, { round, from }: { round: number; from: number }): Promise<Outcome> {
  const coach = race.coaches[round % COACHES] as SignedInUser;
  const start = from + Math.floor(round / COACHES) * 120 * MINUTE;
  const kind = (["one", "overlapping", "mixed"] as const)[round % 3];
  const time = (place: number) => new Date(start + (kind === "one" ? 0 : (place % 4) * 15 * MINUTE)).toISOString();
  const won = race.won.get(coach) ?? [];
  const place = (round * CLIENTS) % KNOWN;
  const clients = race.clients.slice(place, place + CLIENTS);
  const [moved, pushed, confirmed] = kind === "mixed" ? won.splice(0, 3) : [];
  const send = (place: number, asked: Omit<Asked, "server">) =>
    ask({ server: race.servers[place % race.servers.length] ?? "", ...asked });
  const on = (id: string, act: string) => `/api/appointments/${id}/${act}`;
  const [bookings, moves, confirms] = await Promise.all([
    Promise.all(
      clients.map((client, n) => send(n, { who: client, path: "/api/appointments", body: booking(coach, time(n)) })),
    ),
    Promise.all([
      ...(moved
        ? [send(0, { who: moved.client, path: on(moved.id, "reschedule"), body: { scheduledAt: time(1) } })]
        : []),
      ...(pushed ? [send(1, { who: coach, path: on(pushed.id, "reschedule"), body: { scheduledAt: time(2) } })] : []),
    ]),
    Promise.all(confirmed ? [send(0, { who: coach, path: on(confirmed.id, "confirm"), body: {} })] : []),
  ]);
  const winner = bookings.findIndex(({ status }) => status === 201);
  const client = clients[winner];
  if (client) race.won.set(coach, [...won, { id: bookings[winner]?.id ?? "", client }]);
  return { bookings, moves, confirms };
}

const booking = (coach: SignedInUser, scheduledAt: string) => ({
  coachId: coach.id,
  consultation: "standard",
  scheduledAt,
  earlyStart: true,
  feeCents: 11_900,
});

const agent = new Agent({ keepAlive: true });
type Asked = { server: string; who: SignedInUser; path: string; body: object };

/** A request like a browser's, timed from the first byte sent to the last received. */
function ask({ server, who, path, body }: Asked): Promise<Answer> {
  const began = performance.now();
  const headers = { "content-type": "application/json", cookie: who.cookie };
  return new Promise((resolve, reject) => {
    const asking = request(`${server}${path}`, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () => {
        const { id = "" } = JSON.parse(text) as { id?: string };
        resolve({ status: response.statusCode ?? 0, id, ms: performance.now() - began });
      });
    });
    asking.on("error", reject);
    asking.end(JSON.stringify(body));
  });
}

type Stored = { overlaps: number; strays: number; deadlocks: number };

/** Overlapping times of one person, times without their appointment or the other way round, and deadlocks so far. */
async function stored(databaseUrl: string): Promise<Stored> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<keyof Stored, string>>(`
    select (select count(*) from taken_times one join taken_times other on one.appointment_id < other.appointment_id
        and one.during && other.during and (one.coach_id = other.coach_id or one.client_id = other.client_id)) as overlaps,
      (select count(*) from appointments full join taken_times on appointment_id = id
          and during = tstzrange(starts_at, ends_at)
        where keeps_time(status) is distinct from (appointment_id is not null)) as strays,
      (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks`);
  await client.end();
  const [found] = rows;
  return { overlaps: Number(found?.overlaps), strays: Number(found?.strays), deadlocks: Number(found?.deadlocks) };
}

function figures(outcomes: Outcome[], { overlaps, strays, deadlocks }: Stored): Figure[] {
  const isWon = ({ status }: Answer) => status === 200 || status === 201;
  const single = outcomes.filter(({ bookings, moves }) => [...bookings, ...moves].filter(isWon).length === 1).length;
  const all = outcomes.flatMap(({ bookings, moves, confirms }) => [...bookings, ...moves, ...confirms]);
  const lost = all.filter(({ status }) => status === 409).length;
  const broken = all.filter(({ status }) => status >= 500).length;
  const confirmed = outcomes.flatMap(({ confirms }) => confirms);
  const other = all.length - lost - broken - all.filter(isWon).length;
  const times = outcomes.flatMap(({ bookings }) => bookings.map(({ ms }) => ms)).sort((one, next) => one - next);
  const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? Number.NaN;
  const isRight = single === outcomes.length && confirmed.every(isWon) && broken + other + overlaps + strays === 0;
  return [
    {
      name: `Slot race, ${CLIENTS} clients on two servers: rounds with one winner`,
      figure: `${single} of ${outcomes.length} (${lost} answers 409, ${broken} 5xx, ${other} others; ${confirmed.length} confirmed meanwhile; overlaps ${overlaps}, strays ${strays}, deadlocks ${deadlocks})`,
      target: "all, no overlap",
      pass: isRight,
    },
    {
      name: "A booking in the slot race",
      figure: `p99 ${Math.round(at(0.99))} ms (p50 ${Math.round(at(0.5))} ms)`,
      target: `p99 < ${LIMIT_MS} ms`,
      pass: at(0.99) < LIMIT_MS,
    },
  ];
}
