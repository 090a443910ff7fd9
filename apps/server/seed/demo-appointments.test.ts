import { STATUSES } from "@aufwind/rules/appointments/status";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPerson } from "../src/features/accounts/commands.ts";
import { dueAt, factsOf } from "../src/features/appointments/policy.ts";
import { VISITS } from "../src/features/appointments/store.ts";
import { wallClock } from "../src/features/schedules/present.ts";
import { transact } from "../src/platform/database/database.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";
import { STORY } from "./appointments/story.ts";
import type { DemoCoach } from "./coaches/coach.ts";
import { DEMO_COACHES } from "./coaches/coaches.ts";
import { seedAppointments } from "./demo-appointments.ts";
import { DEMO_PEOPLE } from "./people.ts";
import { storeCoach } from "./store-coaches.ts";
import { isByDay } from "./waking-hours.ts";

let server: TestServer;
let coaches: Map<string, DemoCoach>;

/** The appointments alone, for a demo that starts now; returns the ids of its coaches. */
async function demoAt(instant: string) {
  server = await startTestServer();
  server.clock.set(instant);
  const wanted = DEMO_COACHES.filter(({ email }) => STORY.some(({ coach }) => email === `${coach}@example.org`));
  const userIds = await transact(server.database, async (tx) => {
    const added = new Map<string, string>();
    const others = wanted.filter(({ email }) => !DEMO_PEOPLE.some((listed) => listed.email === email));
    const people = [...DEMO_PEOPLE, ...others.map((coach) => ({ ...coach, kind: "coach" as const }))];
    for (const { kind, email, firstName, lastName, locale } of people) {
      const person = { kind, email, firstName, lastName, locale, password_hash: null };
      added.set(email, (await addPerson(tx, server, person)).id);
    }
    for (const coach of wanted) await storeCoach(tx, server, { userId: added.get(coach.email) ?? "", coach });
    await tx.updateTable("coaches").set({ is_public: true, first_public_at: server.clock.now() }).execute();
    return added;
  });
  await seedAppointments(server, userIds);
  return new Map(wanted.map((coach) => [userIds.get(coach.email) ?? "", coach]));
}

const all = () => server.database.selectFrom("appointments").selectAll().select(VISITS).orderBy("starts_at").execute();

/** Playing one takes a quarter of a minute; `ALL_HISTORIES=1` plays both. */
const STARTS = [
  ["the night in which spring comes to Berlin", "2027-03-28T00:30:00Z"],
  ["a Friday evening at Christmas", "2026-12-25T21:00:00Z"],
] as const;

