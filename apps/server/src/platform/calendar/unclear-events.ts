import type { UnclearEvent } from "@aufwind/contract/calendars";
import type { Range } from "@aufwind/rules/time/ranges";
import type { CalendarPart } from "./components.ts";
import type { ZoneClock } from "./zone-clock.ts";

const [LONGEST_TITLE, LONGEST_ZONE] = [120, 80];
const TITLE = /^SUMMARY(?:;[^:\r\n]*)?:(.*(?:\r?\n[ \t].*)*)/im;

/** The title from the raw text: what is not understood may not be parsed either. */
function titleOf(text: string): string {
  const written = TITLE.exec(text)?.[1] ?? "";
  const unfolded = written.replaceAll(/\r?\n[ \t]/g, "").replaceAll(/\\n/gi, " ");
  return unfolded.replaceAll(/\\(.)/g, "$1").trim().slice(0, LONGEST_TITLE);
}

type Seen = { times: Range[]; unknown: ReadonlySet<string>; isUnread: boolean; reader: ZoneClock };

/** What of this event was not understood; undefined if all was, or if it takes no time in the window. */
export function unclearOf(part: CalendarPart, { times, unknown, isUnread, reader }: Seen): UnclearEvent | undefined {
  const [first] = times;
  const title = titleOf(part.text);
  if (!first) return isUnread ? { title, on: null, what: "time", zone: null } : undefined;
  const on = new Date(reader.wallAt(first.start)).toISOString().slice(0, 10);
  if (part.lacksRule || isUnread) return { title, on, what: "rule", zone: null };
  const [zone] = unknown;
  return zone === undefined ? undefined : { title, on, what: "zone", zone: zone.slice(0, LONGEST_ZONE) };
}
