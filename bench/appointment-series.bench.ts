import { DAY, HOUR } from "@aufwind/rules/time/durations";
import { makeCoachesAndClients, type SignedInUser } from "./coaches-and-clients.ts";
import type { Figure } from "./figure.ts";
import { newDatabase, startSite } from "./site.ts";

const SERIES = Number(process.env.BENCH_SERIES ?? 200);
const DATES = 26;
const COACHES = 20;
const WARM_UP = 20;
const LIMIT_MS = 300;

/** A series of 26 booked by one client after the other, beside one appointment booked by the same ones. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const site = await startSite({ databaseUrl, allCores: true });
  const { coaches, clients } = await makeCoachesAndClients(databaseUrl, {
    coaches: COACHES,
    clients: SERIES + WARM_UP,
  });
  const first = Math.ceil(Date.now() / DAY) * DAY + 20 * DAY;
  const [series, single]: [number[], number[]] = [[], []];
  for (const [n, client] of clients.entries()) {
    const coach = coaches[n % COACHES] as SignedInUser;
    // Two hours a day for each round: one for the series, one for the single appointment.
    const start = first + Math.floor(n / COACHES) * 2 * HOUR;
    const starts = Array.from({ length: DATES }, (_, week) => new Date(start + week * 7 * DAY).toISOString());
    const common = { coachId: coach.id, consultation: "standard", feeCents: 11_900, earlyStart: true };
    const many = { ...common, rhythm: "weekly", starts };
    const took = await timed(`${site.url}/api/appointment-series`, { who: client, body: many });
    const one = { ...common, scheduledAt: new Date(start + HOUR).toISOString() };
    const tookOne = await timed(`${site.url}/api/appointments`, { who: client, body: one });
    if (n < WARM_UP) continue;
    series.push(took);
    single.push(tookOne);
  }
  await site.stop();
  const [p95, p95One] = [at(series, 0.95), at(single, 0.95)];
  return [
    {
      name: `A series of ${DATES} booked in one act`,
      figure: `p95 ${Math.round(p95)} ms (p50 ${Math.round(at(series, 0.5))} ms; ${(p95 / p95One).toFixed(1)} times one booking, p95 ${Math.round(p95One)} ms)`,
      target: `p95 < ${LIMIT_MS} ms`,
      pass: p95 < LIMIT_MS,
    },
  ];
}

type Asked = { who: SignedInUser; body: object };

async function timed(url: string, { who, body }: Asked): Promise<number> {
  const began = performance.now();
  const headers = { "content-type": "application/json", cookie: who.cookie };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status}: ${text}`);
  return performance.now() - began;
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
