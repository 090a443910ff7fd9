import type { Edges, Range } from "@aufwind/rules/time/ranges";
import { firstTimeOf } from "./busy-event.ts";
import { busyTimes } from "./busy-times.ts";
import { partsIn } from "./components.ts";
import { clockOf, clocksOf } from "./zone-clock.ts";

export type EventTimesRequest = {
  /** Each the file of one event with its exceptions, by RFC 4791. */
  texts: string[];
  zone: string;
  window: Range;
};

/** One event of a calendar server: who made it, when it takes time, and when it begins the first time. */
export type EventTimes = {
  uid: string;
  /** Busy times within the window, in epoch minutes. */
  edges: Edges;
  /** In epoch milliseconds; null if it is cancelled or its start cannot be read. */
  span: Range | null;
};

/** Undefined for each file that is no calendar, or has too many times. */
export const eventTimes = ({ texts, zone, window }: EventTimesRequest): (EventTimes | undefined)[] =>
  texts.map((text) => {
    // No event is left out here: which ones are ours is for the caller to say.
    const read = busyTimes({ text, zone, window, ownHost: " " });
    return "problem" in read ? undefined : { ...mainOf(text, zone), edges: read.edges };
  });

/** The event itself, without the exceptions of its series. */
function mainOf(text: string, zone: string): Pick<EventTimes, "uid" | "span"> {
  const reader = clockOf(zone);
  const parts = partsIn(text);
  const componentsOf = (name: string) => parts.flatMap((part) => (part.name === name ? (part.component ?? []) : []));
  const events = componentsOf("vevent");
  const main = events.find((event) => !event.hasProperty("recurrence-id")) ?? events[0];
  if (!main || !reader) return { uid: "", span: null };
  return {
    uid: String(main.getFirstPropertyValue("uid") ?? ""),
    span: firstTimeOf(main, clocksOf(reader, componentsOf("vtimezone"))) ?? null,
  };
}
