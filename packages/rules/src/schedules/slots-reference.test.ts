import fc from "fast-check";
import { expect, test } from "vitest";
import { MINUTE } from "../time/durations.ts";
import type { Range } from "../time/ranges.ts";
import { clockOf } from "../time/wall-clock.ts";
import { GRIDS } from "./agenda-settings.ts";
import { EXCEPTION_KINDS, type Exception, exceptionProblem, WEEKDAYS, type WorkingHours } from "./opening-hours.ts";
import { type Agenda, freeSlots, isFree } from "./slots.ts";

const HOURS = 52;

/** The noon before each clock change of 2026, or before an ordinary day if the zone has none. */
const NIGHTS = [
  ["Europe/Berlin", "2026-03-28"],
  ["Europe/Berlin", "2026-10-24"],
  ["America/St_Johns", "2026-03-07"],
  ["America/St_Johns", "2026-10-31"],
  ["Asia/Kolkata", "2026-03-28"],
  ["Asia/Kathmandu", "2026-10-24"],
  ["Australia/Lord_Howe", "2026-04-04"],
  ["Australia/Lord_Howe", "2026-10-03"],
  ["Pacific/Apia", "2026-03-28"],
  ["Africa/Casablanca", "2026-02-14"],
  ["Africa/Casablanca", "2026-03-21"],
  ["Pacific/Chatham", "2026-04-04"],
  ["Pacific/Chatham", "2026-09-26"],
  ["America/Santiago", "2026-09-05"],
  ["Africa/Cairo", "2026-10-29"],
  ["America/Havana", "2026-10-31"],
] as const;

type Reading = { date: string; weekday: number; clock: string; written: string };
type Night = { zone: string; start: number; end: number; days: string[]; readings: Reading[] };

/** The wall-clock time at every minute from noon on, read from Temporal one by one. */
const nights: Night[] = NIGHTS.map(([zone, day]) => {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: "12:00" });
  const readings = Array.from({ length: HOURS * 60 }, (_, minutes) => {
    const shown = noon.add({ minutes });
    const [date, clock] = [shown.toPlainDate().toString(), shown.toPlainTime().toString().slice(0, 5)];
    return { date, weekday: shown.dayOfWeek, clock, written: `${date}T${clock}` };
  });
  const start = noon.epochMilliseconds;
  const days = [0, 1, 2, 3].map((later) => Temporal.PlainDate.from(day).add({ days: later }).toString());
  return { zone, start, end: start + HOURS * 60 * MINUTE, days, readings };
});

const nightAt = (place: number): Night => {
  const night = nights[place];
  if (!night) throw new RangeError("There are not so many nights.");
  return night;
};

/** The rules in their plainest form: minute by minute, comparing texts. */
function isOpen({ hours, exceptions }: Pick<Agenda, "hours" | "exceptions">, { weekday, clock, written }: Reading) {
  const within = (kind: Exception["kind"]) =>
    exceptions.some((exception) => exception.kind === kind && exception.from <= written && written < exception.to);
  if (within("timeOff") || within("notAvailable")) return false;
  if (within("available")) return true;
  if (within("allDay")) return false;
  return hours.some((entry) => entry.weekday === weekday && entry.from <= clock && clock < entry.to);
}

const touches = (one: Range, other: Range) => Math.max(one.start, other.start) < Math.min(one.end, other.end);
const widened = ({ start, end }: Range, [before, after]: [number, number]) => ({
  start: start - before * MINUTE,
  end: end + after * MINUTE,
});

function reference(agenda: Agenda, night: Night): number[] {
  const { settings, durationMinutes, now } = agenda;
  const pauses: [number, number] = [settings.pauseBeforeMinutes, settings.pauseAfterMinutes];
  const open = night.readings.map((reading) => isOpen(agenda, reading));
  const readingAt = (instant: number) => night.readings[Math.floor((instant - night.start) / MINUTE)];
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(agenda.zone).toPlainDate();
  const lastDay = today.add({ days: settings.horizonDays }).toString();
  return night.readings.flatMap((reading, place) => {
    const start = night.start + place * MINUTE;
    const meeting = { start, end: start + durationMinutes * MINUTE };
    const sameDay = agenda.appointments.filter((taken) => readingAt(taken.start)?.date === reading.date);
    const free =
      meeting.end <= night.end &&
      Number(reading.clock.slice(3)) % settings.gridMinutes === 0 &&
      open.slice(place, place + durationMinutes).every(Boolean) &&
      start >= now + settings.noticeMinutes * MINUTE &&
      reading.date <= lastDay &&
      !agenda.busy.some((taken) => touches(widened(meeting, pauses), taken)) &&
      !agenda.appointments.some(
        (taken) => touches(widened(meeting, pauses), taken) || touches(meeting, widened(taken, pauses)),
      ) &&
      (settings.mostPerDay === null || sameDay.length < settings.mostPerDay);
    return free ? [start] : [];
  });
}

const clockTime = fc
  .oneof(
    fc.integer({ min: 0, max: 24 * 12 }).map((five) => five * 5),
    fc.integer({ min: 0, max: 24 * 60 }),
  )
  .map(clockOf);
