import type { CoachToday } from "@aufwind/contract/dashboards-today";

type Day = CoachToday["day"];
export type DayItem = Day["appointments"][number];
export type DayEntry =
  | { kind: "appointment"; at: number; item: DayItem }
  | { kind: "pause"; at: number; until: string }
  | { kind: "now"; at: number };

/** The day in order, with the present moment in it; a pause that an appointment fills is none. */
export function dayEntries({ appointments, pauses }: Day, now: number): DayEntry[] {
  const isFilled = ({ from, to }: Day["pauses"][number]) =>
    appointments.some(({ scheduledAt, endsAt }) => scheduledAt < to && endsAt > from);
  const entries: DayEntry[] = [
    ...appointments.map((item): DayEntry => ({ kind: "appointment", at: Date.parse(item.scheduledAt), item })),
    ...pauses
      .filter((pause) => !isFilled(pause))
      .map(({ from, to }): DayEntry => ({ kind: "pause", at: Date.parse(from), until: to })),
  ];
  if (entries.length > 0) entries.push({ kind: "now", at: now });
  return entries.toSorted((a, b) => a.at - b.at);
}

/** What stands at the end of an appointment's line. */
export function markOf(item: DayItem, now: number): DayMark {
  const { scheduledStatus, payment, hasOwnNote } = item;
  if (scheduledStatus === "Pending") return "request";
  if (scheduledStatus === "Rescheduled") return "proposed";
  if (scheduledStatus === "No Show") return "noShow";
  if (Date.parse(item.endsAt) <= now) return hasOwnNote ? "done" : "unnoted";
  if (payment === "failed" || payment === "authentication") return "unpaid";
  return Date.parse(item.scheduledAt) <= now ? "running" : "ahead";
}
export type DayMark = "request" | "proposed" | "noShow" | "done" | "unnoted" | "unpaid" | "running" | "ahead";

type Facts = Pick<CoachToday, "day" | "next"> & { waiting: Pick<CoachToday["waiting"], "counts"> };

/** Whether there is nothing next, nothing today and nothing that waits. */
export const isIdle = ({ day, next, waiting }: Facts): boolean =>
  next === null && day.appointments.length === 0 && Object.values(waiting.counts).every((count) => count === 0);

/** The appointment that a coach most likely wants to write about: the latest of today that has begun, else the next. */
export function noteFor({ day, next, now }: Pick<Facts, "day" | "next"> & { now: number }) {
  const begun = day.appointments.findLast(
    ({ scheduledAt, scheduledStatus }) =>
      Date.parse(scheduledAt) <= now && ["Scheduled", "Completed"].includes(scheduledStatus),
  );
  const about = begun ?? next?.appointment;
  // Somebody who has left has no name for a button.
  return about?.client.name ? { id: about.id, name: about.client.name } : null;
}
