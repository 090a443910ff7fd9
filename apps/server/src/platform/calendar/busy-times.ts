import { MINUTE_MS } from "@aufwind/rules/time/minutes";
import { type Edges, edgesOf, type Range } from "@aufwind/rules/time/ranges";
import type ICAL from "ical.js";
import { busyTimesOf, type Excepted, exceptMoved, noneExcepted, periodsOf } from "./busy-event.ts";
import { componentsIn, isCalendar } from "./components.ts";
import { OverBudget } from "./occurrences.ts";
import { type Clocks, clockOf, clocksOf, type ZoneClock } from "./zone-clock.ts";

export type Asked = {
  /** A file as RFC 5545 describes it. */
  text: string;
  /** Whose days, and whose times where the file names no zone. */
  zone: string;
  /** Epoch milliseconds. */
  window: Range;
  /** Entries whose UID ends like this are our own appointments. */
  ownHost: string;
};
/** Busy times in order and apart from each other, in epoch minutes. */
export type BusyTimes = { edges: Edges } | { problem: "noCalendar" | "tooLarge" };

const STEPS = 100_000;
const MOST = 5000;

/** When the owner of a calendar is busy within a window. */
export function busyTimes({ text, zone, window, ownHost }: Asked): BusyTimes {
  const reader = clockOf(zone);
  if (!reader || !isCalendar(text)) return { problem: "noCalendar" };
  try {
    const times = [...timesIn(text, { reader, window, ownHost })];
    const edges = edgesOf(times.filter(({ start, end }) => end > window.start && start < window.end).map(toMinutes));
    return edges.length / 2 > MOST ? { problem: "tooLarge" } : { edges };
  } catch (error) {
    if (error instanceof OverBudget) return { problem: "tooLarge" };
    throw error;
  }
}

type Reading = { reader: ZoneClock; window: Range; ownHost: string };

function* timesIn(text: string, { reader, window, ownHost }: Reading): Generator<Range> {
  const budget = { steps: STEPS };
  const components = componentsIn(text);
  const all = (name: string) => components.filter((each) => each.name === name);
  const clocks = clocksOf(reader, all("vtimezone"));
  const events = all("vevent");
  const moved = movedOf(events, clocks);
  for (const event of events) {
    if (!blocks(event) || uidOf(event).endsWith(`@${ownHost}`)) continue;
    const others = event.hasProperty("recurrence-id") ? undefined : moved.get(uidOf(event));
    yield* readable(busyTimesOf(event, { clocks, window, budget, moved: others ?? noneExcepted() }));
  }
  for (const list of all("vfreebusy")) yield* readable(periodsOf(list, clocks));
}

/** By series, which occurrences stand elsewhere in the file. */
function movedOf(events: ICAL.Component[], clocks: Clocks): Map<string, Excepted> {
  const moved = new Map<string, Excepted>();
  for (const event of events) {
    if (!event.hasProperty("recurrence-id")) continue;
    const uid = uidOf(event);
    const kept = moved.get(uid) ?? noneExcepted();
    moved.set(uid, kept);
    exceptMoved(event, kept, clocks);
  }
  return moved;
}

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue("uid") ?? "");

const says = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();

const blocks = (event: ICAL.Component) =>
  says(event, "transp") !== "TRANSPARENT" && says(event, "status") !== "CANCELLED";

/** One entry that makes no sense is left out; the others count. */
function* readable(times: Generator<Range>): Generator<Range> {
  try {
    yield* times;
  } catch (error) {
    if (error instanceof OverBudget) throw error;
  }
}

const [FIRST, LAST] = [0, Date.UTC(9999, 0)];

/** Whole minutes around a time, at dates that every calendar has. */
const toMinutes = ({ start, end }: Range): Range => ({
  start: Math.floor(Math.max(start, FIRST) / MINUTE_MS),
  end: Math.ceil(Math.min(end, LAST) / MINUTE_MS),
});
