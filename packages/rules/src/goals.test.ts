import { expect, test } from "vitest";
import { inOrder, isReminding, nextInvitation, PROGRESS_WEEKS, progressOf, stepReminder } from "./goals.ts";

test("a step reminds the day before it is due and on its day, and then that it is over", () => {
  const remind = (today: string) => stepReminder({ dueOn: "2026-03-01", today });
  expect(remind("2026-02-27")).toBeNull();
  expect(remind("2026-02-28")).toBe("stepDue");
  expect(remind("2026-03-01")).toBe("stepDue");
  expect(remind("2026-03-02")).toBe("stepOverdue");
});

test("nobody is reminded at night, by the clock in Berlin", () => {
  expect(isReminding(Date.parse("2026-07-01T06:59:00Z"))).toBe(false);
  expect(isReminding(Date.parse("2026-07-01T07:00:00Z"))).toBe(true);
  expect(isReminding(Date.parse("2026-01-01T07:30:00Z"))).toBe(false);
  expect(isReminding(Date.parse("2026-01-01T19:00:00Z"))).toBe(false);
});

test("invitations to check in come a week apart, over the change of clocks too", () => {
  expect(nextInvitation("2026-03-27")).toBe("2026-04-03");
});

test("progress has twelve weeks from Monday on, the mean mood of each, and the steps done in it", () => {
  const weeks = progressOf({
    checkIns: [
      { on: "2026-11-15", mood: 2 },
      { on: "2026-11-16", mood: 4 },
      { on: "2026-11-18", mood: 3 },
      { on: "2026-11-18", mood: 3 },
      { on: "2025-01-01", mood: 1 },
    ],
    doneOn: ["2026-11-15", "2026-11-18", "2026-11-17"],
    today: "2026-11-18",
  });
  expect(weeks).toHaveLength(PROGRESS_WEEKS);
  expect(weeks.slice(-3)).toEqual([
    { from: "2026-11-02", mood: null, done: 0 },
    { from: "2026-11-09", mood: 2, done: 1 },
    { from: "2026-11-16", mood: 3.3, done: 2 },
  ]);
});

test("open steps come by their date, undated ones after them, finished ones last", () => {
  const step = (id: string, dueOn: string | null, doneAt: string | null = null) => ({ id, dueOn, doneAt });
  const steps = [
    step("done", "2026-01-01", "2026-01-02T10:00:00Z"),
    step("undated", null),
    step("later", "2026-03-01"),
    step("sooner", "2026-02-01"),
  ];
  expect(inOrder(steps).map(({ id }) => id)).toEqual(["sooner", "later", "undated", "done"]);
});
