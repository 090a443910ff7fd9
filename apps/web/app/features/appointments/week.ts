import type { AppointmentItem } from "@aufwind/contract/appointments";
import { berlinDay } from "../../platform/calendar-day.ts";

type Dated = Pick<AppointmentItem, "scheduledAt">;

/** Appointments in their order by days of Berlin. */
export function byDay<T extends Dated>(items: readonly T[]): { date: string; items: T[] }[] {
  const groups = Map.groupBy(items, ({ scheduledAt }) => berlinDay(scheduledAt));
  return [...groups].map(([date, found]) => ({ date, items: found }));
}
