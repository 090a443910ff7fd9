import { type Period, periodRange } from "./appointments/periods.ts";

// Needs Temporal, which not every browser has: server only.

type Day = Temporal.PlainDate;
/** `to` is exclusive. */
type Days = { from: Day; to: Day };

/** The most days shown in intervals of this length; beyond the last it is quarters. */
const MOST_DAYS = { day: 31, week: 27 * 7, month: 732 } as const;
type Step = keyof typeof MOST_DAYS | "quarter";

/** The first day of the next interval: weeks begin on Mondays, months and quarters on the first. */
const NEXT: Record<Step, (day: Day) => Day> = {
  day: (day) => day.add({ days: 1 }),
  week: (day) => day.add({ days: 8 - day.dayOfWeek }),
  month: (day) => day.with({ day: 1 }).add({ months: 1 }),
  quarter: (day) => day.with({ day: 1 }).add({ months: 3 - ((day.month - 1) % 3) }),
};

const lengthOf = ({ from, to }: Days) => from.until(to, { largestUnit: "days" }).days;

function stepOf(days: Days): Step {
  const length = lengthOf(days);
  if (length <= MOST_DAYS.day) return "day";
  if (length <= MOST_DAYS.week) return "week";
  return length <= MOST_DAYS.month ? "month" : "quarter";
}

function firstDays({ from, to }: Days, step: Step): string[] {
  const days: string[] = [];
  for (let day = from; Temporal.PlainDate.compare(day, to) < 0; day = NEXT[step](day)) days.push(day.toString());
  return days;
}

/** Where the period before begins, which ends where this one begins; a month is compared with a whole month. */
const beforeOf = (period: Period, days: Days): Day =>
  period === "thisMonth" ? days.from.subtract({ months: 1 }) : days.from.subtract({ days: lengthOf(days) });

/** Days as `yyyy-mm-dd`. */
export type ActivityPlan = {
  step: Step;
  /** The first day of each interval, without gaps. The first and the last are cut at the period. */
  days: string[];
  /** The day after the last of them. */
  end: string;
  /** Where the period before begins; null if there is none to compare with. */
  before: string | null;
  /** Whether the period is in the future, so that it shows what is booked. */
  isAhead: boolean;
};

/** The period before, if there is one, then the intervals of this one; `to` is exclusive. */
export function spansOf({ days, end, before }: Pick<ActivityPlan, "days" | "end" | "before">): DaySpan[] {
  const edges = [...(before === null ? [] : [before]), ...days, end];
  return edges.slice(1).map((to, at) => ({ from: edges[at] ?? to, to }));
}

type Params = {
  period: Period;
  now: number;
  zone: string;
  /** The days of the first and the last event; all time spans them, and today. */
  reach?: { first: string; last: string } | undefined;
};

/** The intervals of a period, by the days of a zone. */
export function activityPlan({ period, now, zone, reach }: Params): ActivityPlan {
  const dayOf = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  const range = periodRange({ period, now, zone });
  const days = range ? { from: dayOf(range.from), to: dayOf(range.to) } : allTime(dayOf(now), reach);
  const step = stepOf(days);
  const isAhead = period.startsWith("next");
  return {
    step,
    days: firstDays(days, step),
    end: days.to.toString(),
    before: range && !isAhead ? beforeOf(period, days).toString() : null,
    isAhead,
  };
}

function allTime(today: Day, reach: Params["reach"]): Days {
  const [first = today, last = today] = reach
    ? [reach.first, reach.last].map((day) => Temporal.PlainDate.from(day))
    : [];
  const latest = Temporal.PlainDate.compare(last, today) > 0 ? last : today;
  return { from: first, to: latest.add({ days: 1 }) };
}

/** Days as `yyyy-mm-dd`, `to` exclusive. */
type DaySpan = { from: string; to: string };

export type MonthPlan = {
  /** `yyyy-mm` */
  month: string;
  /** From the first of the month up to today. */
  days: DaySpan;
  /** The same days of the month before, or all of it if it is shorter. */
  before: DaySpan;
  /** The first day of the next month. */
  end: string;
  /** Where each of the last eight weeks up to today begins, oldest first, and where the last one ends. */
  weekEdges: string[];
};

const TREND_WEEKS = 8;

/** This month up to today beside the same days of the month before, by the days of a zone. */
export function monthPlan({ now, zone }: Pick<Params, "now" | "zone">): MonthPlan {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const [first, tomorrow] = [today.with({ day: 1 }), today.add({ days: 1 })];
  const before = first.subtract({ months: 1 });
  return {
    month: today.toPlainYearMonth().toString(),
    days: { from: first.toString(), to: tomorrow.toString() },
    before: {
      from: before.toString(),
      to: before
        .with({ day: Math.min(today.day, before.daysInMonth) })
        .add({ days: 1 })
        .toString(),
    },
    end: first.add({ months: 1 }).toString(),
    weekEdges: Array.from({ length: TREND_WEEKS + 1 }, (_, week) =>
      tomorrow.subtract({ weeks: TREND_WEEKS - week }).toString(),
    ),
  };
}
