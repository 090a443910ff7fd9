import type { AppointmentItem, ClientOverview } from "@aufwind/contract/appointments";
import { berlinDay } from "../../../platform/i18n/dates.ts";

/** Whether a client has no appointments at all, neither future nor past. */
export const hasNoAppointments = ({ unpaid, waiting, today, upcoming, recent, last }: ClientOverview): boolean =>
  last === null && [unpaid, waiting, today, upcoming, recent].every(({ length }) => length === 0);

type Dated = Pick<AppointmentItem, "scheduledAt">;
type Span = Pick<AppointmentItem, "scheduledAt" | "endsAt">;

/** Appointments in order, by days of Berlin. */
export function groupByDay<T extends Dated>(items: readonly T[]): { date: string; items: T[] }[] {
  const groups = Map.groupBy(items, ({ scheduledAt }) => berlinDay(scheduledAt));
  return [...groups].map(([date, found]) => ({ date, items: found }));
}

/** A full week would push everything else off the page. */
const AT_ONCE = 5;

/** The week's appointments on a first page: those still to come, or at its end the past ones. */
export function weekPreview<T extends Span>(items: readonly T[], now: number): T[] {
  const coming = items.filter(({ endsAt }) => Date.parse(endsAt) > now);
  return coming.length > 0 ? coming.slice(0, AT_ONCE) : items.slice(-AT_ONCE);
}
