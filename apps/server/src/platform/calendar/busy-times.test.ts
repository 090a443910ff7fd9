import { DAY, MINUTE } from "@aufwind/rules/time/durations";
import { rangesOf } from "@aufwind/rules/time/ranges";
import { describe, expect, test } from "vitest";
import { calendarOf, event } from "../../../test/calendar-server.ts";
import { createLog } from "../log/log.ts";
import { busyTimes } from "./busy-times.ts";
import { createCalendarReader, readBusyTimes } from "./read-busy-times.ts";

const NOW = Date.parse("2026-11-16T09:00:00Z");
const WINDOW = { start: NOW - DAY, end: NOW + 400 * DAY };
const asked = (text: string, zone = "Europe/Berlin") => ({ text, zone, window: WINDOW, ownHost: "aufwind.example" });

/** As `2026-11-16T09:00/2026-11-16T10:00`, in UTC. */
function busy(text: string, zone?: string): string[] {
  const read = busyTimes(asked(text, zone));
  if ("problem" in read) return [read.problem];
  const shown = (minute: number) => new Date(minute * MINUTE).toISOString().slice(0, 16);
  return rangesOf(read.edges).map(({ start, end }) => `${shown(start)}/${shown(end)}`);
}
const of = (...lines: string[]) => busy(calendarOf(event(...lines)));

describe("one event", () => {
  test.each([
    ["in UTC", ["DTSTART:20261117T090000Z", "DTEND:20261117T100000Z"], "2026-11-17T09:00/2026-11-17T10:00"],
    [
      "by the IANA name of a zone that the file does not describe",
      ["DTSTART;TZID=America/St_Johns:20261117T090000", "DURATION:PT45M"],
      "2026-11-17T12:30/2026-11-17T13:15",
    ],
    ["without a zone: the coach's", ["DTSTART:20261117T090000", "DURATION:PT1H"], "2026-11-17T08:00/2026-11-17T09:00"],
    ["of a whole day: the coach's day", ["DTSTART;VALUE=DATE:20261117"], "2026-11-16T23:00/2026-11-17T23:00"],
    [
      "of two whole days, the end being the day after",
      ["DTSTART;VALUE=DATE:20261117", "DTEND;VALUE=DATE:20261119"],
      "2026-11-16T23:00/2026-11-18T23:00",
    ],
    ["of a whole day of 25 hours", ["DTSTART;VALUE=DATE:20271031"], "2027-10-30T22:00/2027-10-31T23:00"],
    [
      "tentative",
      ["DTSTART:20261117T090000Z", "DURATION:PT1H", "STATUS:TENTATIVE"],
      "2026-11-17T09:00/2026-11-17T10:00",
    ],
    [
      "with odd seconds: whole minutes around it",
      ["DTSTART:20261117T090030Z", "DURATION:PT59M"],
      "2026-11-17T09:00/2026-11-17T10:00",
    ],
  ])("%s", (_, lines, expected) => expect(of(...lines)).toEqual([expected]));

  test.each([
    ["is transparent", ["DTSTART:20261117T090000Z", "DURATION:PT1H", "TRANSP:TRANSPARENT"]],
    ["is cancelled", ["DTSTART:20261117T090000Z", "DURATION:PT1H", "STATUS:CANCELLED"]],
    ["is our own appointment", ["UID:1@aufwind.example", "DTSTART:20261117T090000Z", "DURATION:PT1H"]],
    ["takes no time", ["DTSTART:20261117T090000Z"]],
    ["is long over", ["DTSTART:20250101T090000Z", "DURATION:PT1H"]],
    ["is far ahead", ["DTSTART:20290101T090000Z", "DURATION:PT1H"]],
    ["cannot be read", ["DTSTART:soon", "DURATION:PT1H"]],
    ["has no start", ["SUMMARY:x"]],
  ])("blocks nothing where it %s", (_, lines) => expect(of(...lines)).toEqual([]));

  test("by a zone that only the file describes", () => {
    const part = (name: string, [start, from, to]: string[], month: number) =>
      [
        `BEGIN:${name}`,
        `DTSTART:${start}`,
        `TZOFFSETFROM:${from}`,
        `TZOFFSETTO:${to}`,
        `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}`,
        `END:${name}`,
      ].join("\r\n");
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:W. Europe Standard Time",
      part("STANDARD", ["16011028T030000", "+0200", "+0100"], 10),
      part("DAYLIGHT", ["16010325T020000", "+0100", "+0200"], 3),
      "END:VTIMEZONE",
    ].join("\r\n");
    const at = (start: string) => event(`DTSTART;TZID=W. Europe Standard Time:${start}`, "DURATION:PT1H");
    expect(busy(calendarOf(zone, at("20261117T090000"), at("20270617T090000")), "Asia/Kathmandu")).toEqual([
      "2026-11-17T08:00/2026-11-17T09:00",
      "2027-06-17T07:00/2027-06-17T08:00",
    ]);
  });
});

