import { DAY, MINUTE } from "@aufwind/rules/time/durations";

/** Creating a formatter costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string) {
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
  formats.set(zone, known);
  return known;
}

/** The wall-clock time of a zone at an instant: `2026-11-16T09:00`. */
export function wallOf(at: string | number, zone: string): string {
  const shown = formatOf(zone).formatToParts(new Date(at));
  const { year, month, day, hour, minute } = Object.fromEntries(shown.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

const asIfUtc = (wall: string) => Date.parse(`${wall}Z`);
const ahead = (time: number, zone: string) => asIfUtc(wallOf(time, zone)) - time;

/** The instant of a wall-clock time: the first if it occurs twice, an hour later if it never does. */
export function instantOf(wall: string, zone: string): string {
  const shown = asIfUtc(wall);
  const tries = [shown - DAY, shown + DAY].map((near) => shown - ahead(near, zone));
  const right = tries.filter((time) => wallOf(time, zone) === wall);
  const time = right.length > 0 ? Math.min(...right) : Math.max(...tries);
  return new Date(time).toISOString();
}

/** The calendar date some days after another one, without a zone. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** A wall-clock time some minutes later, ignoring clock changes. */
const minutesAfter = (wall: string, minutes: number) =>
  new Date(asIfUtc(wall) + minutes * MINUTE).toISOString().slice(0, 16);

export type WallSpan = { from: string; to: string };

/**
 * A wall-clock span. If clocks go back within it, its end may show an earlier time than its beginning: it then keeps
 * its true length.
 */
export function wallSpan({ from, to }: WallSpan, zone: string): WallSpan {
  const [begins, ends] = [wallOf(from, zone), wallOf(to, zone)];
  const minutes = (Date.parse(to) - Date.parse(from)) / MINUTE;
  return { from: begins, to: ends > begins ? ends : minutesAfter(begins, minutes) };
}

/** The part of a span on one day; `24:00` is the end of the day. */
export type DayPart = { day: string; from: string; to: string };

/** A wall-clock span day by day, from the first day up to the last (exclusive). */
export function dayParts(span: WallSpan, days: WallSpan): DayPart[] {
  const [begin, end] = [span.from, span.to.replace(/^(.*)T24:00$/, (_, day: string) => `${dayAfter(day)}T00:00`)];
  const parts: DayPart[] = [];
  const first = begin.slice(0, 10) > days.from ? begin.slice(0, 10) : days.from;
  for (let day = first; day < days.to && `${day}T00:00` < end; day = dayAfter(day)) {
    const from = begin.startsWith(day) ? begin.slice(11) : "00:00";
    const to = end.startsWith(day) ? end.slice(11) : "24:00";
    parts.push({ day, from, to });
  }
  return parts;
}
