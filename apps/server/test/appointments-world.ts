import { randomUUID } from "node:crypto";
import type { Side } from "@aufwind/rules/appointments/status";
import { type PaymentStatus, paymentStatusAfter } from "@aufwind/rules/payments/status";
import { AGENDA_DEFAULTS } from "@aufwind/rules/schedules/agenda-settings";
import { fromWeekMinutes } from "@aufwind/rules/schedules/opening-hours";
import { sql } from "kysely";
import { expect } from "vitest";
import { setPayment } from "../src/features/appointments/commands.ts";
import { lockAny } from "../src/features/appointments/store.ts";
import { setAgendaSettings, setTimeZone } from "../src/features/schedules/commands.ts";
import { transact } from "../src/platform/database/database.ts";
import { type ModelClient, type ModelCoach, type Modelled, pair, timed, type World } from "./appointments-model.ts";
import { listedCoach } from "./listed-coach.ts";
import type { TestServer } from "./test-server.ts";

const SETTINGS = { ...AGENDA_DEFAULTS, noticeMinutes: 0, horizonDays: 30 };
const WEEK = [0, 1, 2, 3, 4, 5].map((day) => ({ start: day * 1440 + 480, end: day * 1440 + 1200 }));
/** A usual one, one with few appointments a day, one far away with pauses on both sides. */
const COACHES = [
  { zone: "Europe/Berlin", settings: SETTINGS },
  { zone: "Europe/Berlin", settings: { ...SETTINGS, mostPerDay: 3, noticeMinutes: 120 } },
  { zone: "America/St_Johns", settings: { ...SETTINGS, pauseBeforeMinutes: 10, gridMinutes: 30 as const } },
];

/** Resets to three coaches and four clients without appointments. */
export async function newWorld(server: TestServer): Promise<World> {
  await sql`truncate charges, appointment_events, taken_times, mails, notifications cascade`.execute(server.database);
  // Not truncated: the ledger's trigger refuses that.
  for (const table of ["appointments", "relations", "payment_methods"] as const)
    await server.database.deleteFrom(table).execute();
  await sql`delete from pgboss.job`.execute(server.database);
  server.clock.set("2026-11-16T09:00:00Z");
  const [coaches, clients]: [ModelCoach[], ModelClient[]] = [[], []];
  for (const kind of COACHES) coaches.push(await newCoach(server, kind));
  for (let count = 0; count < 4; count++) clients.push({ id: await newClient(server), hasCard: false });
  const world: World = {
    now: server.clock.now().getTime(),
    coaches,
    clients,
    appointments: [],
    existing: new Set(),
    walked: new Set(),
  };
  for (const [place, client] of clients.entries()) {
    if (place < 2) await turnCard(server, client);
    for (const { id } of coaches.slice(0, 2)) await introduce(server, { world, coachId: id, clientId: client.id });
  }
  return world;
}

async function newCoach(server: TestServer, { zone, settings }: Omit<ModelCoach, "id" | "hours">): Promise<ModelCoach> {
  const weeklyHours = `{${WEEK.map(({ start, end }) => `[${start},${end})`).join()}}`;
  const { id } = await listedCoach(server, { weeklyHours });
  await transact(server.database, async (tx) => {
    await setTimeZone(tx, id, zone);
    await setAgendaSettings(tx, id, settings);
  });
  return { id, zone, settings, hours: fromWeekMinutes(WEEK) };
}

export async function newClient({ database, clock }: TestServer): Promise<string> {
  const [id, now] = [randomUUID(), clock.now()];
  const email = `${id}@example.org`;
  const agreed = {
    locale: "de",
    terms_locale: "de",
    terms_accepted_at: now,
    adult_confirmed_at: now,
    confirmed_at: now,
  };
  await database
    .insertInto("users")
    .values({
      id,
      kind: "client",
      email,
      email_key: email,
      first_name: "Lena",
      last_name: "Muster",
      ...agreed,
      created_at: now,
    })
    .execute();
  return id;
}

type Pair = { world: World; coachId: string; clientId: string };

async function introduce({ database, clock }: TestServer, { world, coachId, clientId }: Pair) {
  const created_at = clock.now();
  await database
    .insertInto("relations")
    .values({ coach_id: coachId, client_id: clientId, kind: "existing", created_at })
    .execute();
  world.existing.add(pair(coachId, clientId));
}

/** Adds a card if there is none, else removes it. */
export async function turnCard({ database, clock }: TestServer, client: ModelClient): Promise<void> {
  const card = { provider_id: client.id, place: 1, brand: "visa", last_four: "4242", expires_on: "2029-12-31" };
  if (client.hasCard) await database.deleteFrom("payment_methods").where("user_id", "=", client.id).execute();
  else
    await database
      .insertInto("payment_methods")
      .values({ ...card, user_id: client.id, created_at: clock.now() })
      .execute();
  client.hasCard = !client.hasCard;
}

