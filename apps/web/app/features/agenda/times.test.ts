import { expect, test } from "vitest";
import { daysOf } from "./shown-days.ts";
import { berlinTime, shownName } from "./times.ts";

const span = { at: "2026-11-17T13:00:00Z", until: "2026-11-17T14:00:00Z" };

test("Berlin stands beside another zone's time, with its day where that differs", () => {
  expect(berlinTime(span, { locale: "de", zone: "America/New_York" })).toBe("14:00–15:00\u00a0Uhr");
  expect(berlinTime(span, { locale: "en", zone: "Pacific/Auckland" })).toBe("Tue 17 Nov, 14:00–15:00");
});

test("Berlin is not said twice, also to a coach in Paris", () => {
  expect(berlinTime(span, { locale: "de", zone: "Europe/Berlin" })).toBeNull();
  expect(berlinTime(span, { locale: "de", zone: "Europe/Paris" })).toBeNull();
});

test("what is shown has a name in the reader's language", () => {
  const name = (view: "day" | "week" | "month", locale: "de" | "en") => {
    const shown = { view, date: "2026-11-17" };
    return shownName(locale, shown, daysOf(shown));
  };
  expect(name("day", "de")).toBe("Dienstag, 17. November 2026");
  expect(name("week", "de")).toBe("Mo., 16. Nov. – So., 22. Nov. 2026");
  expect(name("week", "en")).toBe("Mon 16 Nov – Sun 22 Nov 2026");
  expect(name("month", "en")).toBe("November 2026");
});
