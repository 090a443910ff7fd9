import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSeries, clashesAmong, movedDates, type SeriesAgenda, seriesDates } from "./appointment-series-dates.ts";
import { AGENDA_DEFAULTS } from "./schedules/agenda-settings.ts";
import { isFree } from "./schedules/slots.ts";
import { DAY, HOUR, MINUTE } from "./time/durations.ts";

const BERLIN = "Europe/Berlin";
const at = (iso: string) => Date.parse(iso);
const iso = (starts: readonly number[]) => starts.map((start) => new Date(start).toISOString());

/** Monday to Friday, nine to five in Berlin, an hour each, half a year ahead. */
const agenda = (over: Partial<SeriesAgenda> = {}): SeriesAgenda => ({
  hours: ([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, from: "09:00", to: "17:00" })),
  exceptions: [],
  zone: BERLIN,
  settings: { ...AGENDA_DEFAULTS, horizonDays: 180 },
  appointments: [],
  busy: [],
  own: [],
  durationMinutes: 60,
  now: at("2026-03-02T08:00:00Z"),
  from: 0,
  ...over,
});
/** Tuesdays at ten in Berlin: the clock changes on 29 March. */
const TUESDAY = at("2026-03-17T09:00:00Z");
const weekly = (count: number) => seriesDates({ first: TUESDAY, rhythm: "weekly", count, zone: BERLIN });
const hourFrom = (start: number) => ({ start, end: start + HOUR });

describe("the dates of a series", () => {
  test("stay at the same time of day when the clock changes", () => {
    expect(iso(weekly(3))).toEqual([
      "2026-03-17T09:00:00.000Z",
      "2026-03-24T09:00:00.000Z",
      "2026-03-31T08:00:00.000Z",
    ]);
    const fortnightly = seriesDates({ first: TUESDAY, rhythm: "fortnightly", count: 2, zone: BERLIN });
    expect(iso(fortnightly)).toEqual(["2026-03-17T09:00:00.000Z", "2026-03-31T08:00:00.000Z"]);
  });

  test("of a month are the same weekday of it, and the last one where there is no fifth", () => {
    const third = seriesDates({ first: TUESDAY, rhythm: "monthly", count: 3, zone: BERLIN });
    expect(iso(third).map((date) => date.slice(0, 10))).toEqual(["2026-03-17", "2026-04-21", "2026-05-19"]);
    const fifth = { first: at("2026-03-31T08:00:00Z"), rhythm: "monthly", count: 4, zone: BERLIN } as const;
    expect(iso(seriesDates(fifth)).map((date) => date.slice(0, 10))).toEqual([
      "2026-03-31",
      "2026-04-28",
      "2026-05-26",
      "2026-06-30",
    ]);
  });

  test("move together by the wall clock", () => {
    const [from = 0] = weekly(1);
    const to = at("2026-03-18T13:00:00Z");
    expect(iso(movedDates({ starts: weekly(3), from, to, zone: BERLIN }))).toEqual([
      "2026-03-18T13:00:00.000Z",
      "2026-03-25T13:00:00.000Z",
      "2026-04-01T12:00:00.000Z",
    ]);
  });
});

