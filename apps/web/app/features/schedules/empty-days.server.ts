import type { Schedule } from "@aufwind/contract/schedules";
import { type Agenda, freeSlots } from "@aufwind/rules/schedules/slots";
import { DAY } from "@aufwind/rules/time/durations";
import { daysOf } from "../../platform/i18n/month.ts";
import { BERLIN, dayAfter } from "./wall-time.ts";

/** Why a day has no free slot. */
export type EmptyReason = "past" | "notice" | "horizon" | "exception" | "tooShort" | "noHours" | "taken";
export type Facts = { schedule: Schedule; durationMinutes: number; now: number };

const FAR_DAYS = 400;

/** The date in a zone at an instant. */
export const dayIn = (zone: string, time: number): string =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate().toString();

/** The first instant after the horizon. */
export function horizonEnd({ schedule: { timeZone, settings }, now }: Facts): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  return today.add({ days: settings.horizonDays + 1 }).toZonedDateTime(timeZone).epochMilliseconds;
}

/** For each day of a month the reason it would have if empty: asks the same function with fewer rules. */
export function emptyReasons(facts: Facts, month: string): (day: string) => EmptyReason {
  const { schedule, now } = facts;
  const agenda = withoutLimits(facts);
  const open = startsByDay(agenda, month);
  const regular = startsByDay({ ...agenda, exceptions: [] }, month);
  const anyLength = startsByDay({ ...agenda, durationMinutes: 1 }, month);
  const [today, earliest, end] = [
    dayIn(BERLIN, now),
    now + schedule.settings.noticeMinutes * 60_000,
    horizonEnd(facts),
  ];
  return (day) => {
    if (day < today) return "past";
    const starts = open.get(day);
    if (starts?.every((start) => start < earliest)) return "notice";
    if (starts?.every((start) => start >= end)) return "horizon";
    if (starts) return "taken";
    if (anyLength.has(day)) return "tooShort";
    return regular.has(day) ? "exception" : "noHours";
  };
}

/** Weekly hours and exceptions alone: no notice, no horizon, nothing taken. */
const withoutLimits = ({ schedule, durationMinutes, now }: Facts): Agenda => ({
  zone: schedule.timeZone,
  hours: schedule.workingSlots,
  exceptions: schedule.scheduleExceptions,
  settings: { ...schedule.settings, noticeMinutes: 0, horizonDays: FAR_DAYS, mostPerDay: null },
  appointments: [],
  busy: [],
  durationMinutes,
  // From a day ago, so that today's past hours do not count as none.
  now: now - DAY,
});

function startsByDay(agenda: Agenda, month: string): Map<string, number[]> {
  const days = daysOf(month);
  const [from, to] = [Date.parse(days[0] ?? month) - DAY, Date.parse(dayAfter(days.at(-1) ?? month)) + DAY];
  return Map.groupBy(freeSlots({ ...agenda, from, to }), (start) => dayIn(BERLIN, start));
}

export type ClockChange = "forward" | "back";

/** A zone's clock change on a day; null if there is none. */
export function clockChange(day: string, zone: string): ClockChange | null {
  const { hoursInDay } = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  return hoursInDay === 24 ? null : hoursInDay < 24 ? "forward" : "back";
}
