import { expect, test } from "vitest";
import { newestFirst } from "./resume.ts";

test("a resume begins with the newest, and keeps the order within a year", () => {
  const entries = [
    { year: 2009, title: "a" },
    { year: 2020, title: "b" },
    { year: 2009, title: "c" },
  ];
  expect(newestFirst(entries).map(({ title }) => title)).toEqual(["b", "a", "c"]);
  expect(entries[0]?.title).toBe("a");
});