describe.each(process.env.ALL_HISTORIES ? STARTS : STARTS.slice(0, 1))("the demo that starts on %s", (_, instant) => {
  beforeAll(async () => {
    coaches = await demoAt(instant);
  }, 120_000);
  afterAll(() => server.close());

  test("every day of the ledger agrees with the provider's books", async () => {
    const days = await server.database
      .selectFrom("reconciled_days")
      .select(["difference_cents", "movements"])
      .execute();
    expect(days.filter(({ difference_cents }) => difference_cents !== 0)).toEqual([]);
    expect(days.reduce((all, { movements }) => all + movements, 0)).toBeGreaterThan(50);
  });

  test("has appointments that all obey the rules, and something of every kind", async () => {
    const rows = await all();
    expect(rows.filter(({ series_id }) => !series_id)).toHaveLength(STORY.length);
    const inSeries = rows.filter(({ series_id }) => series_id);
    // One that runs, and one that waits for its coach.
    expect(new Set(inSeries.map(({ status }) => status))).toEqual(new Set(["Pending", "Scheduled"]));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(STATUSES));
    const now = server.clock.now();
    const existing = server.database.selectFrom("relations").select("client_id").where("kind", "=", "existing");
    const own = new Set((await existing.execute()).map(({ client_id }) => client_id));
    for (const row of rows) {
      const what = [row.starts_at.toISOString(), row.consultation, row.status];
      expect([...what, row.due_at]).toEqual([...what, dueAt(factsOf(row), now)]);
      expect([...what, row.booked_at < now, row.booked_at < row.starts_at]).toEqual([...what, true, true]);
      const isPast = row.status === "Completed" || row.status === "No Show";
      expect([...what, !isPast || row.starts_at < now]).toEqual([...what, true]);
      const { timeZone = "", hours = [] } = coaches.get(row.coach_id) ?? {};
      const [from, to] = [wallClock(row.starts_at, timeZone), wallClock(row.ends_at, timeZone)];
      const weekday = Temporal.PlainDate.from(from.slice(0, 10)).dayOfWeek;
      const isOpen = hours.some(
        (each) => each.weekday === weekday && each.from <= from.slice(11) && each.to >= to.slice(11),
      );
      expect([...what, isOpen]).toEqual([...what, true]);
      // Pairs who knew each other before need none.
      if (row.consultation === "discovery" || own.has(row.client_id)) continue;
      const discovery = rows.find(
        (each) =>
          each.consultation === "discovery" &&
          each.coach_id === row.coach_id &&
          each.client_id === row.client_id &&
          each.status === "Completed",
      );
      expect([...what, (discovery?.ends_at ?? row.ends_at) <= row.starts_at]).toEqual([...what, true]);
    }
  });

  test("has nobody in two places, and a history that ends where each appointment stands", async () => {
    const { rows: twice } = await sql`
      select one.id from appointments one join appointments other on one.id < other.id
        and (one.coach_id = other.coach_id or one.client_id = other.client_id)
        and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)
      where one.status not in ('Cancelled', 'Rejected') and other.status not in ('Cancelled', 'Rejected')
    `.execute(server.database);
    expect(twice).toEqual([]);
    const { rows: broken } = await sql`
      select appointments.id from appointments
      left join appointment_events last on last.appointment_id = id and last.sequence = appointments.sequence
        and last.status = appointments.status and last.starts_at = appointments.starts_at
        and last.awaiting is not distinct from appointments.awaiting
      where last.at is null or last.at > ${server.clock.now()} or appointments.sequence + 1 <> (
        select count(*) from appointment_events where appointment_id = id)`.execute(server.database);
    expect(broken).toEqual([]);
    expect(await server.mails()).toEqual([]);
  });

  test("has people who book, answer, call off and write by day", async () => {
    const { rows } = await sql<{ what: string; at: Date }>`
      select event || ' by ' || by as what, at from appointment_events where by in ('client', 'coach')
      union all select 'message', sent_at from messages`.execute(server.database);
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ at }) => !isByDay(at.getTime()))).toEqual([]);
  });

  test("has reviews that wait, were contested and answered, and something to rate for Lena", async () => {
    const { database, clock } = server;
    const reviews = await database.selectFrom("reviews").selectAll().execute();
    const waiting = reviews.filter(({ published_at, contested_at }) => !published_at && !contested_at);
    const daysLeft = waiting.map(({ written_at }) => 14 - (clock.now().getTime() - written_at.getTime()) / 86_400_000);
    expect(Math.min(...daysLeft)).toBeCloseTo(3);
    expect(reviews.filter(({ contested_at }) => contested_at)).toHaveLength(1);
    expect(reviews.filter(({ published_at, answer }) => published_at && answer).length).toBeGreaterThan(1);
    const { rows: unrated } = await sql`
      select from appointments join users on users.id = client_id
      where email = 'lena@example.org' and status = 'Completed'
        and not exists (select from reviews where appointment_id = appointments.id)`.execute(database);
    expect(unrated.length).toBeGreaterThan(0);
  });

  test("has people who write to each other, with something to read for both sides, and coaches with notes", async () => {
    const { rows: unread } = await sql<{ side: string; unread: number }>`
      select side, unread from conversation_sides where unread > 0 order by side`.execute(server.database);
    expect(unread).toEqual([
      { side: "client", unread: 2 },
      { side: "coach", unread: 1 },
    ]);
    const notes = await server.database.selectFrom("notes").select("coach_id").execute();
    expect(new Set(notes.map(({ coach_id }) => coach_id)).size).toBe(3);
  });

  test("has money that went every way: paid, given back, earned, closed and paid out", async () => {
    const { database } = server;
    const rows = await all();
    for (const { status, gross_cents, payment } of rows)
      if (status === "Completed" && gross_cents > 0) expect(payment).toBe("paid");
    const statements = await database.selectFrom("statements").select(["status", "payout_cents"]).execute();
    expect(new Set(statements.map(({ status }) => status))).toEqual(new Set(["paid", "due"]));
    const { rows: sums } = await sql<{ account: string; cents: number }>`
      select account, sum(amount_cents)::int as cents from ledger_entries group by account`.execute(database);
    expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    expect(sums.find(({ account }) => account === "provider")?.cents).toBe(server.cardSandbox.books().balanceCents);
  });
});
