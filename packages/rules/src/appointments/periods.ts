import { isLive, type Status } from "./status.ts";

/** The date filters of lists. */
export const PERIODS = [
  "allTime",
  "today",
  "thisWeek",
  "nextWeek",
  "thisMonth",
  "nextMonth",
  "next3Months",
  "next6Months",
  "next12Months",
  "last3Months",
  "last6Months",
  "last12Months",
  "last16Months",
  "last24Months",
  "last5Years",
] as const;
export type Period = (typeof PERIODS)[number];

// `periodRange` needs Temporal, which not every browser has: for the server only.

type Days = { from: Temporal.PlainDate; to: Temporal.PlainDate };

const monday = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 });
const weekFrom = (first: Temporal.PlainDate): Days => ({ from: first, to: first.add({ days: 7 }) });
const monthFrom = (first: Temporal.PlainDate): Days => ({ from: first, to: first.add({ months: 1 }) });
const firstOf = (day: Temporal.PlainDate) => day.with({ day: 1 });
const ahead = (months: number) => (today: Temporal.PlainDate) => ({ from: today, to: today.add({ months, days: 1 }) });
const back = (months: number) => (today: Temporal.PlainDate) => ({
  from: today.subtract({ months }),
  to: today.add({ days: 1 }),
});

const RANGES: Record<Exclude<Period, "allTime">, (today: Temporal.PlainDate) => Days> = {
  today: (today) => ({ from: today, to: today.add({ days: 1 }) }),
  thisWeek: (today) => weekFrom(monday(today)),
  nextWeek: (today) => weekFrom(monday(today).add({ days: 7 })),
  thisMonth: (today) => monthFrom(firstOf(today)),
  nextMonth: (today) => monthFrom(firstOf(today).add({ months: 1 })),
  next3Months: ahead(3),
  next6Months: ahead(6),
  next12Months: ahead(12),
  last3Months: back(3),
  last6Months: back(6),
  last12Months: back(12),
  last16Months: back(16),
  last24Months: back(24),
  last5Years: back(60),
};

type PeriodRangeParams = { period: Period; now: number; zone: string };

/** The bounds of a period by the days of a zone, in epoch milliseconds; undefined for all time. */
export function periodRange({ period, now, zone }: PeriodRangeParams): { from: number; to: number } | undefined {
  if (period === "allTime") return undefined;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const { from, to } = RANGES[period](today);
  const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).epochMilliseconds;
  return { from: midnight(from), to: midnight(to) };
}

/** The date filters of appointment lists; the first two depend on the state, not on the day alone. */
export const LIST_PERIODS = ["upcoming", "past", ...PERIODS] as const;
export type ListPeriod = (typeof LIST_PERIODS)[number];

type IsUpcomingParams = { status: Status; endsAt: number };

/** Whether it is live or running and not over; everything else is past. */
export const isUpcoming = ({ status, endsAt }: IsUpcomingParams, now: number): boolean =>
  isLive(status) && endsAt > now;
