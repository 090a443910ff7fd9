import type { Locale } from "@aufwind/rules/locale";
import { moneyAxis, roundAxis } from "@aufwind/rules/money-axis";
import { formatDay } from "../../platform/i18n/dates.ts";
import { barsPath, HEIGHT, round, type Tick, ticksOf } from "./chart-paths.ts";

type Step = "day" | "week" | "month" | "quarter";
/** `axis`: the short form under a bar. */
type Shape = "whole" | "axis";

const TAGS = { de: "de-DE", en: "en-GB" } as const;

function partsOf(day: string, locale: Locale) {
  const format = new Intl.DateTimeFormat(TAGS[locale], {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const parts = format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<"day" | "month" | "year", string>;
}

type IntervalNameParams = { step: Step; locale: Locale; shape?: Shape };

/** The name of a day, week, month or quarter, by its first day: "16. Nov.", "Nov. 2026", "Q4 2026". */
export function intervalName(from: string, { step, locale, shape = "whole" }: IntervalNameParams): string {
  const { day, month, year } = partsOf(from, locale);
  const quarter = Math.ceil(Number(from.slice(5, 7)) / 3);
  if (step === "quarter") return `Q${quarter} ${shape === "axis" ? year.slice(2) : year}`;
  if (step === "month") return shape === "axis" ? month : `${month} ${year}`;
  if (step === "day" && shape === "whole") return formatDay(locale, from, "plain");
  return locale === "de" ? `${day}. ${month}` : `${day} ${month}`;
}

/** What happened in one interval. */
export type Interval = { from: string; booked: number; completed: number; lost: number; revenueCents: number };

const most = (values: readonly number[]) => Math.max(0, ...values);

type ActivityBars = {
  ticks: Tick[];
  /** The baseline, from which bars of lost appointments hang down. */
  base: number;
  booked: string;
  completed: string;
  lost: string;
};

type Drawing = { pieces: readonly Interval[]; format: (value: number) => string };

/** Booked and completed beside each other, lost ones below the line, all in one scale. */
export function activityBars({ pieces, format }: Drawing): ActivityBars | null {
  const top = most(pieces.flatMap(({ booked, completed }) => [booked, completed]));
  const below = most(pieces.map(({ lost }) => lost));
  if (top + below === 0) return null;
  const axis = top > 0 ? roundAxis(top) : { top: 0, ticks: [0] };
  const scale = HEIGHT / (axis.top + below);
  const ground = { base: round(axis.top * scale), scale };
  const values = (kind: "booked" | "completed" | "lost") => pieces.map((piece) => piece[kind]);
  return {
    ticks: ticksOf(axis, ground, format),
    base: ground.base,
    booked: barsPath(values("booked"), { left: 1, width: 3.8 }, ground),
    completed: barsPath(values("completed"), { left: 5.2, width: 3.8 }, ground),
    lost: barsPath(values("lost"), { left: 1, width: 8 }, { ...ground, scale: -scale }),
  };
}

type RevenueBars = { ticks: Tick[]; revenue: string };

/** Reversals of earlier intervals are no bar; the table has them. */
export function revenueBars({ pieces, format }: Drawing): RevenueBars | null {
  const values = pieces.map(({ revenueCents }) => revenueCents);
  if (most(values) === 0) return null;
  const axis = moneyAxis(most(values));
  const ground = { base: HEIGHT, scale: HEIGHT / axis.top };
  return { ticks: ticksOf(axis, ground, format), revenue: barsPath(values, { left: 1, width: 8 }, ground) };
}

/** The place of the interval that a day lies in; null if it lies in none. */
export function currentInterval(pieces: readonly Interval[], day: string): number | null {
  const place = pieces.findLastIndex(({ from }) => from <= day);
  return place === -1 ? null : place;
}
