import { DAY_MINUTES, MINUTE } from "../time/durations.ts";
import { type Edges, edgesOf, type Range, rangesOf } from "../time/ranges.ts";
import { instantsOf, wallDay, type ZoneTable } from "../time/zones.ts";
import type { Agenda } from "./agenda.ts";

/** The starts, in epoch minutes, that other times stand in the way of, or that a day has no room for. */
export function takenStarts(agenda: Agenda, table: ZoneTable): Edges {
  const { settings, appointments, busy, durationMinutes } = agenda;
  const { pauseBeforeMinutes: before, pauseAfterMinutes: after } = settings;
  // Both of two appointments have pauses: the longer one serves for both, whichever of them was booked first.
  const between = Math.max(before, after);
  return edgesOf([
    ...appointments.map((taken) => startsTouching(taken, { lead: durationMinutes + between, lag: between })),
    ...busy.map((taken) => startsTouching(taken, { lead: durationMinutes + after, lag: before })),
    ...fullDays(agenda, table),
  ]);
}

/** Starts less than `lead` before a taken time or less than `lag` after it; a part of a minute takes all of it. */
function startsTouching({ start, end }: Range, { lead, lag }: { lead: number; lag: number }): Range {
  if (end <= start) return { start: 0, end: 0 };
  return { start: Math.floor(start / MINUTE) - lead + 1, end: Math.ceil(end / MINUTE) + lag };
}

/** Days of the coach's calendar on which as many appointments start as the coach takes. */
function fullDays({ settings: { mostPerDay }, appointments }: Agenda, table: ZoneTable): Range[] {
  if (mostPerDay === null) return [];
  const byDay = Map.groupBy(appointments, ({ start }) => wallDay(table, Math.floor(start / MINUTE)));
  const full = [...byDay].filter(([, ofDay]) => ofDay.length >= mostPerDay);
  const days = full.map(([day]) => ({ start: day * DAY_MINUTES, end: (day + 1) * DAY_MINUTES }));
  return rangesOf(instantsOf(table, edgesOf(days)));
}