/** Somebody was in the call until now, and left. */
export async function stay({ database }: TestServer, { of, side, from, to }: Stay): Promise<void> {
  await database.deleteFrom("room_visits").where("appointment_id", "=", of.id).where("side", "=", side).execute();
  const [joined_at, left_at] = [new Date(from), new Date(to)];
  const visit = { appointment_id: of.id, side, joined_at, seen_at: left_at, left_at };
  await database.insertInto("room_visits").values(visit).execute();
}
export type Stay = { of: Modelled; side: Side; from: number; to: number };

/** The bank has answered a charge; how it was asked is not modelled. */
export const pay = (server: TestServer, { of, payment }: { of: Modelled; payment: PaymentStatus }) =>
  transact(server.database, async (tx) => {
    const row = await lockAny(tx, of.id);
    await setPayment(tx, server, { row, payment: paymentStatusAfter(payment, row.owed_cents) });
  });

type OverlappingParams = { id: string; coach: string; client: string; from: number; to: number };
type Stored = { taken: OverlappingParams[]; rows: Record<string, unknown>[]; events: number };

/** The database's state: taken times, these appointments, and the length of the history. */
async function stored({ database }: TestServer, ids: string[]): Promise<Stored> {
  const ms = (column: string) => sql`extract(epoch from ${sql.raw(column)}) * 1000`;
  const { rows } = await sql<Stored>`
    select (select count(*) from appointment_events) as events,
      (select coalesce(json_agg(json_build_object('id', appointment_id, 'coach', coach_id, 'client', client_id,
        'from', ${ms("lower(during)")}, 'to', ${ms("upper(during)")})), '[]') from taken_times) as taken,
      (select coalesce(json_agg(json_build_object('id', id, 'status', status, 'awaiting', awaiting, 'owed', owed_cents,
        'startsAt', ${ms("starts_at")}, 'endsAt', ${ms("ends_at")}, 'holdUntil', ${ms("hold_until")},
        'answerBy', ${ms("answer_by")}, 'dueAt', ${ms("due_at")}, 'moves', client_reschedules,
        'isReminded', reminded_at is not null, 'isDayBeforeReminded', day_before_reminded_at is not null, 'payment', payment,
        'chargedAt', (select ${ms("charges.starts_at")} from charges where appointment_id = appointments.id),
        'history', (select count(*) from appointment_events where appointment_id = appointments.id)) order by id), '[]')
        from appointments where id = any(${ids}::uuid[])) as rows`.execute(database);
  return rows[0] as Stored;
}

const asStored = (of: Modelled) => ({
  id: of.id,
  status: of.status,
  awaiting: of.awaiting,
  owed: of.owedCents,
  startsAt: of.startsAt,
  endsAt: of.endsAt,
  holdUntil: of.holdUntil,
  answerBy: of.answerBy,
  dueAt: of.dueAt,
  moves: of.clientReschedules,
  isReminded: of.isReminded,
  isDayBeforeReminded: of.isDayBeforeReminded,
  payment: of.payment,
  // Every agreed appointment has a charge at its present time.
  chargedAt: of.agreedAt !== null && of.grossCents > 0 ? of.startsAt : null,
  history: of.history,
});

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** Compares the database with the model: rows, taken times, history, and no overlaps. */
export async function expectSame(server: TestServer, world: World, touched: Modelled[]): Promise<void> {
  const found = await stored(
    server,
    touched.map(({ id }) => id),
  );
  expect(found.rows).toEqual(touched.map(asStored).sort(byId));
  expect(found.events).toBe(world.appointments.reduce((sum, { history }) => sum + history, 0));
  const taken = timed(world).map(({ id, coachId, clientId, startsAt, endsAt }) => ({
    id,
    coach: coachId,
    client: clientId,
    from: startsAt,
    to: endsAt,
  }));
  expect(found.taken.sort(byId)).toEqual(taken.sort(byId));
  for (const who of ["coach", "client"] as const) expect(overlapping(found.taken, who)).toEqual([]);
}

/** Overlapping times of one person. */
function overlapping(taken: OverlappingParams[], who: "coach" | "client"): OverlappingParams[] {
  const inOrder = taken.toSorted((one, other) => one.from - other.from);
  return inOrder.filter((each, place) =>
    inOrder.slice(0, place).some((earlier) => earlier[who] === each[who] && earlier.to > each.from),
  );
}
