import type { Axis } from "@aufwind/rules/money-axis";

/** One interval after the other on a stretched canvas: width per interval, total height. */
export const PIECE = 10;
export const HEIGHT = 100;
/** The minimum visible height. */
const LEAST = 1.5;

type Bar = { left: number; width: number };
type Ground = { base: number; scale: number };

export const round = (value: number) => Math.round(value * 100) / 100;

/** All bars of one kind as one path; `scale` is negative for downward bars. Nothing is no bar. */
export function barsPath(values: readonly number[], { left, width }: Bar, { base, scale }: Ground): string {
  return values
    .map((value, place) => {
      if (value <= 0) return "";
      const height = Math.sign(scale) * Math.max(LEAST, value * Math.abs(scale));
      return `M${round(place * PIECE + left)} ${round(base)}v${round(-height)}h${width}v${round(height)}z`;
    })
    .join("");
}

/** A line through the middle of each interval; less than nothing lies on the ground. */
export const linePath = (values: readonly number[], { base, scale }: Ground): string =>
  values
    .map(
      (value, place) =>
        `${place === 0 ? "M" : "L"}${place * PIECE + PIECE / 2} ${round(base - Math.max(0, value) * scale)}`,
    )
    .join("");

/** A line across the chart and its number. */
export type Tick = { y: number; text: string };

export const ticksOf = ({ ticks }: Axis, { base, scale }: Ground, format: (value: number) => string): Tick[] =>
  ticks.map((value) => ({ y: round(base - value * scale), text: format(value) }));

/** How many names fit on the smallest phone. */
const MOST_NAMES = 4;

/** Which intervals are named: evenly spaced, and the last one always. */
export const isNamed = (place: number, count: number) => (count - 1 - place) % Math.ceil(count / MOST_NAMES) === 0;
