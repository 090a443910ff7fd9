import { expect, test } from "vitest";
import { dayByKey } from "./month-keys.ts";

const DAYS = ["2026-12-01", "2026-12-03", "2026-12-10", "2026-12-18", "2026-12-31"];
const to = (from: string, key: string) => dayByKey(DAYS, { from, key });

test("left and right lead to the nearest day with something free", () => {
  expect(to("2026-12-03", "ArrowRight")).toBe("2026-12-10");
  expect(to("2026-12-03", "ArrowLeft")).toBe("2026-12-01");
  expect(to("2026-12-31", "ArrowRight")).toBeUndefined();
});

test("up and down go a week, and further where that day has nothing", () => {
  expect(to("2026-12-03", "ArrowDown")).toBe("2026-12-10");
  expect(to("2026-12-10", "ArrowDown")).toBe("2026-12-18");
  expect(to("2026-12-18", "ArrowUp")).toBe("2026-12-10");
  expect(to("2026-12-03", "ArrowUp")).toBeUndefined();
});

test("Home and End lead to both ends of the month, other keys nowhere", () => {
  expect(to("2026-12-10", "Home")).toBe("2026-12-01");
  expect(to("2026-12-10", "End")).toBe("2026-12-31");
  expect(to("2026-12-10", "a")).toBeUndefined();
});
