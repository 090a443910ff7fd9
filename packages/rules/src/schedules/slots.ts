import { DAY, DAY_MINUTES, MINUTE } from "../time/durations.ts";
import { append, type Edges, edgeAt, edgesOf, type Range, rangesOf, without } from "../time/ranges.ts";
import { instantsOf, lineAt, wallDay, type ZoneTable, zoneTable } from "../time/zones.ts";
import type { AgendaSettings } from "./agenda-settings.ts";
import { type Opening, openingOn } from "./opening-hours.ts";

/** Everything that decides whether a consultation of this length can be booked; times in epoch milliseconds. */
export type Agenda = Opening & {
  /** The coach's zone, an IANA name. */
  zone: string;
  settings: AgendaSettings;
  /** The coach's appointments, past ones too: they keep their pauses and count towards the daily maximum. */
  appointments: readonly Range[];
  /** Other busy times, like the client's own appointments: without pauses. */
  busy: readonly Range[];
  durationMinutes: number;
  now: number;
};

/** The starts, in epoch minutes, that are blocked by other times or by the daily maximum. */
function takenStarts(agenda: Agenda, table: ZoneTable): Edges {
  const { settings, appointments, busy, durationMinutes } = agenda;
  const { pauseBeforeMinutes: before, pauseAfterMinutes: after } = settings;
  // Between two appointments the longer of both pauses applies, whichever was booked first.
  const between = Math.max(before, after);
  return edgesOf([
    ...appointments.map((taken) => startsTouching(taken, { lead: durationMinutes + between, lag: between })),
    ...busy.map((taken) => startsTouching(taken, { lead: durationMinutes + after, lag: before })),
    ...fullDays(agenda, table),
  ]);
}

/** Starts less than `lead` before a taken time or less than `lag` after it, rounded outwards to minutes. */
function startsTouching({ start, end }: Range, { lead, lag }: { lead: number; lag: number }): Range {
  if (end <= start) return { start: 0, end: 0 };
  return { start: Math.floor(start / MINUTE) - lead + 1, end: Math.ceil(end / MINUTE) + lag };
}

/** Days of the coach's calendar that have reached the daily maximum. */
function fullDays({ settings: { mostPerDay }, appointments }: Agenda, table: ZoneTable): Range[] {
  if (mostPerDay === null) return [];
  const byDay = Map.groupBy(appointments, ({ start }) => wallDay(table, Math.floor(start / MINUTE)));
  const full = [...byDay].filter(([, ofDay]) => ofDay.length >= mostPerDay);
  const days = full.map(([day]) => ({ start: day * DAY_MINUTES, end: (day + 1) * DAY_MINUTES }));
  return rangesOf(instantsOf(table, edgesOf(days)));
}

type FreeSlotsParams = Agenda & { from: number; to: number; limit?: number };

/** The first few are mostly this near; a whole horizon of a year takes six times as long. */
const NEAR = 14 * DAY;

/** Every free start in [from, to), in order, or the first up to a limit; in epoch milliseconds. */
export function freeSlots(asked: FreeSlotsParams): number[] {
  const { from, to, limit } = asked;
  if (limit === undefined || to - from <= NEAR) return slotsWithin(asked);
  const near = slotsWithin({ ...asked, to: from + NEAR });
  return near.length < limit ? slotsWithin(asked) : near;
}

function slotsWithin(asked: FreeSlotsParams): number[] {
  const { settings, durationMinutes, from, to, limit = Number.MAX_SAFE_INTEGER } = asked;
  const table = zoneTable(asked.zone, Math.floor(asked.now / MINUTE));
  const bookable = bookableOf(asked, table);
  const first = Math.max(bookable.start, Math.ceil(from / MINUTE));
  const end = Math.min(bookable.end, Math.ceil(to / MINUTE));
  if (!(first < end)) return [];
  // No wall clock is further than a day from UTC.
  const wall = { start: first - DAY_MINUTES, end: end + durationMinutes + DAY_MINUTES };
  const open = instantsOf(table, openingOn(asked, wall));
  const starts = startsWithin(open, { durationMinutes, first, end });
  return onGrid(without(starts, takenStarts(asked, table)), { table, limit, grid: settings.gridMinutes });
}

/** Whether this start is free: asks the list itself, so that list and check cannot differ. */
export const isFree = (agenda: Agenda, start: number): boolean =>
  freeSlots({ ...agenda, from: start, to: start + 1 }).length > 0;

/** Whether a start is further ahead than can be booked yet. */
export const isPastHorizon = (agenda: Agenda, start: number): boolean =>
  start / MINUTE >= bookableOf(agenda, zoneTable(agenda.zone, Math.floor(agenda.now / MINUTE))).end;

/** From the end of the notice to the end of the horizon by the coach's calendar, in epoch minutes. */
function bookableOf({ settings, now }: Agenda, table: ZoneTable): Range {
  const today = wallDay(table, Math.floor(now / MINUTE));
  const days = [today * DAY_MINUTES, (today + settings.horizonDays + 1) * DAY_MINUTES];
  return { start: Math.ceil(now / MINUTE) + settings.noticeMinutes, end: instantsOf(table, days).at(-1) ?? 0 };
}

/** The starts in [first, end) from which a whole consultation fits. */
function startsWithin(
  open: Edges,
  { durationMinutes, first, end }: Record<"durationMinutes" | "first" | "end", number>,
) {
  const starts: number[] = [];
  for (let at = 0; at < open.length; at += 2) {
    const last = edgeAt(open, at + 1) - durationMinutes;
    append(starts, { start: Math.max(edgeAt(open, at), first), end: Math.min(last + 1, end) });
  }
  return starts;
}

/**
 * The starts on the grid of the wall clock, counted from its midnight: they read 9:00, 9:15 also in zones with
 * half-hour offsets, and on days on which the clock changed by half an hour.
 */
function onGrid(free: Edges, { table, grid, limit }: { table: ZoneTable; grid: number; limit: number }): number[] {
  const slots: number[] = [];
  let line = lineAt(table, free[0] ?? 0);
  for (let range = 0; range < free.length && slots.length < limit; range += 2) {
    const end = edgeAt(free, range + 1);
    for (let from = edgeAt(free, range); from < end; ) {
      while ((table.starts[line + 1] ?? end) <= from) line++;
      const [until, offset] = [Math.min(end, table.starts[line + 1] ?? end), table.offsets[line] ?? 0];
      const first = Math.ceil((from + offset) / grid) * grid - offset;
      for (let at = first; at < until && slots.length < limit; at += grid) slots.push(at * MINUTE);
      from = until;
    }
  }
  return slots;
}
