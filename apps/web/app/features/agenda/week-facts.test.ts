import type { Agenda } from "@aufwind/contract/agenda";
import type { AppointmentItem } from "@aufwind/contract/appointments";
import { expect, test } from "vitest";
import { appointmentItem } from "../../../test/appointment-item.ts";
import { weekFacts } from "./week-facts.ts";

const person = { id: "0190f3c0-0000-7000-8000-000000000000", name: "Nadja Berger", picture: null };
const at = (day: number, hour: number, over: Partial<AppointmentItem> = {}) => {
  const time = (clock: number) => `2026-11-${day}T${String(clock).padStart(2, "0")}:00:00.000Z`;
  const who = { coach: { ...person, slug: null }, client: person };
  return appointmentItem({ id: time(hour), ...who, scheduledAt: time(hour), endsAt: time(hour + 1), ...over });
};
const EMPTY: Agenda = { timeZone: "UTC", appointments: [], open: [], exceptions: [], busy: [] };
const WHEN = {
  now: Date.parse("2026-11-18T12:00:00Z"),
  until: Date.parse("2026-11-23T00:00:00Z"),
  pauses: { before: 0, after: 15 },
};

test("the next ones begin with what is running, and reach into the next week", () => {
  const appointments = [at(18, 9), at(18, 11, { endsAt: "2026-11-18T12:30:00.000Z" }), at(20, 9), at(24, 9)];
  const { next, confirmed } = weekFacts({ ...EMPTY, appointments }, WHEN);
  expect(next.map(({ scheduledAt }) => scheduledAt.slice(8, 13))).toEqual(["18T11", "20T09", "24T09"]);
  expect(confirmed).toBe(3);
});

test("what took place counts no more, and what waits for the coach counts apart", () => {
  const asked = at(19, 9, { scheduledStatus: "Pending", awaiting: "coach" });
  const facts = weekFacts({ ...EMPTY, appointments: [at(17, 9, { scheduledStatus: "Completed" }), asked] }, WHEN);
  expect([facts.confirmed, facts.waiting, facts.next.length]).toEqual([0, 1, 1]);
});

test("free is what is open from now on, without appointments, their pauses and busy times", () => {
  const open = [
    { from: "2026-11-18T09:00:00Z", to: "2026-11-18T17:00:00Z" },
    { from: "2026-11-19T09:00:00Z", to: "2026-11-19T12:00:00Z" },
    { from: "2026-11-24T09:00:00Z", to: "2026-11-24T12:00:00Z" },
  ];
  const busy = [{ from: "2026-11-19T11:00:00Z", to: "2026-11-19T13:00:00Z" }];
  expect(weekFacts({ ...EMPTY, open, busy, appointments: [at(18, 14)] }, WHEN).freeMinutes).toBe(300 - 75 + 120);
});
