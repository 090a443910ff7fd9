import { DAY } from "@aufwind/rules/time/durations";

const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Which of the days a key leads to; undefined if none. */
export function dayByKey(days: readonly string[], { from, key }: { from: string; key: string }): string | undefined {
  switch (key) {
    case "ArrowRight":
      return days.find((day) => day > from);
    case "ArrowLeft":
      return days.findLast((day) => day < from);
    // A week forward or back, or the nearest day beyond it.
    case "ArrowDown":
      return days.find((day) => day >= shifted(from, 7));
    case "ArrowUp":
      return days.findLast((day) => day <= shifted(from, -7));
    case "Home":
      return days[0];
    case "End":
      return days.at(-1);
    default:
      return undefined;
  }
}
