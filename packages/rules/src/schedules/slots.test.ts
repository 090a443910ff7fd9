import { expect, test } from "vitest";
import { DAY } from "../time/durations.ts";
import { AGENDA_DEFAULTS, type AgendaSettings } from "./agenda-settings.ts";
import { type Exception, WEEKDAYS } from "./opening-hours.ts";
import { type Agenda, freeSlots, isFree } from "./slots.ts";

const at = (instant: string) => Date.parse(instant);
const always = (from: string, to: string) => WEEKDAYS.map((weekday) => ({ weekday, from, to }));
const taken = (start: string, end: string) => ({ start: at(start), end: at(end) });

/** Open every day from 9:00 to 12:00 UTC, an hour long, on the hour, without other limits, asked a day before. */
function agenda(given: Partial<Omit<Agenda, "settings">> & { settings?: Partial<AgendaSettings> } = {}): Agenda {
  const free = { noticeMinutes: 0, pauseAfterMinutes: 0, gridMinutes: 60 } as const;
  return {
    hours: always("09:00", "12:00"),
    exceptions: [],
    zone: "UTC",
    appointments: [],
    busy: [],
    durationMinutes: 60,
    now: at("2026-06-01T00:00Z"),
    ...given,
    settings: { ...AGENDA_DEFAULTS, ...free, ...given.settings },
  };
}

/** The wall-clock times of the free starts on a day of the zone. */
function readings(asked: Agenda, day: string) {
  const midnight = at(`${day}T00:00Z`);
  return freeSlots({ ...asked, from: midnight - DAY, to: midnight + 2 * DAY })
    .map((start) => Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(asked.zone))
    .filter((start) => start.toPlainDate().toString() === day)
    .map((start) => `${start.toPlainTime().toString().slice(0, 5)}${start.offset}`);
}
const clocks = (asked: Agenda, day: string) => readings(asked, day).map((reading) => reading.slice(0, 5));

test.each([
  [
    "never offers the hour that spring removes in Berlin",
    "Europe/Berlin",
    "2026-03-29",
    "00:00-05:00",
    "00:00+01:00 01:00+01:00 03:00+02:00 04:00+02:00",
  ],
  [
    "begins after the hour that spring removes",
    "Europe/Berlin",
    "2026-03-29",
    "02:30-05:00",
    "03:00+02:00 04:00+02:00",
  ],
  [
    "offers the hour that autumn repeats in Berlin twice",
    "Europe/Berlin",
    "2026-10-25",
    "01:00-04:00",
    "01:00+02:00 02:00+02:00 02:00+01:00 03:00+01:00",
  ],
  [
    "keeps to office hours on the day of the change",
    "Europe/Berlin",
    "2026-10-25",
    "09:00-11:00",
    "09:00+01:00 10:00+01:00",
  ],
  [
    "repeats an hour of St. John's",
    "America/St_Johns",
    "2026-11-01",
    "00:00-03:00",
    "00:00-02:30 01:00-02:30 01:00-03:30 02:00-03:30",
  ],
  ["starts on the full hour of India", "Asia/Kolkata", "2026-03-29", "08:30-11:00", "09:00+05:30 10:00+05:30"],
  ["starts on the full hour of Nepal", "Asia/Kathmandu", "2026-03-29", "08:45-11:00", "09:00+05:45 10:00+05:45"],
  [
    "starts on the full hour after half an hour was removed",
    "Australia/Lord_Howe",
    "2026-10-04",
    "00:00-05:00",
    "00:00+10:30 01:00+10:30 03:00+11:00 04:00+11:00",
  ],
  [
    "starts on the full hour after half an hour was repeated",
    "Australia/Lord_Howe",
    "2026-04-05",
    "00:00-04:00",
    "00:00+11:00 01:00+11:00 02:00+10:30 03:00+10:30",
  ],
  ["works a day ahead of UTC", "Pacific/Apia", "2026-03-30", "09:00-11:00", "09:00+13:00 10:00+13:00"],
  [
    "repeats an hour where Ramadan begins in Morocco",
    "Africa/Casablanca",
    "2026-02-15",
    "01:00-04:00",
    "01:00+01:00 02:00+01:00 02:00+00:00 03:00+00:00",
  ],
  [
    "removes an hour where Ramadan is over",
    "Africa/Casablanca",
    "2026-03-22",
    "01:00-05:00",
    "01:00+00:00 03:00+01:00 04:00+01:00",
  ],
  [
    "repeats an hour of Chatham at a quarter to three",
    "Pacific/Chatham",
    "2026-04-05",
    "02:00-05:00",
    "02:00+13:45 03:00+13:45 03:00+12:45 04:00+12:45",
  ],
  ["has a day without midnight in Chile", "America/Santiago", "2026-09-06", "00:00-03:00", "01:00-03:00 02:00-03:00"],
  [
    "repeats the last hour of a day in Egypt",
    "Africa/Cairo",
    "2026-10-29",
    "22:00-24:00",
    "22:00+03:00 23:00+03:00 23:00+02:00",
  ],
])("%s", (_, zone, day, hours, expected) => {
  const [from = "", to = ""] = hours.split("-");
  const asked = agenda({ zone, hours: always(from, to), now: at(`${day}T00:00Z`) - 5 * DAY });
  expect(readings(asked, day).join(" ")).toBe(expected);
});

