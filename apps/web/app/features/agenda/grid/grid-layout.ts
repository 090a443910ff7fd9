import { MINUTE } from "@aufwind/rules/time/durations";
import type { WallSpan } from "../zone-clock.ts";

/** The minutes of a day that the grid shows, from its first to its last hour. */
export type Hours = { first: number; last: number };

const DAY_MINUTES = 24 * 60;

/** `09:30` in minutes; `24:00` is the end of the day. */
export const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** 570 is `09:30`. */
export const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** A wall-clock time on a day; the end of the day is the beginning of the next one. */
export const wallAt = (day: string, minutes: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + minutes * MINUTE).toISOString().slice(0, 16);

/** Where a span lies in a column, in percent of its height, cut to the hours that are shown. */
export function placeInHours(from: number, to: number, { first, last }: Hours) {
  const [begin, end] = [first * 60, last * 60];
  const top = Math.min(Math.max(from, begin), end);
  const bottom = Math.min(Math.max(to, begin), end);
  const percent = (minutes: number) => Number(((minutes / (end - begin)) * 100).toFixed(3));
  return { top: percent(top - begin), height: percent(bottom - top) };
}

/** An appointment of 15 minutes is drawn as high as this many, so that a name fits. */
const LEAST_DRAWN = 26;

type Timed = { from: string; to: string };
export type Lane<T> = { item: T; lane: number; lanes: number };

/** What would cover each other stands side by side; given in the order of their beginnings. */
export function placeSideBySide<T extends Timed>(items: readonly T[]): Lane<T>[] {
  const placed: Lane<T>[] = [];
  let group: { item: T; lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    placed.push(...group.map((each) => ({ ...each, lanes: ends.length })));
    [group, ends] = [[], []];
  };
  for (const item of items) {
    const from = minutesOf(item.from);
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = Math.max(minutesOf(item.to), from + LEAST_DRAWN);
    group.push({ item, lane });
  }
  close();
  return placed;
}

/** What is dragged lands on a quarter of an hour. */
const STEP = 15;
const toStep = (minutes: number, round: (value: number) => number) => round(minutes / STEP) * STEP;
const within = (minutes: number, most = DAY_MINUTES) => Math.min(Math.max(minutes, 0), most);

/** Where an appointment lands that was grabbed some minutes after its beginning. */
export const dropTargetOf = (pointed: number, { grabbed, length }: { grabbed: number; length: number }) =>
  within(toStep(pointed - grabbed, Math.round), DAY_MINUTES - Math.min(length, DAY_MINUTES));

/** The time between two points of a day, at least a quarter of an hour. */
export function selectedSpan(one: number, other: number): { from: number; to: number } {
  const from = within(toStep(Math.min(one, other), Math.floor), DAY_MINUTES - STEP);
  return { from, to: Math.max(within(toStep(Math.max(one, other), Math.ceil)), from + STEP) };
}

/** Half an hour around a point, for a click that chooses no length. */
export function halfHourAt(day: string, pointed: number): WallSpan {
  const from = within(toStep(pointed, Math.floor), DAY_MINUTES - 2 * STEP);
  return { from: wallAt(day, from), to: wallAt(day, from + 2 * STEP) };
}
