import type { Schedule } from "@aufwind/contract/schedules";
import { AGENDA_DEFAULTS } from "@aufwind/rules/schedules/agenda-settings";
import { expect, test } from "vitest";
import { clockChange, emptyReasons, horizonEnd } from "./empty-days.server.ts";

const NOW = Date.parse("2026-12-02T09:00:00Z");
const SCHEDULE: Schedule = {
  timeZone: "Europe/Berlin",
  workingSlots: [
    { weekday: 1, from: "09:00", to: "17:00" },
    { weekday: 2, from: "09:00", to: "09:40" },
    { weekday: 3, from: "09:00", to: "17:00" },
    { weekday: 4, from: "08:00", to: "09:30" },
  ],
  settings: { ...AGENDA_DEFAULTS, horizonDays: 20 },
  scheduleExceptions: [
    { id: "1", kind: "allDay", from: "2026-12-14T00:00", to: "2026-12-15T00:00", note: "" },
    { id: "2", kind: "timeOff", from: "2026-12-09T09:30", to: "2026-12-09T16:45", note: "" },
  ],
  holidayState: null,
};
const reasons = (schedule = SCHEDULE) => emptyReasons({ schedule, durationMinutes: 60, now: NOW }, "2026-12");

test("an empty day says why", () => {
  const reasonOf = reasons();
  expect(reasonOf("2026-12-01")).toBe("past");
  // Wednesday, today, and Thursday morning lie within the 24 hours of notice.
  expect(reasonOf("2026-12-02")).toBe("notice");
  expect(reasonOf("2026-12-03")).toBe("notice");
  expect(reasonOf("2026-12-04")).toBe("noHours");
  expect(reasonOf("2026-12-08")).toBe("tooShort");
  expect(reasonOf("2026-12-09")).toBe("tooShort");
  expect(reasonOf("2026-12-14")).toBe("exception");
  expect(reasonOf("2026-12-16")).toBe("taken");
  expect(reasonOf("2026-12-23")).toBe("horizon");
});

test("days are those of Berlin, also where the coach lives elsewhere", () => {
  const inAuckland = reasons({
    ...SCHEDULE,
    timeZone: "Pacific/Auckland",
    workingSlots: [{ weekday: 1, from: "09:00", to: "11:00" }],
    scheduleExceptions: [],
  });
  // Monday 9:00 in Auckland is Sunday evening in Berlin.
  expect(inAuckland("2026-12-06")).toBe("taken");
  expect(inAuckland("2026-12-07")).toBe("noHours");
});

test("the horizon ends with its last day, by the coach's calendar and over a change of clocks", () => {
  const facts = { schedule: SCHEDULE, durationMinutes: 60, now: Date.parse("2026-10-20T10:00:00Z") };
  expect(new Date(horizonEnd(facts)).toISOString()).toBe("2026-11-09T23:00:00.000Z");
});

test("the nights on which Berlin changes its clocks are known", () => {
  expect(clockChange("2027-03-28", "Europe/Berlin")).toBe("forward");
  expect(clockChange("2026-10-25", "Europe/Berlin")).toBe("back");
  expect(clockChange("2026-12-24", "Europe/Berlin")).toBeNull();
  expect(clockChange("2026-10-25", "Asia/Tokyo")).toBeNull();
});
