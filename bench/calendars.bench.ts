import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { sealAccount } from "@aufwind/server/features/calendars/connections/accounts";
import { syncDue } from "@aufwind/server/features/calendars/connections/sync";
import type { Clock } from "@aufwind/server/platform/clock/clock";
import type { Platform } from "@aufwind/server/platform/platform";
import type { Figure } from "./figure.ts";
import { ownPlatform } from "./own-platform.ts";
import { newDatabase } from "./site.ts";

const ACCOUNTS = Number(process.env.BENCH_ACCOUNTS ?? 1000);
const ANSWERS_IN = 50;
/** One account in ten has a new event at each sync. */
const ONE_IN = 10;
const ROUNDS = 3;
const [MOST_MS, MOST_SECONDS] = [500, 120];

/** A thousand accounts at a server that answers in 50 ms, synced by one worker: each sync, and all of them. */
export async function run(): Promise<Figure[]> {
  const server = await openServer();
  let now = Date.parse("2026-11-16T09:00:00Z");
  const clock: Clock = { now: () => new Date(now) };
  const env = { DATABASE_URL: await newDatabase(), PRIVATE_NETWORKS: "allowed" };
  const platform = await ownPlatform(env, clock);
  await makeAccounts(platform, server.url);
  const { signal } = new AbortController();
  const round = async () => {
    const began = performance.now();
    await syncDue(platform, { signal });
    now += 120_000;
    return (performance.now() - began) / 1000;
  };
  // The first one lists everything.
  await round();
  server.spans.length = 0;
  const seconds: number[] = [];
  for (let count = 0; count < ROUNDS; count++) seconds.push(await round());
  const p95 = percentile(server.spans, 0.95);
  const longest = Math.max(...seconds);
  await platform.jobs.stop();
  await platform.database.destroy();
  server.close();
  return [
    {
      name: `${ACCOUNTS} calendar accounts, a server that answers in ${ANSWERS_IN} ms: a sync, 95th percentile`,
      figure: `${p95.toFixed(0)} ms`,
      target: `< ${MOST_MS}`,
      pass: p95 < MOST_MS && server.spans.length >= ACCOUNTS * ROUNDS,
    },
    {
      name: "… all of them by one worker",
      figure: `${longest.toFixed(0)} s`,
      target: `< ${MOST_SECONDS}`,
      pass: longest < MOST_SECONDS,
    },
  ];
}

const percentile = (values: number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;

async function makeAccounts(platform: Platform, url: string): Promise<void> {
  const { database, clock, pool } = platform;
  const at = clock.now();
  const { rows: coaches } = await pool.query<{ id: string }>(
    `with people as (
       insert into users (kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
         adult_confirmed_at, confirmed_at, created_at)
       select 'coach', n || '@example.org', n || '@example.org', 'Plain', 'Coach', 'de', 'de', $2, $2, $2, $2
       from generate_series(1, $1::int) n returning id
     ), practices as (
       insert into coaches (user_id, slug, created_at) select id, id::text, $2 from people returning user_id
     ) insert into schedules (coach_id) select user_id from practices returning coach_id as id`,
    [ACCOUNTS, at],
  );
  const rows = coaches.map(({ id: coach_id }, place) => {
    const owned = { id: randomUUID(), coach_id };
    const account = { address: `${url}/${place}/`, user: `coach${place}`, password: "secret" };
    const times = { added_at: at, due_at: at, listed_at: new Date(at.getTime() + 86_400_000) };
    return { ...owned, ...sealAccount(platform, owned, account), kind: "caldav", host: "127.0.0.1", ...times };
  });
  await database.insertInto("calendar_connections").values(rows).execute();
  const calendars = rows.map(({ id, coach_id }, place) => ({
    ...{ connection_id: id, coach_id, path: `${url}/${place}/work/`, name: "work" },
    ...{ is_writable: true, blocks: true, receives: true },
  }));
  await database.insertInto("connected_calendars").values(calendars).execute();
}

const multistatus = (inner: string) =>
  `<?xml version="1.0"?><multistatus xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${inner}</multistatus>`;
const responseOf = (href: string, props: string) =>
  `<response><href>${href}</href><propstat><prop>${props}</prop><status>HTTP/1.1 200 OK</status></propstat></response>`;

/** A calendar server that answers late, and measures from the first request of a sync to its last answer. */
async function openServer() {
  const spans: number[] = [];
  const begun = new Map<string, { at: number; place: number }>();
  let syncs = 0;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    const path = request.url ?? "";
    const isFirst = request.method === "PROPFIND" || body.includes("sync-collection");
    if (isFirst) begun.set(path, { at: performance.now(), place: syncs++ });
    const { at = 0, place = 0 } = begun.get(path) ?? {};
    await setTimeout(ANSWERS_IN);
    const [answer, isLast] = answerTo(path, body, place);
    response.writeHead(207, { "content-type": "application/xml" }).end(multistatus(answer));
    if (isLast) spans.push(performance.now() - at);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, close: () => server.close() };
}

const dayOf = (place: number) => String(1 + (place % 28)).padStart(2, "0");
const eventOf = (place: number) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:${place}@x\r\nDTSTART:202612${dayOf(place)}T090000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=WEEKLY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

/** What the server says, and whether the sync ends with it. */
function answerTo(path: string, body: string, place: number): [answer: string, isLast: boolean] {
  const data = `<getetag>"${place}"</getetag><c:calendar-data>${eventOf(place)}</c:calendar-data>`;
  const isChanged = place % ONE_IN === 0;
  if (body.includes("sync-collection")) {
    const changed = isChanged ? responseOf(`${path}e.ics`, `<getetag>"${place}"</getetag>`) : "";
    return [`${changed}<sync-token>t${place}</sync-token>`, !isChanged];
  }
  if (body.includes("propfind")) return [responseOf(path, "<sync-token>t</sync-token>"), false];
  return [responseOf(`${path}e.ics`, data), true];
}
