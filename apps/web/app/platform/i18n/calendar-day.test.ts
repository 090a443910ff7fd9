import { expect, test } from "vitest";
import { berlinDay, formatDay } from "./calendar-day.ts";

test("dates of the calendar are the same for readers everywhere", () => {
  expect(formatDay("de", "2026-12-24")).toBe("Do., 24. Dez. 2026");
  expect(formatDay("en", "2026-12-24", "long")).toBe("Thursday 24 December 2026");
  expect(formatDay("de", "2026-12", "month")).toBe("Dezember 2026");
});

test("an instant lies on the day that Berlin has then", () => {
  expect(berlinDay("2026-12-02T23:30:00Z")).toBe("2026-12-03");
  expect(berlinDay("2026-07-01T21:59:59Z")).toBe("2026-07-01");
});
