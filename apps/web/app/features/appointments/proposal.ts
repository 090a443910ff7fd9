import type { Appointment } from "@aufwind/contract/appointments";

type Proposed = Pick<Appointment, "scheduledStatus"> & {
  history: Pick<Appointment["history"][number], "event" | "scheduledAt">[];
};

/** The time that a proposed one replaces; undefined where none is proposed. */
export function timeBefore({ scheduledStatus, history }: Proposed): string | undefined {
  if (scheduledStatus !== "Rescheduled") return undefined;
  const moved = history.findLastIndex(({ event }) => event === "reschedule");
  return history[moved - 1]?.scheduledAt;
}
