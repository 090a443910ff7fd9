import { expect, test } from "vitest";
import { findingsOf, type SetupTestResult, verdictOf } from "./video-calls-setup-tests.ts";

const WELL: SetupTestResult = {
  ...{ camera: "works", microphone: "works", speaker: "heard", hasEvents: true, line: "relayed" },
  ...{ candidates: ["host", "relay"], roundTripMs: 60, lossPermille: 0, kilobits: 4000 },
};
const gradesOf = (changes: Partial<SetupTestResult>) =>
  Object.fromEntries(findingsOf({ ...WELL, ...changes }).map(({ part, grade }) => [part, grade]));

test("everything well is well, and a set-up is as good as its worst part", () => {
  expect(verdictOf(WELL)).toBe("good");
  expect(verdictOf({ ...WELL, camera: "missing" })).toBe("fair");
  expect(verdictOf({ ...WELL, camera: "missing", microphone: "denied" })).toBe("bad");
});

test.each([
  [{ roundTripMs: 300, lossPermille: 30, kilobits: 500 }, "good"],
  [{ roundTripMs: 301 }, "fair"],
  [{ lossPermille: 31 }, "fair"],
  [{ kilobits: 499 }, "fair"],
  [{ roundTripMs: 701 }, "bad"],
  [{ lossPermille: 101 }, "bad"],
  [{ kilobits: 149 }, "bad"],
  [{ line: "failed", roundTripMs: null }, "bad"],
  [{ line: "direct", roundTripMs: 20, lossPermille: null, kilobits: null }, "good"],
] as const)("a line with %j is %s", (changes, grade) => expect(gradesOf(changes).line).toBe(grade));

test("what nobody said or heard is not called a fault", () => {
  expect(gradesOf({ microphone: "silent", speaker: "unsaid" })).toMatchObject({ microphone: "fair", speaker: "fair" });
  expect(gradesOf({ speaker: "notHeard", hasEvents: false })).toMatchObject({ speaker: "bad", events: "bad" });
});
