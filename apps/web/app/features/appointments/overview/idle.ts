import type { CoachOverview } from "@aufwind/contract/appointments";

/** Whether nothing waits for a coach, nothing is next and the week is empty. */
export const isIdle = ({ waitingCount, next, thisWeek }: CoachOverview): boolean =>
  waitingCount === 0 && next === null && thisWeek.length === 0;
