import { PERIODS, periodRange } from "../appointments/periods.ts";
import { DAY, HOUR } from "../time/durations.ts";
import { wallMinutes } from "../time/wall-clock.ts";
import { AGENDA_DEFAULTS, GRIDS } from "./agenda-settings.ts";
import { type Exception, WEEKDAYS } from "./opening-hours.ts";
import { freeSlots, isFree } from "./slots.ts";

const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/Los_Angeles",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
  "Pacific/Apia",
];
/** Around the clock changes of 2026, and an ordinary week. */
const WEEKS = ["2026-03-06", "2026-03-26", "2026-06-15", "2026-10-22", "2026-10-30"];

/** The results of the time rules in many cases: the same, whatever zone the process is in. */
export const zoneAnswers = () =>
  ZONES.flatMap((zone) =>
    WEEKS.map((week) => {
      const start = Date.parse(`${week}T00:00Z`);
      const slots = GRIDS.map((gridMinutes) => slotsOf({ zone, week, start, gridMinutes }));
      const periods = PERIODS.map((period) => periodRange({ period, zone, now: start + 5 * HOUR }) ?? null);
      return {
        zone,
        week,
        slots,
        periods,
        written: wallMinutes(`${week}T02:30`),
      };
    }),
  );

type Case = { zone: string; week: string; start: number; gridMinutes: (typeof GRIDS)[number] };

function slotsOf({ zone, week, start, gridMinutes }: Case) {
  const exceptions: Exception[] = [
    { kind: "notAvailable", from: `${week}T10:00`, to: `${week}T11:30` },
    { kind: "available", from: `${week}T20:00`, to: `${week}T23:00` },
  ];
  const agenda = {
    hours: WEEKDAYS.flatMap((weekday) => [
      { weekday, from: "00:30", to: "04:15" },
      { weekday, from: "09:00", to: "12:00" },
    ]),
    exceptions,
    zone,
    settings: { ...AGENDA_DEFAULTS, gridMinutes, noticeMinutes: 0, mostPerDay: 2 },
    appointments: [{ start: start + 3 * DAY + 9 * HOUR, end: start + 3 * DAY + 10 * HOUR }],
    busy: [{ start: start + 2 * DAY + HOUR, end: start + 2 * DAY + 1.5 * HOUR }],
    durationMinutes: 45,
    now: start - DAY,
  };
  const listed = freeSlots({ ...agenda, from: start, to: start + 7 * DAY });
  return { listed, checked: listed.every((slot) => isFree(agenda, slot)) };
}
