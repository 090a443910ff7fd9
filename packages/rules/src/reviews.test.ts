import { expect, test } from "vitest";
import { STATUSES } from "./appointments/status.ts";
import { authorName, coachActs, nextReviewStatus, REVIEW_STATUSES, releasedAt, whyNotReviewed } from "./reviews.ts";

const LENA = { firstName: "Lena", lastName: "Brandt" };

test("an author is named as they want it", () =>
  expect([authorName("initial", LENA), authorName("firstName", LENA), authorName("none", LENA)]).toEqual([
    "Lena B.",
    "Lena",
    "",
  ]));

test.each([
  [{ firstName: " Jean-Luc ", lastName: "ßtein" }, "Jean-Luc SS."],
  [{ firstName: "Zoë", lastName: "a\u0308rz" }, "Zoë A\u0308."],
  [{ firstName: "Madonna", lastName: "" }, "Madonna"],
  [{ firstName: "", lastName: "Brandt" }, ""],
])("%j is named %j", (named, shown) => expect(authorName("initial", named)).toBe(shown));

test("the longest name fits beside a review", () =>
  expect(authorName("initial", { firstName: "x".repeat(100), lastName: "Ü" }).length).toBeLessThanOrEqual(60));

test("only what was completed with both present is rated, once, and while the coach is there", () => {
  const open = { status: "Completed", areBothPresent: true, isReviewed: false, isCoachHere: true } as const;
  expect(whyNotReviewed(open)).toBeUndefined();
  expect(whyNotReviewed({ ...open, isReviewed: true })).toBe("alreadyReviewed");
  expect(whyNotReviewed({ ...open, isCoachHere: false })).toBe("coachLeft");
  expect(whyNotReviewed({ ...open, areBothPresent: false })).toBe("notBothPresent");
  for (const status of STATUSES.filter((each) => each !== "Completed"))
    expect(whyNotReviewed({ ...open, status })).toBe("notCompleted");
});

const WRITTEN = Date.parse("2026-11-02T09:00:00Z");
const DAYS = 86_400_000;
const waiting = { status: "waiting", writtenAt: WRITTEN } as const;

test("shows by itself after exactly fourteen days", () => {
  expect(new Date(releasedAt(WRITTEN)).toISOString()).toBe("2026-11-16T09:00:00.000Z");
  expect(nextReviewStatus(waiting, "release", WRITTEN + 14 * DAYS - 1)).toBeUndefined();
  expect(nextReviewStatus(waiting, "release", WRITTEN + 14 * DAYS)).toBe("published");
});

test("a coach approves or contests what waits, and contests nothing whose time is over", () => {
  expect(coachActs(waiting, WRITTEN)).toEqual(["approve", "contest", "answer"]);
  expect(coachActs(waiting, WRITTEN + 14 * DAYS - 1)).toContain("contest");
  expect(coachActs(waiting, WRITTEN + 14 * DAYS)).toEqual(["approve", "answer"]);
});

test("a coach takes an objection back, answers what is published, and does nothing with what was removed", () => {
  const acts = (status: (typeof REVIEW_STATUSES)[number]) => coachActs({ status, writtenAt: WRITTEN }, WRITTEN);
  expect([acts("contested"), acts("published"), acts("removed")]).toEqual([["approve", "answer"], ["answer"], []]);
});

test("nothing that is contested shows by itself, however late", () =>
  expect(nextReviewStatus({ ...waiting, status: "contested" }, "release", WRITTEN + 100 * DAYS)).toBeUndefined());

test("an operator decides what is contested, and never what waits for its coach", () => {
  const decided = (act: "publish" | "remove") =>
    REVIEW_STATUSES.map((status) => nextReviewStatus({ status, writtenAt: WRITTEN }, act, WRITTEN));
  expect(decided("publish")).toEqual([undefined, undefined, "published", "published"]);
  expect(decided("remove")).toEqual([undefined, "removed", "removed", undefined]);
});
