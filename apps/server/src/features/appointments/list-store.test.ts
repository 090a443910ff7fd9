import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { person } from "../../../test/people.ts";
import { queryPlans } from "../../../test/query-plans.ts";
import { testServer } from "../../../test/test-server.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { findBusy, findTouching } from "../agenda/store.ts";
import * as overviews from "./list-store.ts";
import { countWanted, findOthers, findPage, type Wanted } from "./list-store.ts";

// Two people with 10,000 appointments each among 40,000 of others: every filter uses an index.
const server = await testServer({ isPlanned: true });
const explain = queryPlans(server);
const userIds = { coach: "", client: "" };
const OTHER = { coach: "client", client: "coach" } as const;

beforeAll(async () => {
  userIds.coach = (await person(server, { kind: "coach" })).userId;
  userIds.client = (await person(server)).userId;
  await server.database.transaction().execute(fillTables);
  await sql`analyze`.execute(server.database);
}, 60_000);

async function fillTables(tx: Tx) {
  // What triggers would keep is not needed here, and takes three quarters of the time.
  await sql`set local session_replication_role = replica`.execute(tx);
  await sql`
    insert into users (kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
      adult_confirmed_at, confirmed_at, created_at)
    select kind, kind || n, kind || n, 'Name ' || n, 'Müller', 'de', 'de', now(), now(), now(), now()
    from generate_series(1, 1000) n, (values ('client'), ('coach')) kinds (kind)`.execute(tx);
  await sql`
    insert into coaches (user_id, slug, is_public, first_public_at, created_at)
    select id, id::text, true, now(), now() from users where kind = 'coach'`.execute(tx);
  await sql`
    with calendars as (
      insert into imported_calendars (coach_id, name, address, address_hash, host, added_at, due_at)
      select user_id, 'x', '', '', '', now(), now() from coaches returning id, coach_id
    )
    insert into busy_times (calendar_id, coach_id, during)
    select id, coach_id, tstzrange(starts_at, starts_at + interval '1 hour')
    from calendars, generate_series(timestamptz '2026-11-01', '2026-11-30', '2 days') starts_at`.execute(tx);
  await fill(tx, { side: "coach", id: userIds.coach, count: 10_000 });
  await fill(tx, { side: "client", id: userIds.client, count: 10_000 });
  const { rows } = await sql<{ id: string }>`
    select id from users where email_key like 'coach%' limit 8`.execute(tx);
  for (const { id } of rows) await fill(tx, { side: "coach", id, count: 5000 });
  // Related tables are filled as well: every plan reads an empty table whole.
  await sql`
    insert into room_visits (appointment_id, side, joined_at, seen_at, left_at)
    select id, 'coach', starts_at, ends_at, ends_at from appointments`.execute(tx);
  await sql`
    insert into appointment_events (appointment_id, sequence, event, by, at, status, starts_at)
    select id, sequence, 'book', 'client', booked_at, 'Pending', starts_at from appointments`.execute(tx);
  await sql`insert into booking_notes (appointment_id, sealed) select id, '' from appointments`.execute(tx);
  await sql`
    insert into relations (coach_id, client_id, created_at)
    select distinct coach_id, client_id, now() from appointments`.execute(tx);
}

/** Gives somebody an appointment every three hours up to the end of November, each with one of a thousand others. */
const fill = (tx: Tx, { side, id, count }: { side: "coach" | "client"; id: string; count: number }) =>
  sql`
    insert into appointments (${sql.ref(`${side}_id`)}, ${sql.ref(`${OTHER[side]}_id`)}, consultation, starts_at,
      ends_at, status, net_cents, gross_cents, vat_status, owed_cents, booked_at, client_zone)
    select ${id}, people.id, 'standard', starts_at, starts_at + interval '1 hour',
      case when n % 9 = 0 then 'Cancelled' else 'Completed' end, 10000, 11900, 'regular', 11900, starts_at, 'UTC'
    from (select n, timestamptz '2026-11-30 09:00Z' - n * interval '3 hours' as starts_at
      from generate_series(1, ${count}::int) n) times
    join (select id, row_number() over () as place from users where email_key like ${`${OTHER[side]}%`}) people
      on place = 1 + n % 1000`.execute(tx);

