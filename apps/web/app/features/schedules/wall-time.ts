import type { StoredException } from "@aufwind/contract/schedules";
import { DAY } from "@aufwind/rules/time/durations";

/** The day after `2026-12-31` is `2027-01-01`; an invalid date stays, for the API to refuse. */
export function dayAfter(day: string, days = 1): string {
  const midnight = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(midnight) ? day : new Date(midnight + days * DAY).toISOString().slice(0, 10);
}

/** An exception in words: one whole day, several, some hours of a day, or a range. */
export type Span = {
  shape: "day" | "days" | "hours" | "span";
  first: string;
  last: string;
  begins: string;
  ends: string;
};

/** What ends at midnight ends with the day before, at 24:00. */
export function spanOf({ from, to }: Pick<StoredException, "from" | "to">): Span {
  const [first = "", begins = ""] = from.split("T");
  const [day = "", time = ""] = to.split("T");
  const atMidnight = time === "00:00";
  const [last, ends] = atMidnight ? [dayAfter(day, -1), "24:00"] : [day, time];
  const whole = begins === "00:00" && ends === "24:00";
  const shape = whole ? (first === last ? "day" : "days") : first === last ? "hours" : "span";
  return { shape, first, last, begins, ends };
}

/** The kind as people know it: closed hours are closed, on one day or over several. */
export const shownKind = (kind: StoredException["kind"]) => (kind === "notAvailable" ? "timeOff" : kind);