test("a break in the repeated hour is kept both times", () => {
  const hours = [...always("01:00", "02:15"), ...always("02:30", "04:00")];
  const asked = agenda({
    zone: "Europe/Berlin",
    hours,
    durationMinutes: 15,
    settings: { gridMinutes: 15 },
    now: at("2026-10-24T00:00Z"),
  });
  expect(clocks(asked, "2026-10-25").filter((clock) => clock.startsWith("02"))).toEqual([
    "02:00",
    "02:30",
    "02:45",
    "02:00",
    "02:30",
    "02:45",
  ]);
});

test("a day that a zone left out has no slots", () => {
  const asked = agenda({ zone: "Pacific/Apia", now: at("2011-12-28T00:00Z") });
  expect(clocks(asked, "2011-12-29")).toHaveLength(3);
  expect(clocks(asked, "2011-12-30")).toEqual([]);
  expect(clocks(asked, "2011-12-31")).toHaveLength(3);
});

test("the last slot ends where the day's work ends, and a longer one does not fit", () => {
  expect(clocks(agenda(), "2026-06-02")).toEqual(["09:00", "10:00", "11:00"]);
  expect(clocks(agenda({ durationMinutes: 61 }), "2026-06-02")).toEqual(["09:00", "10:00"]);
  expect(clocks(agenda({ durationMinutes: 181 }), "2026-06-02")).toEqual([]);
});

test("starts lie on the grid of the day, not of the hours", () => {
  const asked = agenda({ hours: always("09:10", "11:20"), settings: { gridMinutes: 30 } });
  expect(clocks(asked, "2026-06-02")).toEqual(["09:30", "10:00"]);
});

test("a consultation may go over midnight where the hours do", () => {
  const asked = agenda({
    hours: [...always("23:00", "24:00"), ...always("00:00", "01:00")],
    durationMinutes: 90,
    settings: { gridMinutes: 30 },
  });
  expect(clocks(asked, "2026-06-07")).toEqual(["23:00", "23:30"]);
});

test("what is asked is half-open: from belongs to it, to does not", () => {
  const between = (from: string, to: string) => freeSlots({ ...agenda(), from: at(from), to: at(to) }).length;
  expect(between("2026-06-02T09:00:00Z", "2026-06-02T10:00:00Z")).toBe(1);
  expect(between("2026-06-02T09:00:00.001Z", "2026-06-02T10:00:00.001Z")).toBe(1);
  expect(between("2026-06-02T09:00:00.001Z", "2026-06-02T10:00:00Z")).toBe(0);
  expect(between("2026-06-02T10:00:00Z", "2026-06-02T09:00:00Z")).toBe(0);
});

