import type { UnclearEvent } from "@aufwind/contract/calendars";
import { MINUTE } from "@aufwind/rules/time/durations";
import { type Edges, edgesOf, type Range } from "@aufwind/rules/time/ranges";
import type ICAL from "ical.js";
import {
  blocksTime,
  busyTimesOf,
  noSeriesOverrides,
  periodsOf,
  recordOverride,
  type SeriesOverrides,
} from "./busy-event.ts";
import { type CalendarPart, isCalendar, partsIn } from "./components.ts";
import { OverBudget } from "./occurrences.ts";
import { type Clocks, clockOf, clocksOf, type ZoneClock } from "./zone-clock.ts";

const [LONGEST_TITLE, LONGEST_ZONE] = [120, 80];
const TITLE = /^SUMMARY(?:;[^:\r\n]*)?:(.*(?:\r?\n[ \t].*)*)/im;

/** The title from the raw text: what is not understood may not be parsed either. */
function titleOf(text: string): string {
  const written = TITLE.exec(text)?.[1] ?? "";
  const unfolded = written.replaceAll(/\r?\n[ \t]/g, "").replaceAll(/\\n/gi, " ");
  return unfolded.replaceAll(/\\(.)/g, "$1").trim().slice(0, LONGEST_TITLE);
}

type UnclearOfParams = { times: Range[]; unknown: ReadonlySet<string>; isUnread: boolean; reader: ZoneClock };

/** What of this event was not understood; undefined if all was, or if it takes no time in the window. */
function unclearOf(
  part: CalendarPart,
  { times, unknown, isUnread, reader }: UnclearOfParams,
): UnclearEvent | undefined {
  const [first] = times;
  const title = titleOf(part.text);
  if (!first) return isUnread ? { title, on: null, what: "time", zone: null } : undefined;
  const on = new Date(reader.wallAt(first.start)).toISOString().slice(0, 10);
  if (part.lacksRule || isUnread) return { title, on, what: "rule", zone: null };
  const [zone] = unknown;
  return zone === undefined ? undefined : { title, on, what: "zone", zone: zone.slice(0, LONGEST_ZONE) };
}

export type BusyTimesRequest = {
  /** A file by RFC 5545. */
  text: string;
  /** The zone of dates, and of times without a zone. */
  zone: string;
  /** Epoch milliseconds. */
  window: Range;
  /** Entries whose UID ends like this are our own appointments. */
  ownHost: string;
};
/** Busy times, sorted and disjoint, in epoch minutes, and the first events that were not understood. */
export type BusyTimes =
  | { edges: Edges; unclear: UnclearEvent[]; unclearCount: number }
  | { problem: "noCalendar" | "tooLarge" };

const STEPS = 100_000;
const MOST = 5000;
const MOST_UNCLEAR = 20;

/** When the owner of a calendar is busy within a window. */
export function busyTimes({ text, zone, window, ownHost }: BusyTimesRequest): BusyTimes {
  const reader = clockOf(zone);
  if (!reader || !isCalendar(text)) return { problem: "noCalendar" };
  try {
    const { times, unclear } = readAll(text, { reader, window, ownHost });
    const edges = edgesOf(times.map(toMinutes));
    if (edges.length / 2 > MOST) return { problem: "tooLarge" };
    return { edges, unclear: unclear.slice(0, MOST_UNCLEAR), unclearCount: unclear.length };
  } catch (error) {
    if (error instanceof OverBudget) return { problem: "tooLarge" };
    throw error;
  }
}

type ReadAllParams = { reader: ZoneClock; window: Range; ownHost: string };

function readAll(text: string, { reader, window, ownHost }: ReadAllParams) {
  const [times, unclear]: [Range[], UnclearEvent[]] = [[], []];
  const parts = partsIn(text);
  const all = (name: string) => parts.filter((each) => each.name === name);
  const clocks = clocksOf(reader, componentsOf(all("vtimezone")));
  const moved = movedOf(componentsOf(all("vevent")), clocks);
  const budget = { steps: STEPS };
  for (const part of all("vevent")) {
    const { component: event } = part;
    const others = event?.hasProperty("recurrence-id") ? undefined : moved.get(uidOf(event));
    const takesTime = !event || blocksTime(event) || others?.changes.some((change) => change.blocks);
    if (!takesTime || uidOf(event).endsWith(`@${ownHost}`)) continue;
    const own = { ...clocks, unknown: new Set<string>() };
    let isUnread = !event;
    const onUnread = () => {
      isUnread = true;
    };
    const reading = { clocks: own, window, budget, moved: others ?? noSeriesOverrides(), onUnread };
    const taken = event ? within(window, busyTimesOf(event, reading), onUnread) : [];
    times.push(...taken);
    const odd = unclearOf(part, { times: taken, unknown: own.unknown, isUnread, reader });
    if (odd) unclear.push(odd);
  }
  for (const list of componentsOf(all("vfreebusy"))) times.push(...within(window, periodsOf(list, clocks), () => {}));
  return { times, unclear };
}

const componentsOf = (parts: CalendarPart[]) => parts.flatMap(({ component }) => component ?? []);

/** Per series, which occurrences are replaced elsewhere in the file, and from when on it changes. */
function movedOf(events: ICAL.Component[], clocks: Clocks): Map<string, SeriesOverrides> {
  const moved = new Map<string, SeriesOverrides>();
  for (const event of events) {
    if (!event.hasProperty("recurrence-id")) continue;
    const uid = uidOf(event);
    const kept = moved.get(uid) ?? noSeriesOverrides();
    moved.set(uid, kept);
    recordOverride(event, kept, clocks);
  }
  return moved;
}

const uidOf = (event: ICAL.Component | undefined) => String(event?.getFirstPropertyValue("uid") ?? "");

/** The times within a window. An entry that fails is left out from there on; the others count. */
function within(window: Range, times: Generator<Range>, onUnread: () => void): Range[] {
  const found: Range[] = [];
  try {
    for (const time of times) if (time.end > window.start && time.start < window.end) found.push(time);
  } catch (error) {
    if (error instanceof OverBudget) throw error;
    onUnread();
  }
  return found;
}

const [FIRST, LAST] = [0, Date.UTC(9999, 0)];

/** Whole minutes around a time, within dates that every calendar has. */
const toMinutes = ({ start, end }: Range): Range => ({
  start: Math.floor(Math.max(start, FIRST) / MINUTE),
  end: Math.ceil(Math.min(end, LAST) / MINUTE),
});
