import { expect, test } from "vitest";
import { isResumeYear, newestFirst } from "./resumes.ts";

test("a resume begins with the newest, and keeps the order within a year", () => {
  const entries = [
    { year: 2009, title: "a" },
    { year: 2020, title: "b" },
    { year: 2009, title: "c" },
  ];
  expect(newestFirst(entries).map(({ title }) => title)).toEqual(["b", "a", "c"]);
  expect(entries[0]?.title).toBe("a");
});

test.each(["1900", "2019", "2100"])("%s is a year of a resume", (typed) => {
  expect(isResumeYear(typed)).toBe(true);
});

test.each(["1899", "2101", "19", "02019", "2o19", "2019.5", "+2019", ""])("%o is none", (typed) => {
  expect(isResumeYear(typed)).toBe(false);
});
