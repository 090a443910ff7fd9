import { expect, test } from "vitest";
import { STATUSES } from "../appointments/status.ts";
import { authorName, whyNotReviewed } from "./writing.ts";

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
