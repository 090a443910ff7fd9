import type { Series } from "@aufwind/contract/appointment-series";
import type { SeriesCancellation, SeriesMove } from "@aufwind/contract/appointment-series-changes";
import { RHYTHMS } from "@aufwind/rules/appointment-series";
import { DAY, HOUR } from "@aufwind/rules/time/durations";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { act } from "./booked.ts";
import type { Person } from "./people.ts";
import { type Pair, preview, regularPair, sendSeries } from "./series.ts";
import { testServer } from "./test-server.ts";

const server = await testServer();
server.clock.set("2026-10-05T09:00:00Z");
const pair: Pair = await regularPair(server);
// Open around the clock, so that only other appointments are in the way.
await server.database
  .updateTable("schedules")
  .set({ weekly_hours: "{[0,10080)}", horizon_days: 300, pause_after_minutes: 0, notice_minutes: 0 })
  .where("coach_id", "=", pair.coach.userId)
  .execute();

const wall = (at: string) =>
  Temporal.Instant.from(at).toZonedDateTimeISO("Europe/Berlin").toPlainTime().toString({ smallestUnit: "minute" });
/** In the night on which the clock changes an hour is skipped, and what falls into it is later. */
const isOrdinary = (at: string) => !at.startsWith("2027-03-28");

const who = fc.constantFrom("client" as const, "coach" as const);
const someAct = fc.oneof(
  fc.record({ act: fc.constant("move" as const), by: who, from: fc.nat(5), hours: fc.integer({ min: -30, max: 200 }) }),
  fc.record({ act: fc.constant("cancel" as const), by: who, from: fc.nat(5) }),
  fc.record({ act: fc.constantFrom("confirm" as const, "accept" as const, "decline" as const), by: who }),
);
type Acting = typeof someAct extends fc.Arbitrary<infer One> ? One : never;
const story = fc.record({
  rhythm: fc.constantFrom(...RHYTHMS),
  count: fc.integer({ min: 2, max: 7 }),
  first: fc.integer({ min: 8 * 24, max: 40 * 24 }),
  acts: fc.array(someAct, { minLength: 2, maxLength: 5 }),
});

const path = ({ id }: Series, to: string) => `/api/appointment-series/${id}/${to}`;
const bodyOf = async <T>(response: Response) => (response.status < 300 ? ((await response.json()) as T) : undefined);

/** Nothing live overlaps, and exactly what is live takes time. */
async function expectWhole(): Promise<void> {
  const { rows: overlaps } = await sql`
    select one.id from appointments one join appointments other on one.id < other.id
      and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)
    where one.status in ('Pending', 'Scheduled', 'Rescheduled')
      and other.status in ('Pending', 'Scheduled', 'Rescheduled')`.execute(server.database);
  expect(overlaps).toEqual([]);
  const { rows: wrong } = await sql`
    select appointments.id from appointments full join taken_times on appointment_id = appointments.id
    where (appointment_id is not null) is distinct from (status in ('Pending', 'Scheduled', 'Rescheduled'))
      or lower(during) is distinct from starts_at and appointment_id is not null`.execute(server.database);
  expect(wrong).toEqual([]);
}

async function perform(series: Series, acting: Acting): Promise<void> {
  const person: Person = pair[acting.by];
  if (acting.act === "move") return move(series, { person, ...acting });
  if (acting.act === "cancel") {
    const from = series.dates[acting.from % series.dates.length]?.id ?? "";
    const cost = await bodyOf<SeriesCancellation>(await person.browser.get(path(series, `cancellation?from=${from}`)));
    await act(person, path(series, "cancel"), { from, owedCents: cost?.owedCents ?? 0, reason: "So ist es" });
    return;
  }
  const said = acting.act === "accept" ? { earlyStart: true } : acting.act === "decline" ? { reason: "" } : {};
  await act(person, path(series, acting.act), said);
}

type Moving = { person: Person; from: number; hours: number };

/** All dates are moved as far by the wall clock: those at one time of day stay at one. */
async function move(series: Series, { person, from, hours }: Moving): Promise<void> {
  const date = series.dates[from % series.dates.length];
  const to = new Date(Date.parse(date?.scheduledAt ?? "") + hours * HOUR).toISOString();
  const asked = new URLSearchParams({ from: date?.id ?? "", scheduledAt: to });
  const seen = await bodyOf<SeriesMove>(await person.browser.get(path(series, `move?${asked}`)));
  if (!seen) return;
  const shifts = seen.dates
    .filter((each) => [each.scheduledAt, each.scheduledBefore, to].every(isOrdinary))
    .map((each) => `${wall(each.scheduledBefore)} ${wall(each.scheduledAt)}`);
  const befores = new Set(shifts.map((shift) => shift.split(" ")[0]));
  expect(new Set(shifts).size).toBe(befores.size);
  const moves = seen.dates.flatMap(({ id, clash, scheduledAt, alternatives }) => {
    const start = clash ? alternatives[0] : scheduledAt;
    return start ? [{ id, scheduledAt: start }] : [];
  });
  const { status } = await act(person, path(series, "reschedule"), { moves, earlyStart: true });
  if (status === 200) done.moved++;
}

/** How much came through: a model of nothing but refusals would prove nothing. */
const done = { booked: 0, moved: 0 };

test("whatever series are booked, moved and cancelled, nobody is in two places and the time of day stays", async () => {
  const began = server.clock.now().getTime();
  await fc.assert(
    fc.asyncProperty(story, async ({ rhythm, count, first, acts }) => {
      const scheduledAt = new Date(Math.ceil(began / DAY) * DAY + first * HOUR).toISOString();
      const { dates } = await preview(pair, { scheduledAt, rhythm, count });
      expect(
        new Set(dates.map((date) => wall(date.scheduledAt)).filter((_, at) => isOrdinary(dates[at]?.scheduledAt ?? "")))
          .size,
      ).toBe(1);
      const starts = [
        ...new Set(dates.flatMap((date) => (date.clash ? date.alternatives.slice(0, 1) : [date.scheduledAt]))),
      ];
      const booked = await bodyOf<Series>(await sendSeries(pair, starts, { rhythm }));
      if (booked) done.booked++;
      await expectWhole();
      for (const acting of booked ? acts : []) {
        const now = await bodyOf<Series>(await pair.client.browser.get(`/api/appointment-series/${booked?.id}`));
        if (now) await perform(now, acting);
        await expectWhole();
      }
      // Room for the next story.
      if (booked) await sql`delete from rate_limits`.execute(server.database);
      for (const person of [pair.client, pair.coach])
        if (booked) await perform(booked, { act: "cancel", by: person === pair.client ? "client" : "coach", from: 0 });
    }),
    { numRuns: 25 },
  );
  expect(done.booked).toBeGreaterThan(15);
  expect(done.moved).toBeGreaterThan(5);
}, 60_000);
