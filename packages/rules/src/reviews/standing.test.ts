import { expect, test } from "vitest";
import { coachActs, nextStanding, REVIEW_STANDINGS, releasedAt } from "./standing.ts";

const WRITTEN = Date.parse("2026-11-02T09:00:00Z");
const DAYS = 86_400_000;
const waiting = { standing: "waiting", writtenAt: WRITTEN } as const;

test("shows by itself after exactly fourteen days", () => {
  expect(new Date(releasedAt(WRITTEN)).toISOString()).toBe("2026-11-16T09:00:00.000Z");
  expect(nextStanding(waiting, "release", WRITTEN + 14 * DAYS - 1)).toBeUndefined();
  expect(nextStanding(waiting, "release", WRITTEN + 14 * DAYS)).toBe("published");
});

test("a coach approves or contests what waits, and contests nothing whose time is over", () => {
  expect(coachActs(waiting, WRITTEN)).toEqual(["approve", "contest", "answer"]);
  expect(coachActs(waiting, WRITTEN + 14 * DAYS - 1)).toContain("contest");
  expect(coachActs(waiting, WRITTEN + 14 * DAYS)).toEqual(["approve", "answer"]);
});

test("a coach takes an objection back, answers what is published, and does nothing with what was removed", () => {
  const acts = (standing: (typeof REVIEW_STANDINGS)[number]) => coachActs({ standing, writtenAt: WRITTEN }, WRITTEN);
  expect([acts("contested"), acts("published"), acts("removed")]).toEqual([["approve", "answer"], ["answer"], []]);
});

test("nothing that is contested shows by itself, however late", () =>
  expect(nextStanding({ ...waiting, standing: "contested" }, "release", WRITTEN + 100 * DAYS)).toBeUndefined());

test("an operator decides what is contested, and never what waits for its coach", () => {
  const decided = (act: "publish" | "remove") =>
    REVIEW_STANDINGS.map((standing) => nextStanding({ standing, writtenAt: WRITTEN }, act, WRITTEN));
  expect(decided("publish")).toEqual([undefined, undefined, "published", "published"]);
  expect(decided("remove")).toEqual([undefined, "removed", "removed", undefined]);
});
