import { expect, test } from "vitest";
import { eventsOf, wallOfDrawn, wallOfDropped } from "./calendar-events.ts";

const WORDS = { open: "Open", off: "Time off", busy: "Busy" };
const DAY = "2026-11-16";

test("hours, time off and busy times lie behind, and a note names the time off", () => {
  const events = eventsOf(
    [
      {
        day: DAY,
        open: [{ day: DAY, from: "09:00", to: "12:00" }],
        entries: [
          { day: DAY, from: "00:00", to: "24:00", kind: "off", id: "1", note: "Dentist" },
          { day: DAY, from: "13:00", to: "14:00", kind: "busy" },
        ],
      },
    ],
    WORDS,
  );
  expect(events.map(({ title, start, end, display }) => [title, start, end, display])).toEqual([
    ["Open", "2026-11-16 09:00:00", "2026-11-16 12:00:00", "background"],
    ["Dentist", "2026-11-16 00:00:00", "2026-11-16 23:59:00", "background"],
    ["Busy", "2026-11-16 13:00:00", "2026-11-16 14:00:00", "background"],
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(3);
});

test("what is drawn up to the last minute of a day ends with the day", () => {
  expect(wallOfDrawn("2026-11-16 09:30:00")).toBe("2026-11-16T09:30");
  expect(wallOfDrawn("2026-12-31 23:59:59")).toBe("2027-01-01T00:00");
});

test("dropped on a day of the month an appointment keeps its time, even one that the browser's clock skips", () => {
  expect(wallOfDropped("2026-03-29 03:30:00", "02:30")).toBe("2026-03-29T02:30");
  expect(wallOfDropped("2026-03-29 10:15:00")).toBe("2026-03-29T10:15");
});
