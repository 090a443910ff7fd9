import { expect, test } from "vitest";
import { pickQuery, readPick } from "./slot-choice.ts";

const read = (query: string) => readPick(new URLSearchParams(query), "2026-11");

test("what was chosen comes back from the address", () => {
  const chosen = { month: "2026-12", day: "2026-12-03", start: "2026-12-03T09:00:00.000Z" };
  expect(read(pickQuery(chosen))).toEqual(chosen);
});

test("a day brings its month, a month that is over becomes this one, nonsense is nothing", () => {
  expect(read("day=2026-12-03").month).toBe("2026-12");
  expect(read("month=2020-01").month).toBe("2026-11");
  expect(read("month=2026-13&day=x&start=soon")).toEqual({ month: null, day: null, start: null });
});
