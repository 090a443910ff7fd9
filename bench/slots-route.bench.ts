import { DAY } from "@aufwind/rules/time/durations";
import { makeAppointmentsAt } from "@aufwind/server/seed/many-appointments";
import { makeCoachesAt } from "@aufwind/server/seed/many-coaches";
import pg from "pg";
import { type Figure, median } from "./figure.ts";
import { measureUnderLoad } from "./http-load.ts";
import { newDatabase, startSite } from "./site.ts";

/** `SLOTS_DATABASE_URL` is a prepared database: making one takes minutes. */
const MADE = process.env.SLOTS_DATABASE_URL;
const COACHES = Number(process.env.BENCH_COACHES ?? 100_000);
const CLIENTS = 8;
const LIMIT_MS = 25;

/** The free slots of a month, of random coaches among very many with very many appointments. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = MADE ?? (await filled());
  const { paths, appointments } = await drawn(databaseUrl);
  const site = await startSite({ databaseUrl, allCores: true, env: { PAGE_CACHE: "false" } });
  const load = { url: site.url, paths, clients: CLIENTS };
  await measureUnderLoad({ ...load, seconds: 5 });
  const rounds = [];
  for (let round = 0; round < 3; round++) rounds.push(await measureUnderLoad({ ...load, seconds: 10 }));
  await site.stop();
  const [p95, rate] = [median(rounds.map((each) => each.p95)), median(rounds.map((each) => each.rate))];
  return [
    {
      name: `Slots of a month, ${COACHES.toLocaleString("en")} coaches and ${appointments.toLocaleString("en")} appointments`,
      figure: `p95 ${p95.toFixed(1)} ms (${CLIENTS} clients, ${Math.round(rate)} requests/s)`,
      target: `p95 < ${LIMIT_MS} ms`,
      pass: p95 < LIMIT_MS,
    },
  ];
}

async function filled(): Promise<string> {
  const databaseUrl = await newDatabase();
  await makeCoachesAt(databaseUrl, COACHES);
  await makeAppointmentsAt(databaseUrl, { coaches: COACHES, today: new Date(Math.floor(Date.now() / DAY) * DAY) });
  return databaseUrl;
}

/** This month and the next of two thousand coaches, busy ones in proportion. */
async function drawn(databaseUrl: string): Promise<{ paths: string[]; appointments: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ slug: string; appointments: string }>(`
    select slug, (select count(*) from appointments) as appointments from coaches
    where is_public and allow_in_listing order by hashtext(slug) limit 2000`);
  await client.end();
  const months = [0, 30].map((days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10));
  const paths = rows.flatMap(({ slug }) =>
    months.map((date) => `/api/visitors/coaches/${slug}/slots/month/${date}?consultation=standard`),
  );
  return { paths, appointments: Number(rows[0]?.appointments) };
}
