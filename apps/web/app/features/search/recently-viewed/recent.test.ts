import { DAY } from "@aufwind/rules/time/durations";
import { expect, test } from "vitest";
import { readViewed, smallest, type Viewed, withVisit } from "./recent.ts";

const NOW = Date.parse("2026-11-15T10:00:00Z");
const viewed = (slug: string, at = NOW): Viewed => ({ slug, name: slug, tagLine: "", picture: null, at });

test("the latest visit comes first, nobody twice, and eight are kept", () => {
  const many = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
  const list = many.reduce<Viewed[]>((all, slug) => withVisit(all, viewed(slug)), []);
  expect(list.map(({ slug }) => slug)).toEqual(["i", "h", "g", "f", "e", "d", "c", "b"]);
  expect(withVisit(list, viewed("d")).map(({ slug }) => slug)).toEqual(["d", "i", "h", "g", "f", "e", "c", "b"]);
});

test("what was looked at more than 30 days ago is forgotten", () => {
  const stored = JSON.stringify([viewed("new", NOW - 29 * DAY), viewed("old", NOW - 31 * DAY)]);
  expect(readViewed(stored, NOW).map(({ slug }) => slug)).toEqual(["new"]);
});

test.each([null, "", "{}", "null", "[1,null,{}]", '[{"slug":"a"}]', "not json"])("nothing is made of %j", (stored) => {
  expect(readViewed(stored, NOW)).toEqual([]);
});

test("a picture from another place is not shown", () => {
  const stored = JSON.stringify([{ ...viewed("a"), picture: "https://evil.example/x.png" }]);
  expect(readViewed(stored, NOW)).toEqual([]);
});

test("the smallest picture that is sharp enough is remembered", () => {
  const picture = { urls: { "640": "/c", "96": "/a", "320": "/b" }, width: 640, height: 640 };
  expect(smallest(picture)).toBe("/b");
  expect(smallest(null)).toBeNull();
});
