import type { Side } from "@aufwind/rules/appointments/status";
import { DAY } from "@aufwind/rules/time/durations";
import { Problem } from "../../platform/http/problem.ts";
import { freeStarts, type OpenSchedule } from "../schedules/queries.ts";

/** How many free times are offered beside one that is gone. */
const NAMED = 6;

export type Time = {
  schedule: OpenSchedule;
  startsAt: Date;
  durationMinutes: number;
  now: Date;
  /** Not before this, in epoch milliseconds. */
  from: number;
};

/** Whether the list of slots has this start: asks the list itself, so that the two cannot differ. */
export function isListed({ schedule, startsAt, durationMinutes, now, from }: Time): boolean {
  const start = startsAt.getTime();
  return start >= from && freeStarts(schedule, { durationMinutes, now, from: start, to: start + 1 }).length > 0;
}

/** Whether it would be a slot if nobody else had taken any time. */
export const isOffered = ({ schedule, ...time }: Time): boolean =>
  isListed({ ...time, schedule: { ...schedule, appointments: [], busy: [] } });

/** Refuses a taken time, with the nearest free ones. */
export function slotTaken(time: Time): Problem {
  const start = time.startsAt.getTime();
  const distance = (other: number) => Math.abs(other - start);
  const nearest = [...freeBefore(time), ...freeAfter(time)]
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, NAMED)
    .toSorted((one, other) => one - other);
  return new Problem("slotTaken", { slots: nearest.map((slot) => new Date(slot).toISOString()) });
}

/** What is left without this time. */
function leftBy({ schedule, startsAt, durationMinutes }: Time): OpenSchedule {
  const start = startsAt.getTime();
  return {
    ...schedule,
    appointments: [...schedule.appointments, { start, end: start + durationMinutes * 60_000 }],
  };
}

function freeAfter(time: Time): number[] {
  const { startsAt, durationMinutes, now, from } = time;
  const start = startsAt.getTime();
  const window = { from: Math.max(from, start), to: start + 14 * DAY, limit: NAMED };
  return freeStarts(leftBy(time), { durationMinutes, now, ...window });
}

/** The day before usually has enough; the losers of a race wait for this answer, so it has to be fast. */
function freeBefore(time: Time): number[] {
  const { startsAt, durationMinutes, now, from } = time;
  const start = startsAt.getTime();
  const within = (days: number) =>
    freeStarts(leftBy(time), { durationMinutes, now, from: Math.max(from, start - days * DAY), to: start });
  const near = within(1);
  return near.length >= NAMED ? near : within(7);
}

type DatabaseError = { code?: string; constraint?: string };

/** Translates a violated constraint for the side that wanted the time; other errors are rethrown. */
export function refusedBy(error: unknown, { by, time }: { by: Side; time: Time }): unknown {
  const { code, constraint } = error as DatabaseError;
  if (code === "23505" && constraint === "one_discovery") return new Problem("discoveryDone");
  if (code !== "23P01") return error;
  // The coach must not learn that the client is with somebody else.
  const isOwn = constraint === "client_not_double_booked" && by === "client";
  return isOwn ? new Problem("clientBusy") : slotTaken(time);
}
