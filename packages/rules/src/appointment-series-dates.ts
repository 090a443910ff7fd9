import type { Clash, Rhythm } from "./appointment-series.ts";
import { isOpenToCoach } from "./appointments/booking.ts";
import type { Side } from "./appointments/status.ts";
import { type Agenda, freeSlots, isFree, isPastHorizon } from "./schedules/slots.ts";
import { DAY_MINUTES, MINUTE } from "./time/durations.ts";
import type { Range } from "./time/ranges.ts";
import { wallMinuteAt, zoneTable } from "./time/zones.ts";

type SeriesDatesParams = { first: number; rhythm: Rhythm; count: number; zone: string };

/** The starts of a series by the wall clock of a zone, so that each is at the same time of day; epoch milliseconds. */
export function seriesDates({ first, rhythm, count, zone }: SeriesDatesParams): number[] {
  const start = Temporal.Instant.fromEpochMilliseconds(first).toZonedDateTimeISO(zone);
  const wall = start.toPlainDateTime();
  const dates = Array.from({ length: count }, (_, place) =>
    rhythm === "monthly"
      ? sameWeekdayOfMonth(wall.toPlainDate(), place)
      : wall.toPlainDate().add({ weeks: rhythm === "weekly" ? place : 2 * place }),
  );
  // The first is what was chosen, also in the hour that autumn repeats.
  return dates.map((day, place) => (place === 0 ? first : instantOf(day.toPlainDateTime(wall.toPlainTime()), zone)));
}

/** What spring skips is an hour later. */
const instantOf = (wall: Temporal.PlainDateTime, zone: string) => wall.toZonedDateTime(zone).epochMilliseconds;

/** The second Tuesday stays the second Tuesday; the fifth is the last one in months that have four. */
function sameWeekdayOfMonth(day: Temporal.PlainDate, months: number): Temporal.PlainDate {
  const nth = Math.ceil(day.day / 7);
  const first = day.with({ day: 1 }).add({ months });
  const found = first.add({ days: ((day.dayOfWeek - first.dayOfWeek + 7) % 7) + (nth - 1) * 7 });
  return found.month === first.month ? found : found.subtract({ weeks: 1 });
}

type MovedDatesParams = { starts: readonly number[]; from: number; to: number; zone: string };

/** Every start moved as far as `from` to `to`, by the wall clock. */
export function movedDates({ starts, from, to, zone }: MovedDatesParams): number[] {
  const wall = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
  const shift = wall(from).until(wall(to), { largestUnit: "minutes" });
  return starts.map((start) => (start === from ? to : instantOf(wall(start).add(shift), zone)));
}

/** The coach's agenda as the client sees it; with the client's own appointments, and since when one can be booked. */
export type SeriesAgenda = Agenda & { own: readonly Range[]; from: number };

export type CheckedDate = {
  start: number;
  /** Null if it is free. */
  clash: Clash | null;
  /** Free starts near one that is not, the best first. */
  alternatives: number[];
};

/**
 * Checks all dates at once, for a client among the slots, for a coach as freely as one appointment is moved.
 * Alternatives are slots; they leave the other dates, and what is offered first for others, alone.
 */
export function checkSeries(agenda: SeriesAgenda, starts: readonly number[], by: Side = "client"): CheckedDate[] {
  const clashing = new Set(clashesAmong(agenda, starts, by));
  const kept = starts.filter((start) => !clashing.has(start));
  return starts.map((start) => {
    if (!clashing.has(start)) return { start, clash: null, alternatives: [] };
    const alternatives = alternativesTo(agenda, { start, kept });
    if (alternatives[0] !== undefined) kept.push(alternatives[0]);
    return { start, clash: by === "coach" ? clashForCoach(agenda, start) : clashOf(agenda, start), alternatives };
  });
}

/** The starts that cannot be had together with those before them; the same check as for one appointment. */
export function clashesAmong(agenda: SeriesAgenda, starts: readonly number[], by: Side = "client"): number[] {
  const kept: number[] = [];
  return starts.filter((start) => {
    const there = besides(agenda, kept);
    const isOpen = by === "coach" ? isOpenTo(there, start) : start >= agenda.from && isFree(there, start);
    if (isOpen) kept.push(start);
    return !isOpen;
  });
}

/** What a coach may propose: whatever overlaps no appointment. */
const isOpenTo = (agenda: SeriesAgenda, start: number): boolean =>
  isOpenToCoach(start, agenda.now) && !agenda.appointments.some((taken) => overlap(taken, during(agenda, start)));

const overlap = (one: Range, other: Range) => one.start < other.end && one.end > other.start;

function clashForCoach(agenda: SeriesAgenda, start: number): Clash {
  if (start <= agenda.now) return "tooSoon";
  return isOpenToCoach(start, agenda.now) ? "taken" : "pastHorizon";
}

/** The agenda with these starts as appointments: with their pauses, and counted for their day. */
const besides = (agenda: SeriesAgenda, starts: readonly number[]): SeriesAgenda => ({
  ...agenda,
  appointments: [...agenda.appointments, ...starts.map((start) => during(agenda, start))],
});

const during = ({ durationMinutes }: Agenda, start: number): Range => ({
  start,
  end: start + durationMinutes * MINUTE,
});

/** Asks the list of slots again and again with one obstacle less. */
function clashOf(agenda: SeriesAgenda, start: number): Clash {
  const { end } = during(agenda, start);
  if (agenda.own.some((own) => own.start < end && own.end > start)) return "own";
  if (isPastHorizon(agenda, start)) return "pastHorizon";
  const empty = { ...agenda, appointments: [], busy: [] };
  if (isFree(empty, start)) {
    if (start < agenda.from) return "tooSoon";
    const unlimited = { ...agenda, settings: { ...agenda.settings, mostPerDay: null } };
    return isFree(unlimited, start) ? "dayFull" : "taken";
  }
  const atOnce = { ...empty, settings: { ...agenda.settings, noticeMinutes: 0 } };
  if (isFree(atOnce, start)) return "tooSoon";
  return isFree({ ...atOnce, exceptions: [] }, start) ? "timeOff" : "outsideHours";
}

const DAYS_AROUND = 3;
const MOST_ALTERNATIVES = 8;

type AlternativesParams = { start: number; kept: readonly number[] };

/** The nearest free starts: of the same day first, then of the days around it, nearest by the wall clock. */
function alternativesTo(agenda: SeriesAgenda, { start, kept }: AlternativesParams): number[] {
  const table = zoneTable(agenda.zone, Math.floor(agenda.now / MINUTE));
  const wallAt = (at: number) => wallMinuteAt(table, Math.floor(at / MINUTE));
  const [wanted, around] = [wallAt(start), (DAYS_AROUND + 1) * DAY_MINUTES * MINUTE];
  const near = { from: Math.max(agenda.from, start - around), to: start + around };
  const dayOf = (wall: number) => Math.floor(wall / DAY_MINUTES);
  const ranked = freeSlots({ ...besides(agenda, kept), ...near }).map((at) => {
    const wall = wallAt(at);
    const clock = (wall - wanted) % DAY_MINUTES;
    const off = Math.min(Math.abs(clock), DAY_MINUTES - Math.abs(clock));
    return { at, days: Math.abs(dayOf(wall) - dayOf(wanted)), off };
  });
  return ranked
    .filter(({ days }) => days <= DAYS_AROUND)
    .toSorted((one, other) => one.days - other.days || one.off - other.off || one.at - other.at)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ at }) => at);
}
