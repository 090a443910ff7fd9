import { DAY, MINUTE } from "@aufwind/rules/time/durations";
import { rangesOf } from "@aufwind/rules/time/ranges";
import { describe, expect, test } from "vitest";
import { calendarOf, event } from "../../../test/calendar-server.ts";
import { APPLE, EXCHANGE, GOOGLE, OUTLOOK, THUNDERBIRD } from "../../../test/program-calendars.ts";
import { busyTimes } from "./busy-times.ts";

const NOW = Date.parse("2026-11-16T09:00:00Z");

function read(text: string, zone = "Asia/Kathmandu") {
  const window = { start: NOW - DAY, end: NOW + 400 * DAY };
  const found = busyTimes({ text, zone, window, ownHost: "aufwind.example" });
  if ("problem" in found) throw new Error(found.problem);
  const shown = (minute: number) => new Date(minute * MINUTE).toISOString().slice(0, 16);
  return { ...found, busy: rangesOf(found.edges).map(({ start, end }) => `${shown(start)}/${shown(end)}`) };
}

test("Outlook's zone counts by the rules in the file, under the name that Windows gives it", () => {
  expect(read(OUTLOOK)).toMatchObject({ busy: ["2026-11-17T08:00/2026-11-17T09:00"], unclear: [] });
});

test("Exchange's zones count by their Windows names alone, and a change of clocks over there is heard of", () => {
  expect(read(EXCHANGE, "Europe/Berlin").busy).toEqual([
    "2026-11-17T08:30/2026-11-17T09:30",
    "2026-11-18T13:00/2026-11-18T14:00",
    "2027-03-08T14:00/2027-03-08T15:00",
    "2027-03-15T13:00/2027-03-15T14:00",
  ]);
});

test("a zone that nobody knows counts as the coach's own, and the event is named with its title and day", () => {
  const { unclear, unclearCount } = read(EXCHANGE, "Europe/Berlin");
  expect(unclear).toEqual([
    {
      title: "Zahnarzt, Dr. Weiß mit einem Titel der so lang ist dass er umbrochen wird",
      on: "2026-11-18",
      what: "zone",
      zone: "Customized Time Zone 1",
    },
  ]);
  expect(unclearCount).toBe(1);
});

test("Thunderbird's names in front of a zone are taken off", () => {
  expect(read(THUNDERBIRD)).toMatchObject({
    busy: [
      "2026-11-17T12:00/2026-11-17T12:30",
      "2027-03-22T18:00/2027-03-22T20:00",
      "2027-03-29T17:00/2027-03-29T19:00",
      "2027-04-05T17:00/2027-04-05T19:00",
    ],
    unclear: [],
  });
});

test("Google's durations: a day and a week are those of the wall clock, 24 hours are 24 hours", () => {
  expect(read(GOOGLE).busy).toEqual([
    "2027-03-27T07:00/2027-03-28T06:00",
    "2027-10-30T06:00/2027-10-31T06:00",
    "2027-11-06T07:00/2027-11-13T07:00",
  ]);
});

test("Apple's this and all later ones move together, but not the one that was moved by itself", () => {
  expect(read(APPLE).busy).toEqual([
    "2027-03-08T08:00/2027-03-08T09:30",
    "2027-03-15T08:00/2027-03-15T09:30",
    "2027-03-22T09:00/2027-03-22T10:00",
    "2027-03-30T16:00/2027-03-30T17:00",
    "2027-04-05T08:00/2027-04-05T09:00",
  ]);
});

describe("this and all later ones", () => {
  const BERLIN = ";TZID=Europe/Berlin";
  const daily = event("UID:s", `DTSTART${BERLIN}:20261117T090000`, "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4");
  const from = (at: string, ...lines: string[]) =>
    event("UID:s", `RECURRENCE-ID;RANGE=THISANDFUTURE${BERLIN}:${at}`, ...lines);

  test("are cancelled", () => {
    const over = from("20261119T090000", `DTSTART${BERLIN}:20261119T090000`, "STATUS:CANCELLED");
    expect(read(calendarOf(daily, over)).busy).toEqual([
      "2026-11-17T08:00/2026-11-17T09:00",
      "2026-11-18T08:00/2026-11-18T09:00",
    ]);
  });

  test("change a second time, in another zone and on another day", () => {
    const later = from("20261118T090000", `DTSTART${BERLIN}:20261118T120000`, "DURATION:PT30M");
    const again = from("20261119T090000", "DTSTART:20261120T130000Z", "DURATION:PT15M");
    expect(read(calendarOf(again, later, daily)).busy).toEqual([
      "2026-11-17T08:00/2026-11-17T09:00",
      "2026-11-18T11:00/2026-11-18T11:30",
      "2026-11-20T13:00/2026-11-20T13:15",
      "2026-11-21T13:00/2026-11-21T13:15",
    ]);
  });

  test("become whole days of the coach", () => {
    const days = from("20261119T090000", "DTSTART;VALUE=DATE:20261119");
    expect(read(calendarOf(daily, days), "Europe/Berlin").busy.slice(2)).toEqual(["2026-11-18T23:00/2026-11-20T23:00"]);
  });

  test("take time where the series takes none", () => {
    const free = daily.replace("DURATION", "TRANSP:TRANSPARENT\r\nDURATION");
    const busy = from("20261119T090000", `DTSTART${BERLIN}:20261119T090000`, "DURATION:PT1H");
    expect(read(calendarOf(free, busy)).busy).toEqual([
      "2026-11-19T08:00/2026-11-19T09:00",
      "2026-11-20T08:00/2026-11-20T09:00",
    ]);
  });
});

describe("what was not understood", () => {
  test.each([
    ["a rule", ["DTSTART:20261117T090000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;BYDAY=XX"], "rule", "2026-11-17"],
    ["a start", ["DTSTART:soon", "DURATION:PT1H"], "time", null],
    ["no start", ["DURATION:PT1H"], "time", null],
  ])("is told: %s", (_, lines, what, on) => {
    const { unclear } = read(calendarOf(event("SUMMARY:Yoga", ...lines)));
    expect(unclear).toEqual([{ title: "Yoga", on, what, zone: null }]);
  });

  test.each([
    ["is over", ["DTSTART;TZID=Nowhere:20250101T090000", "DURATION:PT1H"]],
    ["takes no time", ["DTSTART;TZID=Nowhere:20261117T090000", "DURATION:PT1H", "TRANSP:TRANSPARENT"]],
    ["is our own appointment", ["UID:1@aufwind.example", "DTSTART:soon"]],
  ])("does not matter where the event %s", (_, lines) => {
    expect(read(calendarOf(event(...lines))).unclear).toEqual([]);
  });

  test("is a list of twenty at most, with how many there are, titles cut", () => {
    const odd = event(`SUMMARY:${"x".repeat(500)}`, "DTSTART;TZID=Nowhere:20261117T090000", "DURATION:PT1H");
    const { unclear, unclearCount } = read(calendarOf(...Array.from({ length: 30 }, () => odd)));
    expect([unclear.length, unclearCount, unclear[0]?.title.length]).toEqual([20, 30, 120]);
  });
});
