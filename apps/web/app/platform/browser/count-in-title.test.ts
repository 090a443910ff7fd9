import { expect, test } from "vitest";
import { countedTitle } from "./count-in-title.ts";

test("the title has the count before it, once, and loses it with the last one", () => {
  expect(countedTitle("Termine · Aufwind", 2)).toBe("(2) Termine · Aufwind");
  expect(countedTitle("(2) Termine · Aufwind", 3)).toBe("(3) Termine · Aufwind");
  expect(countedTitle("Termine · Aufwind", 120)).toBe("(99+) Termine · Aufwind");
  expect(countedTitle("(99+) Termine · Aufwind", 0)).toBe("Termine · Aufwind");
});