const hours: fc.Arbitrary<WorkingHours[]> = fc
  .array(fc.record({ weekday: fc.constantFrom(...WEEKDAYS), from: clockTime, to: clockTime }), {
    minLength: 3,
    maxLength: 25,
  })
  .map((entries) =>
    entries.map(({ weekday, from, to }) => (from < to ? { weekday, from, to } : { weekday, from: to, to: from })),
  );

const exceptionsOf = ({ days }: Night): fc.Arbitrary<Exception[]> => {
  const day = fc.constantFrom(...days);
  const exception = fc
    .record({ kind: fc.constantFrom(...EXCEPTION_KINDS), first: day, last: day, from: clockTime, to: clockTime })
    .map(({ kind, first, last, from, to }): Exception => {
      if (kind === "allDay") return { kind, from: `${first}T00:00`, to: `${last}T24:00` };
      return { kind, from: `${first}T${from}`, to: `${kind === "timeOff" ? last : first}T${to}` };
    });
  return fc.array(
    exception.filter((made) => exceptionProblem(made) === undefined),
    { maxLength: 4 },
  );
};

const takenIn = ({ start, end }: Night, leastMinutes: number) =>
  fc.array(
    fc
      .record({
        from: fc.integer({ min: start, max: end - MINUTE }),
        minutes: fc.integer({ min: leastMinutes, max: 120 }),
        whole: fc.boolean(),
      })
      .map(({ from, minutes, whole }) => {
        const begin = whole ? from - (from % (15 * MINUTE)) : from;
        return { start: Math.max(begin, start), end: Math.max(begin, start) + minutes * MINUTE };
      }),
    { maxLength: 3 },
  );

const agendaOn = (night: Night): fc.Arbitrary<Agenda> =>
  fc.record({
    hours,
    exceptions: exceptionsOf(night),
    zone: fc.constant(night.zone),
    settings: fc.record({
      noticeMinutes: fc.constantFrom(0, 1, 60, 1440),
      horizonDays: fc.constantFrom(1, 2, 3, 60),
      pauseBeforeMinutes: fc.constantFrom(0, 5, 15),
      pauseAfterMinutes: fc.constantFrom(0, 10, 15, 60),
      gridMinutes: fc.constantFrom(...GRIDS),
      mostPerDay: fc.constantFrom(null, null, 1, 2),
    }),
    appointments: takenIn(night, 1),
    busy: takenIn(night, 0),
    durationMinutes: fc.constantFrom(15, 30, 45, 60, 90, 240),
    now: fc.integer({ min: night.start - 24 * 60 * MINUTE, max: night.start + 12 * 60 * MINUTE }),
  });

/** The night by its index: fast-check prints failures, and a night has three thousand readings. */
const asked = fc
  .nat(nights.length - 1)
  .chain((place) => fc.record({ place: fc.constant(place), agenda: agendaOn(nightAt(place)) }));
const listOf = (agenda: Agenda, { start, end }: Range) =>
  freeSlots({ ...agenda, from: start, to: end - (agenda.durationMinutes - 1) * MINUTE });

test("lists what the plainest reading of the rules lists, over zones, weeks, exceptions and both change nights", () => {
  fc.assert(
    fc.property(asked, ({ place, agenda }) => {
      expect(listOf(agenda, nightAt(place))).toEqual(reference(agenda, nightAt(place)));
    }),
    { numRuns: 500 },
  );
});

test("list and check agree at every minute", () => {
  fc.assert(
    fc.property(asked, ({ place, agenda }) => {
      const night = nightAt(place);
      const listed = new Set(listOf(agenda, night));
      const minutes = HOURS * 60 - agenda.durationMinutes;
      const checked = Array.from({ length: minutes }, (_, minute) => night.start + minute * MINUTE);
      expect(checked.filter((start) => isFree(agenda, start) !== listed.has(start))).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test("every slot lies wholly in opening time and touches nothing that is taken", () => {
  fc.assert(
    fc.property(asked, ({ place, agenda }) => {
      const night = nightAt(place);
      for (const start of listOf(agenda, night)) {
        const meeting = { start, end: start + agenda.durationMinutes * MINUTE };
        const minute = (start - night.start) / MINUTE;
        const during = night.readings.slice(minute, minute + agenda.durationMinutes);
        expect(during.every((reading) => isOpen(agenda, reading))).toBe(true);
        expect([...agenda.busy, ...agenda.appointments].some((taken) => touches(meeting, taken))).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
});

test("two windows side by side list what one window lists", () => {
  fc.assert(
    fc.property(asked, fc.integer({ min: 0, max: HOURS * 60 * MINUTE }), ({ place, agenda }, later) => {
      const night = nightAt(place);
      const middle = night.start + later;
      const parts = [
        { from: night.start, to: middle },
        { from: middle, to: night.end },
      ].flatMap((part) => freeSlots({ ...agenda, ...part }));
      expect(parts).toEqual(freeSlots({ ...agenda, from: night.start, to: night.end }));
    }),
  );
});
