import { expect, test } from "vitest";
import { doneCookie, forgetCookie, keepCookie, noteToggle, readKept, toggleOf } from "./bookmark-state.ts";

const COACH = "019a0000-0000-7000-8000-000000000001";
const sent = (cookie: string) => `language=de; ${cookie.split(";")[0]}`;

test.each(["/de/coaches?q=a%26b.c&topic=burnout&page=2", "/en", "/de/coaches/miriam-albrecht"])(
  "the bookmark and the way back to %s survive the log-in",
  (back) => expect(readKept(sent(keepCookie({ coachId: COACH, back }, true)))).toEqual({ coachId: COACH, back }),
);

test.each([
  null,
  "language=de",
  "wanted-bookmark=",
  `wanted-bookmark=${COACH}`,
  `wanted-bookmark=${COACH}.%E0%A4%A`,
  `wanted-bookmark=${COACH}.${encodeURIComponent("//evil.example")}`,
  `wanted-bookmark=../../logout.${encodeURIComponent("/de")}`,
])("nothing is made of %j", (header) => expect(readKept(header)).toBeUndefined());

test("what somebody wanted to bookmark is out of reach of scripts and gone after half an hour", () => {
  const kept = keepCookie({ coachId: COACH, back: "/de" }, true);
  expect(kept).toContain("HttpOnly");
  expect(kept).toContain("Secure");
  expect(kept).toContain("Max-Age=1800");
  expect(forgetCookie(false)).toContain("Max-Age=0");
  expect(doneCookie(COACH, false)).not.toContain("HttpOnly");
});

const LENA = "lena@example.org";
const SAM = "sam@example.org";

test("a heart keeps what it was set to last, and one that was not touched says nothing", () => {
  noteToggle(LENA, "a", true);
  noteToggle(LENA, "b", true);
  noteToggle(LENA, "a", false);
  expect([toggleOf(LENA, "a"), toggleOf(LENA, "b"), toggleOf(LENA, "c")]).toEqual([false, true, undefined]);
});

test("nobody sees the hearts of whoever was signed in before", () => {
  noteToggle(LENA, "a", true);
  expect(toggleOf(SAM, "a")).toBeUndefined();
  noteToggle(SAM, "b", true);
  expect(toggleOf(LENA, "a")).toBeUndefined();
  expect(toggleOf("", "b")).toBeUndefined();
});
