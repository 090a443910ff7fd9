import { DAY_MINUTES, WEEK_MINUTES } from "../time/durations.ts";
import { append, type Edges, edgesOf, type Range, union, without } from "../time/ranges.ts";
import { type Exception, type ExceptionKind, wallRange } from "./exceptions.ts";
import { toWeekMinutes, type WeeklyHours } from "./weekly-hours.ts";

/** Minutes of the wall clock count from 1 January 1970, a Thursday; its week began three days earlier. */
const A_MONDAY = -3 * DAY_MINUTES;

export type Opening = { hours: WeeklyHours; exceptions: readonly Exception[] };

/**
 * When a coach works, in minutes of the wall clock, at least within the window. Days off close the regular hours; an
 * extra availability opens anyway; what is not available or time off closes everything.
 */
export function openingOn({ hours, exceptions }: Opening, window: Range): Edges {
  const ranges = rangesByKind(exceptions, window);
  const regular = without(weeksOf(hours, window), edgesOf(ranges.allDay));
  const open = union(regular, edgesOf(ranges.available));
  return without(open, edgesOf([...ranges.notAvailable, ...ranges.timeOff]));
}

function rangesByKind(exceptions: readonly Exception[], { start, end }: Range): Record<ExceptionKind, Range[]> {
  const ranges: Record<ExceptionKind, Range[]> = { available: [], notAvailable: [], timeOff: [], allDay: [] };
  for (const exception of exceptions) {
    const range = wallRange(exception);
    if (range.start < end && range.end > start) ranges[exception.kind].push(range);
  }
  return ranges;
}

function weeksOf(hours: WeeklyHours, { start, end }: Range): Edges {
  const [week, edges] = [toWeekMinutes(hours), [] as number[]];
  const first = Math.floor((start - A_MONDAY) / WEEK_MINUTES) * WEEK_MINUTES + A_MONDAY;
  for (let monday = first; monday < end; monday += WEEK_MINUTES) {
    for (const range of week) append(edges, { start: monday + range.start, end: monday + range.end });
  }
  return edges;
}
