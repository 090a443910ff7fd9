import type { Agenda } from "@aufwind/contract/agenda";
import type { AppointmentItem } from "@aufwind/contract/appointments";
import { LIVE } from "@aufwind/rules/appointments/status";
import { exceptionProblem, wallRange } from "@aufwind/rules/schedules/opening-hours";
import { DAY_MINUTES, MINUTE } from "@aufwind/rules/time/durations";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentAppointments } from "../appointments/commands.ts";
import { scheduleOf } from "../schedules/commands.ts";
import * as present from "./present.ts";
import * as store from "./store.ts";

/** Everything that takes or opens a coach's time on these days, without cancelled appointments. */
export async function agendaOf({ database, clock }: Platform, coachId: string, days: present.Days): Promise<Agenda> {
  const now = clock.now();
  // Exceptions that end after the day before, whatever the coach's zone; none are from before 1970.
  const asOf = new Date(Math.max(Date.parse(days.from) - DAY_MINUTES * MINUTE, 0));
  const schedule = await scheduleOf(database, { coachId, now: asOf });
  const window = present.instantsOfDays(days, schedule.timeZone);
  const [rows, busy] = await Promise.all([
    store.findTouching(database, { coachId, ...window, statuses: [...LIVE, "Completed", "No Show"] }),
    store.findBusy(database, { coachId, ...window }),
  ]);
  return {
    timeZone: schedule.timeZone,
    appointments: await presentAppointments(database, rows, { side: "coach", userId: coachId, now }),
    open: present.presentOpen(schedule, days, now),
    exceptions: present.presentExceptions(schedule, days),
    busy: present.presentSpans(busy, window),
  };
}

type Wall = { from: string; to: string };

/** Live appointments that overlap with planned time off. */
export async function affectedBy(
  { database, clock }: Platform,
  coachId: string,
  wall: Wall,
): Promise<AppointmentItem[]> {
  const timeOff = { kind: "timeOff", ...wall } as const;
  const problem = exceptionProblem(timeOff);
  if (problem) throw new Problem("invalidFields", { errors: [{ ...problem, params: {} }] });
  const now = clock.now();
  const { timeZone: zone } = await scheduleOf(database, { coachId, now });
  const times = present.instantsOfWall(wallRange(timeOff), { zone, now });
  const [start, end] = [times[0]?.start ?? 0, times.at(-1)?.end ?? 0];
  const rows = await store.findTouching(database, { coachId, start, end, statuses: [...LIVE] });
  const affected = rows.filter(({ starts_at, ends_at }) =>
    times.some((time) => starts_at.getTime() < time.end && ends_at.getTime() > time.start),
  );
  return presentAppointments(database, affected, { side: "coach", userId: coachId, now });
}