describe("a date that cannot be had", () => {
  const clashes = (over: Partial<SeriesAgenda>, starts = weekly(2)) =>
    checkSeries(agenda(over), starts).map(({ clash }) => clash);

  test("says why", () => {
    const [first = 0, second = 0] = weekly(2);
    const settings = { ...AGENDA_DEFAULTS, horizonDays: 180 };
    expect(clashes({})).toEqual([null, null]);
    expect(clashes({ appointments: [hourFrom(second)] })).toEqual([null, "taken"]);
    expect(clashes({ busy: [hourFrom(second)] })).toEqual([null, "taken"]);
    expect(clashes({ appointments: [hourFrom(second)], own: [hourFrom(second)] })).toEqual([null, "own"]);
    const holiday = { kind: "allDay", from: "2026-03-24T00:00", to: "2026-03-25T00:00" } as const;
    expect(clashes({ exceptions: [holiday] })).toEqual([null, "timeOff"]);
    expect(clashes({}, [first, at("2026-03-22T09:00:00Z")])).toEqual([null, "outsideHours"]);
    expect(clashes({ settings: { ...settings, horizonDays: 20 } })).toEqual([null, "pastHorizon"]);
    expect(clashes({ now: first - HOUR })).toEqual(["tooSoon", null]);
    expect(clashes({ from: second })).toEqual(["tooSoon", null]);
    const full = { settings: { ...settings, mostPerDay: 1 }, appointments: [hourFrom(second + 3 * HOUR)] };
    expect(clashes(full)).toEqual([null, "dayFull"]);
  });

  test("comes with the nearest free time of its day, else of the days around it", () => {
    const [, second = 0] = weekly(2);
    const [, taken] = checkSeries(agenda({ appointments: [hourFrom(second)] }), weekly(2));
    // The pause of a quarter of an hour after it is kept.
    expect(iso(taken?.alternatives ?? [])[0]).toBe("2026-03-24T10:15:00.000Z");
    const holiday = { kind: "allDay", from: "2026-03-24T00:00", to: "2026-03-25T00:00" } as const;
    const [, closed] = checkSeries(agenda({ exceptions: [holiday] }), weekly(2));
    expect(iso(closed?.alternatives ?? []).slice(0, 2)).toEqual([
      "2026-03-23T09:00:00.000Z",
      "2026-03-25T09:00:00.000Z",
    ]);
    const [, far] = checkSeries(agenda({ settings: { ...AGENDA_DEFAULTS, horizonDays: 17 } }), weekly(2));
    expect(far).toMatchObject({ clash: "pastHorizon", alternatives: [] });
  });

  test("is one that comes twice, or too close to another of the same series", () => {
    const [first = 0] = weekly(1);
    expect(clashesAmong(agenda(), [first, first])).toEqual([first]);
    expect(clashesAmong(agenda(), [first, first + HOUR])).toEqual([first + HOUR]);
  });
});

test("whatever is asked for, what is offered together can be booked one after the other", () => {
  const starts = fc.array(
    fc.integer({ min: 0, max: 60 * 24 * 4 }).map((quarter) => TUESDAY + quarter * 15 * MINUTE),
    { minLength: 2, maxLength: 26 },
  );
  const taken = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 20 });
  fc.assert(
    fc.property(starts, taken, fc.constantFrom(null, 1, 2), (asked, days, mostPerDay) => {
      const appointments = days.map((day) => hourFrom(TUESDAY + day * DAY));
      const open = agenda({ appointments, settings: { ...AGENDA_DEFAULTS, horizonDays: 180, mostPerDay } });
      const offered = checkSeries(open, asked).flatMap(({ start, clash, alternatives }) =>
        clash ? alternatives.slice(0, 1) : [start],
      );
      let booked = open;
      for (const start of offered) {
        if (!isFree(booked, start)) return false;
        booked = { ...booked, appointments: [...booked.appointments, hourFrom(start)] };
      }
      return clashesAmong(open, offered).length === 0;
    }),
    { numRuns: 60 },
  );
});

test("a coach may move it to any times ahead that overlap nothing, in steps of five minutes", () => {
  // Sundays at six in the morning, the second beside another appointment.
  const sundays = seriesDates({ first: at("2026-03-22T05:00:00Z"), rhythm: "weekly", count: 4, zone: BERLIN });
  const [, second = 0, third = 0] = sundays;
  const busy = agenda({ appointments: [hourFrom(second + 30 * MINUTE), hourFrom(third + HOUR)] });
  expect(checkSeries(busy, sundays, "coach").map(({ clash }) => clash)).toEqual([null, "taken", null, null]);
  expect(clashesAmong(busy, sundays)).toEqual(sundays);
  const now = busy.now;
  const refused = [now, now + 3 * MINUTE, now + 400 * DAY];
  expect(clashesAmong(busy, refused, "coach")).toEqual(refused);
  expect(clashesAmong(busy, [third, third + 30 * MINUTE], "coach")).toEqual([third + 30 * MINUTE]);
});
