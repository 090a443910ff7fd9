import type { AgendaSettings, Schedule, WorkingSlot } from "@aufwind/contract/schedules";
import { type Agenda, freeSlots } from "@aufwind/rules/schedules/slots";
import { DAY } from "@aufwind/rules/time/durations";
import type { Tx } from "../../platform/database/database.ts";
import { NEW_SCHEDULE, presentOpen, toMultirange, wallClock } from "./present.ts";
import * as store from "./store.ts";

/** Covers the longest day of a wall clock, and the pause after what ended the day before. */
const LONGEST_DAY = 26 * 3_600_000;

/** A schedule with the taken times. */
export type OpenSchedule = Schedule & Pick<Agenda, "appointments" | "busy">;

/** The client who looks, and the appointment to be moved. */
type Looking = { now: Date; clientId?: string | undefined; except?: string | undefined };

/** The schedules of these coaches by id, without past exceptions. */
export async function schedulesOf(
  db: store.Anywhere,
  { coachIds, now, ...looking }: Looking & { coachIds: string[] },
): Promise<Map<string, OpenSchedule>> {
  // No wall clock is further than a day from UTC; each coach's own zone then decides here.
  const endingAfter = wallClock(new Date(now.getTime() - DAY), "UTC");
  // What began today counts towards the daily maximum, even if it is over.
  const since = new Date(now.getTime() - LONGEST_DAY);
  const rows = await store.findSchedules(db, { coachIds, endingAfter, since, ...looking });
  return new Map(rows.map((row) => [row.coach_id, presentOpen(row, now)]));
}

/** One coach's schedule, or the defaults. */
export async function scheduleOf(
  db: store.Anywhere,
  { coachId, ...looking }: Looking & { coachId: string },
): Promise<OpenSchedule> {
  return (await schedulesOf(db, { coachIds: [coachId], ...looking })).get(coachId) ?? NEW_SCHEDULE;
}

type Window = { durationMinutes: number; now: Date; from: number; to: number; limit?: number };

/** Every start in [from, to) at which a consultation of this length can be booked now, in epoch milliseconds. */
export const freeStarts = (schedule: OpenSchedule, { now, ...window }: Window): number[] =>
  freeSlots({
    hours: schedule.workingSlots,
    exceptions: schedule.scheduleExceptions,
    zone: schedule.timeZone,
    settings: schedule.settings,
    appointments: schedule.appointments,
    busy: schedule.busy,
    now: now.getTime(),
    ...window,
  });

type Asked = Pick<Window, "durationMinutes" | "now">;

/** The earliest start of a consultation of this length, within the coach's horizon. */
export function nextFreeStart(schedule: OpenSchedule, { durationMinutes, now }: Asked): number | null {
  const from = now.getTime();
  const to = from + (schedule.settings.horizonDays + 2) * DAY;
  return freeStarts(schedule, { durationMinutes, now, from, to, limit: 1 })[0] ?? null;
}

/** Whether a consultation of this length can be booked at all. */
export const hasFreeSlot = (schedule: OpenSchedule, asked: Asked): boolean => nextFreeStart(schedule, asked) !== null;

export const setTimeZone = (tx: Tx, coachId: string, timeZone: string) =>
  store.updateSchedule(tx, coachId, { time_zone: timeZone });

export const setWorkingHours = (tx: Tx, coachId: string, slots: readonly WorkingSlot[]) =>
  store.updateSchedule(tx, coachId, { weekly_hours: toMultirange(slots) });

export const setAgendaSettings = (tx: Tx, coachId: string, settings: AgendaSettings) =>
  store.updateSchedule(tx, coachId, {
    notice_minutes: settings.noticeMinutes,
    horizon_days: settings.horizonDays,
    pause_before_minutes: settings.pauseBeforeMinutes,
    pause_after_minutes: settings.pauseAfterMinutes,
    grid_minutes: settings.gridMinutes,
    most_per_day: settings.mostPerDay,
  });
