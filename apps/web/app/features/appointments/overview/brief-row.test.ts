import { expect, test } from "vitest";
import { untilThen } from "./brief-row.tsx";

const now = Date.parse("2026-11-17T13:00:00Z");
const inMinutes = (minutes: number) => untilThen(now + minutes * 60_000, { now, locale: "de" });

test("how long it is until then is said in one unit, and never as nothing", () => {
  expect(inMinutes(3 * 24 * 60 + 5)).toBe("in 3 Tagen");
  expect(inMinutes(130)).toBe("in 2 Stunden");
  expect(inMinutes(10)).toBe("in 10 Minuten");
  expect(inMinutes(0)).toBe("in 1 Minute");
  expect(untilThen(now + 90 * 60_000, { now, locale: "en" })).toBe("in 1 hour");
});
