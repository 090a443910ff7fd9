import { expect, test } from "vitest";
import {
  bookmarkStateOf,
  doneCookie,
  expiredBookmarkCookie,
  readWantedBookmark,
  setBookmarkState,
  wantedBookmarkCookie,
} from "./bookmark-state.ts";

const COACH = "019a0000-0000-7000-8000-000000000001";
const sent = (cookie: string) => `language=de; ${cookie.split(";")[0]}`;

test.each(["/de/coaches?q=a%26b.c&topic=burnout&page=2", "/en", "/de/coaches/miriam-albrecht"])(
  "the bookmark and the way back to %s survive the log-in",
  (back) =>
    expect(readWantedBookmark(sent(wantedBookmarkCookie({ coachId: COACH, back }, true)))).toEqual({
      coachId: COACH,
      back,
    }),
);

test.each([
  null,
  "language=de",
  "wanted-bookmark=",
  `wanted-bookmark=${COACH}`,
  `wanted-bookmark=${COACH}.%E0%A4%A`,
  `wanted-bookmark=${COACH}.${encodeURIComponent("//evil.example")}`,
  `wanted-bookmark=../../logout.${encodeURIComponent("/de")}`,
])("nothing is made of %j", (header) => expect(readWantedBookmark(header)).toBeUndefined());

test("what somebody wanted to bookmark is out of reach of scripts and gone after half an hour", () => {
  const kept = wantedBookmarkCookie({ coachId: COACH, back: "/de" }, true);
  expect(kept).toContain("HttpOnly");
  expect(kept).toContain("Secure");
  expect(kept).toContain("Max-Age=1800");
  expect(expiredBookmarkCookie(false)).toContain("Max-Age=0");
  expect(doneCookie(COACH, false)).not.toContain("HttpOnly");
});

const LENA = "lena@example.org";
const SAM = "sam@example.org";

test("a heart keeps what it was set to last, and one that was not touched says nothing", () => {
  setBookmarkState(LENA, "a", true);
  setBookmarkState(LENA, "b", true);
  setBookmarkState(LENA, "a", false);
  expect([bookmarkStateOf(LENA, "a"), bookmarkStateOf(LENA, "b"), bookmarkStateOf(LENA, "c")]).toEqual([
    false,
    true,
    undefined,
  ]);
});

test("nobody sees the hearts of whoever was signed in before", () => {
  setBookmarkState(LENA, "a", true);
  expect(bookmarkStateOf(SAM, "a")).toBeUndefined();
  setBookmarkState(SAM, "b", true);
  expect(bookmarkStateOf(LENA, "a")).toBeUndefined();
  expect(bookmarkStateOf("", "b")).toBeUndefined();
});