test("a limit keeps the first ones and drops the rest", () => {
  const asked = { ...agenda(), from: at("2026-06-01T00:00Z"), to: at("2026-06-08T00:00Z") };
  const all = freeSlots(asked);
  for (const limit of [0, 1, 4, all.length, all.length + 1])
    expect(freeSlots({ ...asked, limit })).toEqual(all.slice(0, limit));
});

test("the notice ends exactly then: a millisecond later it is too late", () => {
  const asked = (now: string) => agenda({ now: at(now), settings: { noticeMinutes: 24 * 60 } });
  expect(isFree(asked("2026-06-01T09:00:00.000Z"), at("2026-06-02T09:00Z"))).toBe(true);
  expect(isFree(asked("2026-06-01T09:00:00.001Z"), at("2026-06-02T09:00Z"))).toBe(false);
});

test("nothing in the past is free, and what begins now still is", () => {
  expect(clocks(agenda({ now: at("2026-06-02T10:00Z") }), "2026-06-02")).toEqual(["10:00", "11:00"]);
  expect(clocks(agenda({ now: at("2026-06-02T10:00:01Z") }), "2026-06-02")).toEqual(["11:00"]);
});

test.each([
  ["UTC", "2026-06-01T00:00Z", "2026-06-03T23:00:00Z", "2026-06-04T00:00:00Z"],
  ["UTC", "2026-06-01T23:59:59Z", "2026-06-03T23:00:00Z", "2026-06-04T00:00:00Z"],
  ["Pacific/Apia", "2026-06-01T11:30Z", "2026-06-04T10:00:00Z", "2026-06-04T11:00:00Z"],
  ["Europe/Berlin", "2026-10-23T21:30Z", "2026-10-25T22:00:00Z", "2026-10-25T23:00:00Z"],
  ["America/Santiago", "2026-09-03T12:00Z", "2026-09-06T03:00:00Z", "2026-09-06T05:00:00Z"],
])("in %s, asked at %s, two days ahead end after the slot at %s", (zone, now, last, beyond) => {
  const asked = agenda({ zone, now: at(now), hours: always("00:00", "24:00"), settings: { horizonDays: 2 } });
  expect(freeSlots({ ...asked, from: at(now), to: at(now) + 9 * DAY }).at(-1)).toBe(at(last));
  expect(isFree(asked, at(beyond))).toBe(false);
  expect(isFree({ ...asked, settings: { ...asked.settings, horizonDays: 3 } }, at(beyond))).toBe(true);
});

const day = (kind: Exception["kind"], from: string, to: string): Exception => ({
  kind,
  from: `2026-06-02T${from}`,
  to: `2026-06-02T${to}`,
});
test.each([
  ["a day off closes the regular hours", [day("allDay", "00:00", "24:00")], []],
  [
    "an extra availability opens on a day off",
    [day("allDay", "00:00", "24:00"), day("available", "15:00", "17:00")],
    ["15:00", "16:00"],
  ],
  [
    "an extra availability joins the regular hours",
    [day("available", "12:00", "13:00")],
    ["09:00", "10:00", "11:00", "12:00"],
  ],
  [
    "not available closes an extra availability too",
    [day("notAvailable", "16:00", "17:00"), day("available", "15:00", "17:00")],
    ["09:00", "10:00", "11:00", "15:00"],
  ],
  [
    "time off closes everything",
    [day("available", "15:00", "17:00"), day("timeOff", "10:00", "16:00")],
    ["09:00", "16:00"],
  ],
  ["a minute not available takes the slot around it", [day("notAvailable", "10:30", "10:31")], ["09:00", "11:00"]],
])("%s", (_, exceptions, expected) => expect(clocks(agenda({ exceptions }), "2026-06-02")).toEqual(expected));

