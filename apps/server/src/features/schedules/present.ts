import type { Schedule, StoredException } from "@aufwind/contract/schedules";
import { AGENDA_DEFAULTS, type Grid, type HolidayState } from "@aufwind/rules/schedules/agenda-settings";
import {
  type ExceptionKind,
  fromWeekMinutes,
  toWeekMinutes,
  type WeeklyHours,
} from "@aufwind/rules/schedules/opening-hours";
import { type Range, rangesOf } from "@aufwind/rules/time/ranges";
import type { ExceptionRow, ScheduleRow } from "./store.ts";

/** The defaults of a coach. */
export const NEW_SCHEDULE = {
  timeZone: "Europe/Berlin",
  workingSlots: [],
  settings: AGENDA_DEFAULTS,
  scheduleExceptions: [],
  holidayState: null,
  appointments: [],
  busy: [],
} satisfies Schedule & Gone;

type Gone = { appointments: Range[]; busy: Range[] };

/** The schedule with the taken times. */
export const presentOpen = (row: ScheduleRow, now: Date): Schedule & Gone => ({
  ...presentSchedule(row, now),
  appointments: rangesOf(row.taken),
  busy: rangesOf(row.busy),
});

/** Without exceptions that are over by the coach's own clock. */
function presentSchedule(row: ScheduleRow, now: Date): Schedule {
  const wall = wallClock(now, row.time_zone);
  return {
    timeZone: row.time_zone,
    workingSlots: fromMultirange(row.weekly_hours),
    settings: {
      noticeMinutes: row.notice_minutes,
      horizonDays: row.horizon_days,
      pauseBeforeMinutes: row.pause_before_minutes,
      pauseAfterMinutes: row.pause_after_minutes,
      gridMinutes: row.grid_minutes as Grid,
      mostPerDay: row.most_per_day,
    },
    scheduleExceptions: row.exceptions.map(presentException).filter(({ to }) => to > wall),
    holidayState: row.holiday_state as HolidayState | null,
  };
}

export const presentException = ({ id, kind, starts_at, ends_at, note }: ExceptionRow): StoredException => ({
  id,
  kind: kind as ExceptionKind,
  from: toMinute(starts_at),
  to: toMinute(ends_at),
  note,
});

const toMinute = (written: string) => written.slice(0, "2026-12-24T14:00".length);

/** The wall-clock time in a zone, to the minute, like `2026-12-24T14:00`. */
export const wallClock = (at: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });

/** `{[540,720),[780,1080)}`: PostgreSQL's text of minutes of a week. */
export const toMultirange = (hours: WeeklyHours): string =>
  `{${toWeekMinutes(hours)
    .map(({ start, end }) => `[${start},${end})`)
    .join()}}`;

const fromMultirange = (written: string) =>
  fromWeekMinutes(
    [...written.matchAll(/\[(\d+),(\d+)\)/g)].map(([, start, end]) => ({ start: Number(start), end: Number(end) })),
  );