describe("a series", () => {
  const BERLIN = "DTSTART;TZID=Europe/Berlin";

  test("keeps its time on the wall when the clocks change", () => {
    expect(of(`${BERLIN}:20270321T090000`, "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=2")).toEqual([
      "2027-03-21T08:00/2027-03-21T09:00",
      "2027-03-28T07:00/2027-03-28T08:00",
    ]);
  });

  test("that began decades ago still comes on its days, every other week", () => {
    const rule = "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20261202T235959Z";
    expect(of(`${BERLIN}:19950109T090000`, "DURATION:PT1H", rule)).toEqual(
      of(`${BERLIN}:20261102T090000`, "DURATION:PT1H", rule),
    );
    expect(of(`${BERLIN}:19950109T090000`, "DURATION:PT1H", rule).length).toBeGreaterThan(2);
  });

  test.each([
    ["the last one's own start, in UTC", "20261118T080000Z", 2],
    ["a second before the last one, in UTC", "20261118T075959Z", 1],
    ["a day, which counts as a whole", "20261118", 2],
  ])("ends with %s", (_, until, count) =>
    expect(of(`${BERLIN}:20261117T090000`, "DURATION:PT1H", `RRULE:FREQ=DAILY;UNTIL=${until}`)).toHaveLength(count),
  );

  test("leaves out what is excepted, by time or by day", () => {
    const daily = [`${BERLIN}:20261117T090000`, "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4"];
    const excepted = ["EXDATE;TZID=Europe/Berlin:20261118T090000", "EXDATE;VALUE=DATE:20261119"];
    expect(of(...daily, ...excepted)).toEqual([
      "2026-11-17T08:00/2026-11-17T09:00",
      "2026-11-20T08:00/2026-11-20T09:00",
    ]);
  });

  test("one of it is moved, another cancelled", () => {
    const series = event("UID:s", `${BERLIN}:20261117T090000`, "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3");
    const id = (at: string) => `RECURRENCE-ID;TZID=Europe/Berlin:${at}`;
    const moved = event("UID:s", id("20261118T090000"), `${BERLIN}:20261118T150000`, "DURATION:PT30M");
    const cancelled = event("UID:s", id("20261119T090000"), `${BERLIN}:20261119T090000`, "STATUS:CANCELLED");
    expect(busy(calendarOf(moved, series, cancelled))).toEqual([
      "2026-11-17T08:00/2026-11-17T09:00",
      "2026-11-18T14:00/2026-11-18T14:30",
    ]);
  });

  test("has further dates, with the same length or their own", () => {
    const more = ["RDATE:20261118T120000Z", "RDATE;VALUE=PERIOD:20261119T120000Z/PT15M"];
    expect(of("DTSTART:20261117T090000Z", "DURATION:PT1H", ...more)).toEqual([
      "2026-11-17T09:00/2026-11-17T10:00",
      "2026-11-18T12:00/2026-11-18T13:00",
      "2026-11-19T12:00/2026-11-19T12:15",
    ]);
  });

  test("whose rule makes no sense takes its first time", () => {
    const rule = "RRULE:FREQ=WEEKLY;BYDAY=XX";
    expect(of("DTSTART:20261117T090000Z", "DURATION:PT1H", rule)).toEqual(["2026-11-17T09:00/2026-11-17T10:00"]);
  });
});

describe("a whole calendar", () => {
  test("overlapping and touching times become one, and one broken entry spoils nothing", () => {
    const at = (start: string, lasts: string) => event(`DTSTART:20261117T${start}Z`, `DURATION:${lasts}`);
    const text = calendarOf(at("110000", "PT1H"), at("090000", "PT90M"), event("DTSTART:x"), at("100000", "PT1H"));
    expect(busy(text)).toEqual(["2026-11-17T09:00/2026-11-17T12:00"]);
  });

  test("lists of busy times count, what they call free does not", () => {
    const list = [
      "BEGIN:VFREEBUSY",
      "FREEBUSY:20261117T090000Z/20261117T100000Z,20261117T120000Z/PT1H",
      "FREEBUSY;FBTYPE=FREE:20261118T090000Z/PT1H",
      "END:VFREEBUSY",
    ].join("\r\n");
    expect(busy(calendarOf(list))).toEqual(["2026-11-17T09:00/2026-11-17T10:00", "2026-11-17T12:00/2026-11-17T13:00"]);
  });

  test("an empty one has no busy times", () => expect(busy(calendarOf())).toEqual([]));

  test.each(["", "<!doctype html><p>Log in</p>", "BEGIN:VCARD\r\nEND:VCARD", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"])(
    "%j is none",
    (text) => expect(busy(text)).toEqual(["noCalendar"]),
  );

  test("more than 5,000 times are too many", () => {
    expect(of("DTSTART:20261117T000000Z", "DURATION:PT1M", "RRULE:FREQ=HOURLY")).toEqual(["tooLarge"]);
  });
});

describe("on a thread of its own", () => {
  const wanted = { owner: "coach", log: createLog("silent") };
  test("the same is read", async () => {
    const text = calendarOf(event("DTSTART:20261117T090000Z", "DURATION:PT1H"));
    expect(await readBusyTimes(asked(text), wanted)).toEqual(busyTimes(asked(text)));
  });

  test("a rule for every second is stopped", async () => {
    const hostile = calendarOf(event("DTSTART:20000101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"));
    expect(await readBusyTimes(asked(hostile), wanted)).toEqual({ problem: "tooLarge" });
  }, 30_000);

  test("a rule that never comes true is stopped, and nobody waits for it longer than told", async () => {
    const never = calendarOf(event("DTSTART:20260101T000000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31"));
    expect(await createCalendarReader(1)(asked(never), wanted)).toEqual({ problem: "tooLarge" });
  });
});
