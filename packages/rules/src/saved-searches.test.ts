import { expect, test } from "vitest";
import { newAmong, nextMorning } from "./saved-searches.ts";

const morningAfter = (iso: string) => new Date(nextMorning(Date.parse(iso))).toISOString();

test("the next morning is seven o'clock in Berlin, whatever the clocks do in between", () => {
  expect(morningAfter("2026-11-18T05:00:00Z")).toBe("2026-11-19T06:00:00.000Z");
  expect(morningAfter("2026-11-17T23:30:00Z")).toBe("2026-11-19T06:00:00.000Z");
  expect(morningAfter("2027-03-27T12:00:00Z")).toBe("2027-03-28T05:00:00.000Z");
});

const coach = (coachId: string, publicSince = "2026-01-01T00:00:00Z") => ({ coachId, publicSince });
const since = Date.parse("2026-11-17T06:00:00Z");

test("whoever was not found before is new, also if they only fit since", () =>
  expect(newAmong({ coaches: [coach("a"), coach("b")], total: 2, known: new Set(["a"]), since })).toEqual([
    coach("b"),
  ]));

test("where more fit than are looked at, only those who came since are new", () => {
  const young = coach("c", "2026-11-18T00:00:00Z");
  expect(newAmong({ coaches: [young, coach("b")], total: 101, known: new Set(), since })).toEqual([young]);
});
