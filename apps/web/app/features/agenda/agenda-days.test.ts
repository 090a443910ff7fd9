import type { Agenda } from "@aufwind/contract/agenda";
import { expect, test } from "vitest";
import { appointmentItem } from "../../../test/appointment-item.ts";
import { agendaDays, hoursOf, isWeekend, linesOf, pausesOf } from "./agenda-days.ts";

const appointment = (scheduledAt: string, endsAt: string) => appointmentItem({ id: scheduledAt, scheduledAt, endsAt });
const EMPTY: Agenda = { timeZone: "Europe/Berlin", appointments: [], open: [], exceptions: [], busy: [] };
const WEEK = { from: "2026-11-16", to: "2026-11-23" };
const told = (agenda: Partial<Agenda>, days = WEEK) =>
  agendaDays({ ...EMPTY, ...agenda }, days).flatMap(({ day, entries }) =>
    entries.map(({ kind, from, to }) => `${day} ${from}-${to} ${kind}`),
  );

test("every day that is shown is there, also one with nothing in it", () => {
  expect(agendaDays(EMPTY, WEEK).map(({ day }) => day)).toHaveLength(7);
});

test("appointments, time off and busy times of a day stand in order", () => {
  expect(
    told({
      appointments: [appointment("2026-11-17T13:00:00Z", "2026-11-17T14:00:00Z")],
      busy: [{ from: "2026-11-17T08:00:00Z", to: "2026-11-17T09:30:00Z" }],
      exceptions: [
        { id: "1", kind: "timeOff", from: "2026-11-17T16:00", to: "2026-11-18T12:00", note: "" },
        { id: "2", kind: "available", from: "2026-11-19T18:00", to: "2026-11-19T20:00", note: "" },
      ],
    }),
  ).toEqual([
    "2026-11-17 09:00-10:30 busy",
    "2026-11-17 14:00-15:00 appointment",
    "2026-11-17 16:00-24:00 off",
    "2026-11-18 00:00-12:00 off",
  ]);
});

test("an appointment over midnight of the coach's zone stands on both days and begins on the first", () => {
  const late = appointment("2026-11-17T03:00:00Z", "2026-11-17T04:00:00Z");
  const days = agendaDays({ ...EMPTY, timeZone: "America/St_Johns", appointments: [late] }, WEEK);
  const shown = days.flatMap(({ day, entries }) =>
    entries.flatMap((entry) => (entry.kind === "appointment" ? [[day, entry.from, entry.to, entry.begins]] : [])),
  );
  expect(shown).toEqual([
    ["2026-11-16", "23:30", "24:00", true],
    ["2026-11-17", "00:00", "00:30", false],
  ]);
});

test("on the night in which the clocks go back an appointment never ends before it begins", () => {
  const night = appointment("2026-10-25T00:30:00Z", "2026-10-25T01:15:00Z");
  expect(told({ appointments: [night] }, { from: "2026-10-25", to: "2026-10-26" })).toEqual([
    "2026-10-25 02:30-03:15 appointment",
  ]);
});

test("the hours of a calendar reach as far as what is in it", () => {
  expect(hoursOf(agendaDays(EMPTY, WEEK))).toEqual({ first: 8, last: 18 });
  const early = appointment("2026-11-17T05:30:00Z", "2026-11-17T06:00:00Z");
  const open = [{ from: "2026-11-18T18:00:00Z", to: "2026-11-18T20:15:00Z" }];
  expect(hoursOf(agendaDays({ ...EMPTY, appointments: [early], open }, WEEK))).toEqual({ first: 6, last: 22 });
});

test("pauses lie around appointments, within their day", () => {
  const early = { ...appointment("2026-11-16T23:10:00Z", "2026-11-17T00:10:00Z") };
  const [day] = agendaDays({ ...EMPTY, appointments: [early] }, { from: "2026-11-17", to: "2026-11-18" });
  const pauses = pausesOf(day?.entries ?? [], { before: 15, after: 30 });
  expect(pauses).toEqual([
    { from: "00:00", to: "00:10" },
    { from: "01:10", to: "01:40" },
  ]);
  expect(pausesOf(day?.entries ?? [], { before: 0, after: 0 })).toEqual([]);
});

test("in a list pauses stand between the appointments, once, and only where there is time", () => {
  const appointments = [
    appointment("2026-11-17T08:00:00Z", "2026-11-17T09:00:00Z"),
    appointment("2026-11-17T09:00:00Z", "2026-11-17T10:00:00Z"),
    appointment("2026-11-17T10:20:00Z", "2026-11-17T11:20:00Z"),
  ];
  const [day] = agendaDays({ ...EMPTY, appointments }, { from: "2026-11-17", to: "2026-11-18" });
  const lines = linesOf(day?.entries ?? [], { before: 15, after: 15 });
  expect(lines.map(({ kind, from, to }) => `${kind} ${from}-${to}`)).toEqual([
    "pause 08:45-09:00",
    "appointment 09:00-10:00",
    "appointment 10:00-11:00",
    "pause 11:00-11:20",
    "appointment 11:20-12:20",
    "pause 12:20-12:35",
  ]);
});

test("only Saturday and Sunday are a weekend", () => {
  const days = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"];
  expect(days.map(isWeekend)).toEqual([false, true, true, false]);
});
