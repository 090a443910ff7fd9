import { expect, test } from "vitest";
import { MINUTE } from "../time/durations.ts";
import { areBothPresent, isPresent, presenceInMinutes, presenceNeeded, timePresent } from "./presence.ts";

const START = Date.parse("2026-11-18T13:00:00Z");
const HOUR_LONG = { startsAt: START, endsAt: START + 60 * MINUTE };
const at = (minute: number) => START + minute * MINUTE;

test("ten minutes are enough, of a short appointment a third", () => {
  const needed = (minutes: number) => presenceNeeded({ startsAt: START, endsAt: at(minutes) }) / MINUTE;
  expect([needed(15), needed(20), needed(30), needed(60), needed(90)]).toEqual([5, 20 / 3, 10, 10, 10]);
});

test("only the time between start and end counts", () => {
  expect(timePresent([], HOUR_LONG)).toBe(0);
  expect(timePresent([at(-5), at(-5) + 140], HOUR_LONG)).toBe(0);
  expect(timePresent([at(-10), at(0)], HOUR_LONG)).toBe(0);
  expect(timePresent([at(-10), at(4)], HOUR_LONG)).toBe(4 * MINUTE);
  expect(timePresent([at(55), at(75)], HOUR_LONG)).toBe(5 * MINUTE);
  expect(timePresent([at(60), at(75)], HOUR_LONG)).toBe(0);
  expect(timePresent([at(-10), at(75)], HOUR_LONG)).toBe(60 * MINUTE);
});

test("several visits add up in any order, and what overlaps counts once", () => {
  expect(timePresent([at(20), at(24), at(0), at(3)], HOUR_LONG)).toBe(7 * MINUTE);
  expect(timePresent([at(0), at(10), at(5), at(12), at(6), at(8)], HOUR_LONG)).toBe(12 * MINUTE);
});

test("present is who was there for exactly as long as it takes", () => {
  const facts = (client: number, coach: number) => ({ ...HOUR_LONG, presentMs: { client, coach } });
  const enough = 10 * MINUTE;
  expect(isPresent(facts(enough - 1, 0), "client")).toBe(false);
  expect(isPresent(facts(enough, 0), "client")).toBe(true);
  expect([areBothPresent(facts(enough, enough)), areBothPresent(facts(enough, enough - 1))]).toEqual([true, false]);
});

test("minutes are said whole, and never so that somebody seems to have enough", () => {
  const facts = { ...HOUR_LONG, presentMs: { client: 10 * MINUTE - 1, coach: 0 } };
  expect(presenceInMinutes(facts, "client")).toEqual({ minutes: 9, needed: 10 });
  const short = { startsAt: START, endsAt: at(20), presentMs: { client: 0, coach: 6.9 * MINUTE } };
  expect(presenceInMinutes(short, "coach")).toEqual({ minutes: 6, needed: 7 });
});
