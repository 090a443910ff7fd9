import { sql } from "kysely";
import { expect, test } from "vitest";
import { person } from "../../../test/people.ts";
import { queryPlans } from "../../../test/query-plans.ts";
import { testServer } from "../../../test/test-server.ts";
import type { Database } from "../../platform/database/database.ts";
import { findOne, findPage, type Wanted } from "./client-list-store.ts";

// Two coaches with 4,000 clients each: a page reads only its own rows.
const coachIds: string[] = [];
const now = new Date("2026-11-16T09:00:00Z");

const server = await testServer({ isPlanned: true });
const plansOf = queryPlans(server);
for (const _ of [1, 2]) coachIds.push((await person(server, { kind: "coach" })).userId);
const { database } = server;
await sql`
  insert into users (kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
    adult_confirmed_at, confirmed_at, created_at)
  select 'client', 'many' || n, 'many' || n, 'Name ' || n, 'Müller', 'de', 'de', now(), now(), now(), now()
  from generate_series(1, 4000) n`.execute(database);
await sql`insert into clients (user_id, experience) select id, 'entry' from users where email_key like 'many%'`.execute(
  database,
);
for (const coachId of coachIds)
  await sql`
    insert into relations (coach_id, client_id, created_at)
    select ${coachId}, id, ${now}::timestamptz - row_number() over (order by id) * interval '1 minute'
    from users where email_key like 'many%'`.execute(database);
await sql`
  insert into appointments (coach_id, client_id, consultation, starts_at, ends_at, status, net_cents, gross_cents,
    vat_status, owed_cents, booked_at, client_zone)
  select ${coachIds[0]}, id, 'standard', starts_at, starts_at + interval '1 hour', 'Completed', 10000, 11900,
    'regular', 11900, starts_at, 'UTC'
  from (
    select id, timestamptz '2026-10-01 09:00Z' - row_number() over () * interval '1 day' as starts_at
    from users where email_key like 'many%'
  ) people`.execute(database);
await sql`analyze`.execute(database);

/** Which tables are scanned whole, and how many rows of each are read. */
async function looksOf(work: (db: Database) => Promise<unknown>) {
  const { whole, looked } = await plansOf(work);
  return { whole, appointments: looked("appointments"), users: looked("users") };
}

const wanted = (over: Partial<Wanted> = {}): Wanted => ({
  coachId: coachIds[0] ?? "",
  tagKey: undefined,
  name: "",
  experience: [],
  qualification: [],
  relation: [],
  since: undefined,
  ...over,
});
const page = { page: 0, size: 30, sort: "desc", now } as const;

test.each(["asc", "desc"] as const)("a page, %s, looks up those alone whom it shows", async (sort) => {
  const { whole, appointments, users } = await looksOf((db) => findPage(db, wanted(), { ...page, sort }));
  expect([whole, appointments, users]).toEqual([[], 90, 30]);
  expect((await findPage(server.database, wanted(), page)).totalCount).toBe(4000);
});

test("so does a late page, and one that is narrowed", async () => {
  const asked: [Partial<Wanted>, number][] = [
    [{}, 120],
    [{ since: new Date("2026-11-15T09:00:00Z"), relation: ["new"] }, 0],
    [{ name: "müller 9", experience: ["entry"] }, 0],
  ];
  for (const [over, number] of asked) {
    const { appointments } = await looksOf((db) => findPage(db, wanted(over), { ...page, page: number }));
    expect([number, appointments]).toEqual([number, 90]);
  }
});

test("one client is found by the two people", async () => {
  const { rows } = await findPage(server.database, wanted(), page);
  const own = { coachId: coachIds[0] ?? "", clientId: rows[0]?.client_id ?? "", now };
  const { whole, appointments } = await looksOf((db) => findOne(db, own));
  expect([whole.includes("relations"), whole.includes("users"), appointments]).toEqual([false, false, 3]);
});
