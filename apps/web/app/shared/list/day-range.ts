import { berlinDay } from "../../platform/i18n/dates.ts";

/** From today on, the next first; until today, the latest first; or all, the latest first. */
export const DAY_RANGES = ["from", "until", "all"] as const;
export type DayRange = (typeof DAY_RANGES)[number];

/** The days and the order that a span stands for: today is near the top of either side. */
export function dayRangeQuery(span: DayRange) {
  const today = berlinDay(Date.now());
  return {
    sort: span === "from" ? ("asc" as const) : ("desc" as const),
    ...(span === "from" && { from: today }),
    ...(span === "until" && { to: today }),
  };
}