/** Which tables are scanned whole, and how many rows of appointments are read. */
async function plansOf(work: (db: Database) => Promise<unknown>) {
  const { whole, looked } = await explain(work);
  return { whole, looked: looked("appointments") };
}

const now = new Date("2026-11-16T09:00:00Z");
/** Rows, of twenty thousand. */
const FEW = 500;
const range = { from: new Date("2026-11-15T23:00:00Z"), to: new Date("2026-11-22T23:00:00Z") };

describe.each(["coach", "client"] as const)("for a %s", (side) => {
  const wanted = (over: Partial<Wanted> = {}): Wanted => ({
    side,
    userId: userIds[side],
    statuses: [],
    range: undefined,
    ahead: undefined,
    others: undefined,
    ...over,
  });
  const first = { page: 0, size: 30, sort: "asc" } as const;

  test("what is upcoming is found from now on, without a look at what was", async () => {
    const { whole, looked } = await plansOf((db) => findPage(db, wanted({ ahead: { is: true, now } }), first));
    expect([whole, looked <= FEW, looked]).toEqual([[], true, looked]);
  });

  test.each(["asc", "desc"] as const)("the first page, %s, looks at little more than it shows", async (sort) => {
    const { whole, looked } = await plansOf((db) => findPage(db, wanted(), { ...first, sort }));
    expect([whole, looked <= FEW, looked]).toEqual([[], true, looked]);
  });

  test("so does one of a period or of some statuses", async () => {
    const week = { from: range.from.getTime(), to: range.to.getTime() };
    for (const over of [
      { range: week },
      { statuses: ["Cancelled"] as const },
      { range: week, statuses: ["Completed"] as const },
    ]) {
      const { whole, looked } = await plansOf((db) => findPage(db, wanted(over), first));
      expect([whole, looked <= FEW, looked]).toEqual([[], true, looked]);
    }
  });

  test("the last page, the count and those of some people are found by the index", async () => {
    const others = (await findOthers(server.database, wanted())).slice(0, 3).map(({ id }) => id);
    const last = await plansOf((db) => findPage(db, wanted(), { ...first, page: 333 }));
    const some = await plansOf((db) => findPage(db, wanted({ others }), first));
    const counted = await plansOf((db) => countWanted(db, wanted({ others, statuses: ["Completed"] })));
    expect([last.whole, some.whole, counted.whole]).toEqual([[], [], []]);
    expect(await countWanted(server.database, wanted())).toBe(10_000);
    expect(await countWanted(server.database, wanted({ others }))).toBe(30);
  });

  test("a person with many appointments is looked at once for the name", async () => {
    expect(await findOthers(server.database, wanted())).toHaveLength(1000);
    const { whole } = await plansOf((db) => findOthers(db, wanted()));
    expect(whole).not.toContain("appointments");
  });
});

test("what the first pages show looks at little, however much lies behind", async () => {
  const [client, coach] = [
    await plansOf((db) => overviews.findForClient(db, { userId: userIds.client, now, range })),
    await plansOf(async (db) => {
      await overviews.findForCoach(db, { userId: userIds.coach, now, range });
      await overviews.countWaiting(db, { userId: userIds.coach, now });
    }),
  ];
  expect([client.whole, coach.whole]).toEqual([[], []]);
  expect([client.looked <= FEW, coach.looked <= FEW]).toEqual([true, true]);
});

test("so does a week of the agenda", async () => {
  const asked = { coachId: userIds.coach, start: range.from.getTime(), end: range.to.getTime() };
  const { whole, looked } = await plansOf(async (db) => {
    await findTouching(db, { ...asked, statuses: ["Completed"] });
    await findBusy(db, asked);
  });
  expect([whole, looked <= FEW, looked]).toEqual([[], true, looked]);
});
