import type { Weekday, WorkingHours } from "@aufwind/rules/schedules/opening-hours";

/** A week in short form: `week({ 1: "09:00-12:00 13:00-17:00" })`, Monday being 1. */
export const week = (days: Partial<Record<Weekday, string>>): WorkingHours[] =>
  Object.entries(days).flatMap(([day, ranges]) =>
    ranges.split(" ").map((range) => {
      const [from = "", to = ""] = range.split("-");
      return { weekday: Number(day) as Weekday, from, to };
    }),
  );
