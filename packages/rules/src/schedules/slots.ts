import { DAY_MINUTES, MINUTE } from "../time/durations.ts";
import { append, type Edges, edgeAt, type Range, without } from "../time/ranges.ts";
import { instantsOf, lineAt, wallDay, type ZoneTable, zoneTable } from "../time/zones.ts";
import type { Agenda } from "./agenda.ts";
import { openingOn } from "./opening.ts";
import { takenStarts } from "./taken-starts.ts";

type Asked = Agenda & { from: number; to: number; limit?: number };

/** Every free start in [from, to), in order, or the first of them up to a limit; all in epoch milliseconds. */
export function freeSlots(asked: Asked): number[] {
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

/** Whether this start is free: the list itself is asked, so that list and check cannot differ. */
export const isFree = (agenda: Agenda, start: number): boolean =>
  freeSlots({ ...agenda, from: start, to: start + 1 }).length > 0;

/** From the end of the notice to the end of the last day of the horizon by the coach's calendar, in epoch minutes. */
function bookableOf({ settings, now }: Agenda, table: ZoneTable): Range {
  const today = wallDay(table, Math.floor(now / MINUTE));
  const days = [today * DAY_MINUTES, (today + settings.horizonDays + 1) * DAY_MINUTES];
  return { start: Math.ceil(now / MINUTE) + settings.noticeMinutes, end: instantsOf(table, days).at(-1) ?? 0 };
}

/** The starts in [first, end) from which a whole consultation lies within the opening. */
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
 * The starts that the wall clock shows on the grid, counted from its midnight: they read 9:00, 9:15 in zones of half
 * an hour too, and on days on which the clock has changed by half an hour.
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
