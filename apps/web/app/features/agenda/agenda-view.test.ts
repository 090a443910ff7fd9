import { expect, test } from "vitest";
import {
  berlinTime,
  daysOf,
  defaultView,
  readAgendaView,
  stepView,
  VIEWS,
  viewTitle,
  weekdayName,
  weekNumber,
} from "./agenda-view.ts";

const USUAL = { view: "week", date: "2026-11-15" } as const;
const asked = (query: string) => readAgendaView(new URLSearchParams(query), USUAL);

test("the address chooses view and day, and nonsense in it is as if nothing were said", () => {
  expect(asked("view=day&date=2026-12-24")).toEqual({ view: "day", date: "2026-12-24" });
  expect(asked("view=year&date=2026-02-30")).toEqual(USUAL);
  expect(asked("view=list&date=tomorrow")).toEqual({ view: "list", date: "2026-11-15" });
});

test("a week runs from Monday to Sunday, a month in whole weeks", () => {
  expect(daysOf({ view: "week", date: "2026-11-15" })).toEqual({ from: "2026-11-09", to: "2026-11-16" });
  expect(daysOf({ view: "week", date: "2026-11-16" })).toEqual({ from: "2026-11-16", to: "2026-11-23" });
  expect(daysOf({ view: "month", date: "2026-11-15" })).toEqual({ from: "2026-10-26", to: "2026-12-07" });
  expect(daysOf({ view: "month", date: "2027-02-01" })).toEqual({ from: "2027-02-01", to: "2027-03-01" });
});

test("no view asks for more days than the agenda gives at once", () => {
  for (const view of VIEWS)
    for (let month = 1; month <= 12; month += 1) {
      const { from, to } = daysOf({ view, date: `2026-${String(month).padStart(2, "0")}-28` });
      expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBeLessThanOrEqual(62);
    }
});

test("steps lead to the neighbouring day, week and month, over the turn of the year and from the 31st too", () => {
  expect(stepView({ view: "day", date: "2026-12-31" }, 1).date).toBe("2027-01-01");
  expect(stepView({ view: "week", date: "2026-11-15" }, -1).date).toBe("2026-11-08");
  expect(stepView({ view: "month", date: "2027-01-31" }, 1).date).toBe("2027-02-01");
  expect(stepView({ view: "month", date: "2027-01-31" }, -1).date).toBe("2026-12-01");
});

test("a phone begins with the month as dots", () => {
  expect(
    defaultView("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1"),
  ).toBe("month");
  expect(defaultView("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36")).toBe("month");
  expect(defaultView(null)).toBe("week");
});

const span = { at: "2026-11-17T13:00:00Z", until: "2026-11-17T14:00:00Z" };

test("Berlin stands beside another zone's time, with its day where that differs", () => {
  expect(berlinTime(span, { locale: "de", zone: "America/New_York" })).toBe("14:00–\u206015:00\u00a0Uhr");
  expect(berlinTime(span, { locale: "en", zone: "Pacific/Auckland" })).toBe("Tue\u00a017\u00a0Nov, 14:00–\u206015:00");
});

test("Berlin is not said twice, also to a coach in Paris", () => {
  expect(berlinTime(span, { locale: "de", zone: "Europe/Berlin" })).toBeNull();
  expect(berlinTime(span, { locale: "de", zone: "Europe/Paris" })).toBeNull();
});

test("what is shown has a name in the reader's language", () => {
  const name = (view: "day" | "week" | "month", locale: "de" | "en") => {
    const shown = { view, date: "2026-11-17" };
    return viewTitle(locale, shown, daysOf(shown));
  };
  expect(name("day", "de")).toBe("Dienstag, 17.\u00a0November\u00a02026");
  expect(name("week", "de")).toBe("16. bis 22. November 2026");
  expect(name("week", "en")).toBe("16 to 22 November 2026");
  expect(name("month", "en")).toBe("November 2026");
});

test("a week over the turn of a month names both, and over the turn of a year both years", () => {
  const name = (date: string) => viewTitle("de", { view: "week", date }, daysOf({ view: "week", date }));
  expect(name("2026-11-30")).toBe("30. November bis 6. Dezember 2026");
  expect(name("2026-12-31")).toBe("28. Dezember 2026 bis 3. Januar 2027");
});

test("weeks are counted as ISO 8601 does", () => {
  expect(weekNumber("2026-11-16")).toBe(47);
  expect([weekNumber("2026-12-31"), weekNumber("2027-01-03"), weekNumber("2027-01-04")]).toEqual([53, 53, 1]);
  expect(weekNumber("2026-01-01")).toBe(1);
});

test("a weekday has its short name without a full stop", () => {
  expect([weekdayName("de", "2026-11-16"), weekdayName("en", "2026-11-22")]).toEqual(["Mo", "Sun"]);
});
