import { DAY_MINUTES, MINUTE } from "./durations.ts";
import { append, type Edges, edgeAt, type Range } from "./ranges.ts";

/** Region and place, capitalized; `Etc/GMT+5` and `EST` are offsets under another name. */
const SHAPE = /^(?!Etc\/)[A-Z][a-z]+(\/[A-Z](?=[\w-]*[a-z])[\w-]+)+$/;

/** Whether this is an IANA zone name in its exact spelling. Uses `Intl`, which every browser has. */
export function isZone(name: string): boolean {
  if (name === "UTC") return true;
  if (!SHAPE.test(name)) return false;
  try {
    const known = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
    // An alias may resolve to its target; the same name must come back in the same spelling.
    return known === name || known.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

// From here on Temporal is needed, which not every browser has: for the server only.

const YEAR = 366 * DAY_MINUTES;

/** From `starts[i]` to the next start (epoch minutes) the zone's wall clock shows the instant plus `offsets[i]`. */
export type ZoneTable = { starts: readonly number[]; offsets: readonly number[]; end: number };

const tables = new Map<string, ZoneTable>();

/** The clock changes of a zone from at least a year before an instant (epoch minutes) to two years after it. */
export function zoneTable(zone: string, around: number): ZoneTable {
  const kept = tables.get(zone);
  if (kept && (kept.starts[0] ?? around) + YEAR <= around && around <= kept.end - 2 * YEAR) return kept;
  const table = readTable(zone, { start: around - 2 * YEAR, end: around + 5 * YEAR });
  tables.set(zone, table);
  return table;
}

function readTable(zone: string, { start, end }: Range): ZoneTable {
  const first = Temporal.Instant.fromEpochMilliseconds(start * MINUTE).toZonedDateTimeISO(zone);
  const [starts, offsets] = [[start], [minutesOffset(first)]];
  for (let change = first.getTimeZoneTransition("next"); change; change = change.getTimeZoneTransition("next")) {
    const at = change.epochMilliseconds / MINUTE;
    if (at >= end) break;
    starts.push(at);
    offsets.push(minutesOffset(change));
  }
  return { starts, offsets, end };
}

const minutesOffset = (at: Temporal.ZonedDateTime) => at.offsetNanoseconds / (MINUTE * 1_000_000);

/** The table's row at an instant (epoch minutes). */
export function lineAt({ starts }: ZoneTable, minute: number): number {
  let line = starts.length - 1;
  while (line > 0 && (starts[line] ?? minute) > minute) line--;
  return line;
}

/** What the wall clock shows at an instant (epoch minutes), in minutes since 1970. */
export const wallMinuteAt = (table: ZoneTable, minute: number): number =>
  minute + (table.offsets[lineAt(table, minute)] ?? 0);

/** The wall-clock day at an instant (epoch minutes), counted from 1 January 1970. */
export const wallDay = (table: ZoneTable, minute: number): number =>
  Math.floor(wallMinuteAt(table, minute) / DAY_MINUTES);

/**
 * Wall-clock minutes as epoch minutes. What spring skips does not exist, so a range that begins or ends there begins or
 * ends at the change; what autumn repeats occurs twice, and both count.
 */
export function instantsOf({ starts, offsets, end }: ZoneTable, wall: Edges): Edges {
  const instants: number[] = [];
  for (const [line, from] of starts.entries()) {
    const [until, offset] = [starts[line + 1] ?? end, offsets[line] ?? 0];
    for (let at = firstEndingAfter(wall, from + offset); at < wall.length; at += 2) {
      const start = edgeAt(wall, at) - offset;
      if (start >= until) break;
      append(instants, { start: Math.max(start, from), end: Math.min(edgeAt(wall, at + 1) - offset, until) });
    }
  }
  return instants;
}

/** The index of the first range that ends after a minute, by binary search. */
function firstEndingAfter(edges: Edges, minute: number): number {
  let [low, high] = [0, edges.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edgeAt(edges, middle * 2 + 1) > minute) high = middle;
    else low = middle + 1;
  }
  return low * 2;
}