const tenToEleven = taken("2026-06-02T10:00Z", "2026-06-02T11:00Z");
const quarters = { gridMinutes: 15, pauseBeforeMinutes: 5, pauseAfterMinutes: 15 } as const;
test.each<[string, Partial<Omit<Agenda, "settings">>, Partial<AgendaSettings>, string[]]>([
  ["without pauses what touches is free", { busy: [tenToEleven] }, { gridMinutes: 60 }, ["09:00", "11:00"]],
  [
    "the pauses keep their distance from a busy time",
    { busy: [tenToEleven], durationMinutes: 30 },
    quarters,
    ["09:00", "09:15", "11:15", "11:30"],
  ],
  [
    "between two appointments the longer pause lies, on both sides",
    { appointments: [tenToEleven], durationMinutes: 30 },
    { gridMinutes: 15, pauseAfterMinutes: 15 },
    ["09:00", "09:15", "11:15", "11:30"],
  ],
  [
    "after a busy time no pause is needed where only the one after is wanted",
    { busy: [tenToEleven], durationMinutes: 30 },
    { gridMinutes: 15, pauseAfterMinutes: 15 },
    ["09:00", "09:15", "11:00", "11:15", "11:30"],
  ],
  [
    "pauses may lie outside the working hours",
    {},
    { pauseBeforeMinutes: 120, pauseAfterMinutes: 120 },
    ["09:00", "10:00", "11:00"],
  ],
  ["a second takes its minute", { busy: [taken("2026-06-02T09:59:59Z", "2026-06-02T10:00:01Z")] }, {}, ["11:00"]],
  [
    "a time without length takes nothing",
    { busy: [taken("2026-06-02T10:30Z", "2026-06-02T10:30Z")] },
    {},
    ["09:00", "10:00", "11:00"],
  ],
  [
    "busy times need no order",
    { busy: [taken("2026-06-02T11:00Z", "2026-06-02T11:05Z"), taken("2026-06-02T08:00Z", "2026-06-02T09:01Z")] },
    {},
    ["10:00"],
  ],
])("%s", (_, given, settings, expected) =>
  expect(clocks(agenda({ ...given, settings }), "2026-06-02")).toEqual(expected),
);

test("a day with as many appointments as the coach takes is full, by the coach's calendar", () => {
  const appointments = [
    taken("2026-06-02T10:30Z", "2026-06-02T11:30Z"),
    taken("2026-06-02T11:30Z", "2026-06-02T12:30Z"),
  ];
  const asked = (mostPerDay: number | null) => agenda({ zone: "Pacific/Apia", appointments, settings: { mostPerDay } });
  // Apia is 13 hours ahead: one appointment is on the 2nd at 23:30, the other on the 3rd at 0:30.
  expect([clocks(asked(1), "2026-06-02"), clocks(asked(1), "2026-06-03")]).toEqual([[], []]);
  expect([clocks(asked(2), "2026-06-02"), clocks(asked(2), "2026-06-03")]).toEqual([
    clocks(asked(null), "2026-06-02"),
    clocks(asked(null), "2026-06-03"),
  ]);
  expect(clocks(asked(1), "2026-06-04")).toHaveLength(3);
});

test("busy times do not count for the most of a day", () => {
  expect(clocks(agenda({ busy: [tenToEleven], settings: { mostPerDay: 1 } }), "2026-06-02")).toEqual([
    "09:00",
    "11:00",
  ]);
});

test("a start that is off the grid, off the minute or no number is not free", () => {
  expect(isFree(agenda(), at("2026-06-02T09:00Z"))).toBe(true);
  expect(isFree(agenda(), at("2026-06-02T09:30Z"))).toBe(false);
  expect(isFree(agenda(), at("2026-06-02T09:00Z") + 1)).toBe(false);
  expect(isFree(agenda(), Number.NaN)).toBe(false);
});

test("a coach without hours has no slots", () => {
  expect(clocks(agenda({ hours: [] }), "2026-06-02")).toEqual([]);
});
