import type { CoachDashboard } from "@aufwind/contract/dashboards";
import type { Locale } from "@aufwind/rules/locale";
import { formatDay } from "../../platform/i18n/dates.ts";

type Step = CoachDashboard["step"];
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

type PieceNameParams = { step: Step; locale: Locale; shape?: Shape };

/** The name of a day, week, month or quarter, by its first day: "16. Nov.", "Nov. 2026", "Q4 2026". */
export function pieceName(from: string, { step, locale, shape = "whole" }: PieceNameParams): string {
  const { day, month, year } = partsOf(from, locale);
  const quarter = Math.ceil(Number(from.slice(5, 7)) / 3);
  if (step === "quarter") return `Q${quarter} ${shape === "axis" ? year.slice(2) : year}`;
  if (step === "month") return shape === "axis" ? month : `${month} ${year}`;
  if (step === "day" && shape === "whole") return formatDay(locale, from, "plain");
  return locale === "de" ? `${day}. ${month}` : `${day} ${month}`;
}

/** How many names fit on the smallest phone. */
const MOST_NAMES = 4;

/** Which bars have a label: evenly spaced, beginning with the first. */
export const isNamed = (place: number, count: number) => place % Math.ceil(count / MOST_NAMES) === 0;

export type Piece = CoachDashboard["activity"][number];

/** One bar after the other on a stretched canvas: width per interval, total height. */
export const PIECE = 10;
export const HEIGHT = 100;
/** The minimum visible height. */
const LEAST = 1.5;

type Bar = { value: number; left: number; width: number };
type Ground = { base: number; scale: number };

/** All bars of one kind as one path; `scale` is negative for downward bars. */
function pathOf(bars: readonly Bar[], { base, scale }: Ground): string {
  return bars
    .map(({ value, left, width }, place) => {
      if (value <= 0) return "";
      const height = Math.sign(scale) * Math.max(LEAST, value * Math.abs(scale));
      const x = place * PIECE + left;
      return `M${round(x)} ${round(base)}v${round(-height)}h${width}v${round(height)}z`;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 100) / 100;
const most = (values: readonly number[]) => Math.max(0, ...values);

type ActivityBars = {
  /** The highest bar. */
  top: number;
  /** The baseline, from which bars of lost appointments hang down. */
  base: number;
  booked: string;
  completed: string;
  lost: string;
};

/** Booked and completed beside each other, lost ones below the line, all in one scale. */
export function activityBars(pieces: readonly Piece[]): ActivityBars | null {
  const top = most(pieces.flatMap(({ booked, completed }) => [booked, completed]));
  const below = most(pieces.map(({ lost }) => lost));
  if (top + below === 0) return null;
  const scale = HEIGHT / (top + below);
  const base = round(top * scale);
  const bars = (kind: "booked" | "completed" | "lost", left: number, width: number) =>
    pieces.map((piece) => ({ value: piece[kind], left, width }));
  return {
    top,
    base,
    booked: pathOf(bars("booked", 1, 3.8), { base, scale }),
    completed: pathOf(bars("completed", 5.2, 3.8), { base, scale }),
    lost: pathOf(bars("lost", 1, 8), { base, scale: -scale }),
  };
}

type RevenueBars = { topCents: number; revenue: string };

/** Reversals of earlier intervals are no bar; the table has them. */
export function revenueBars(pieces: readonly Piece[]): RevenueBars | null {
  const topCents = most(pieces.map(({ revenueCents }) => revenueCents));
  if (topCents === 0) return null;
  const bars = pieces.map(({ revenueCents }) => ({ value: revenueCents, left: 1, width: 8 }));
  return { topCents, revenue: pathOf(bars, { base: HEIGHT, scale: HEIGHT / topCents }) };
}
