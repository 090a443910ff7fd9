import type { CoachOverview } from "@aufwind/contract/appointments";

type Overview = Pick<CoachOverview, "thisWeek" | "next">;

/** The appointment that a coach most likely wants to write about: the latest that has begun, else the next. */
export function noteFor({ thisWeek, next }: Overview, now: number): { id: string; name: string } | null {
  const begun = thisWeek.findLast(
    ({ scheduledAt, scheduledStatus }) =>
      Date.parse(scheduledAt) <= now && ["Scheduled", "Completed"].includes(scheduledStatus),
  );
  const about = begun ?? next;
  // Somebody who has left has no name for a button.
  return about?.client.name ? { id: about.id, name: about.client.name } : null;
}
