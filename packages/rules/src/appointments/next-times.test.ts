import { expect, test } from "vitest";
import { HOUR } from "../time/durations.ts";
import { nextTimes } from "./next-times.ts";

const zone = "Europe/Berlin";
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;
const shown = (start: number) =>
  Temporal.Instant.fromEpochMilliseconds(start)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });
/** Every hour of these days from nine to five. */
const hours = (...days: string[]) =>
  days.flatMap((day) => Array.from({ length: 8 }, (_, hour) => at(`${day}T09:00`) + hour * HOUR));
const suggested = (startsAt: string, free: number[]) =>
  nextTimes({ free, startsAt: at(startsAt), zone }).map(
    ({ start, isUsual }) => `${isUsual ? "= " : ""}${shown(start)}`,
  );

test("the same weekday and time of the next weeks come first, then two a day, hours apart", () =>
  expect(
    suggested("2026-11-17T14:00", hours("2026-11-18", "2026-11-19", "2026-11-20", "2026-11-24", "2026-12-01")),
  ).toEqual([
    ...["= 2026-11-24T14:00", "= 2026-12-01T14:00"],
    ...["2026-11-19T14:00", "2026-11-20T09:00", "2026-11-20T12:00", "2026-11-24T09:00"],
  ]));

test("by the wall clock, also over a night when clocks change", () =>
  expect(suggested("2026-10-20T14:00", hours("2026-10-27"))[0]).toBe("= 2026-10-27T14:00"));

test("where the usual time is taken the soonest come, and without any nothing", () => {
  expect(suggested("2026-11-17T18:00", hours("2026-11-24"))).toEqual(["2026-11-24T09:00", "2026-11-24T12:00"]);
  expect(suggested("2026-11-17T18:00", [])).toEqual([]);
});
