import { expect, test } from "vitest";
import { type DayItem, dayEntries, markOf, noteFor } from "./day-entries.ts";

const at = (clock: string) => `2026-11-16T${clock}:00.000Z`;
const item = (from: string, to: string, more: Partial<DayItem> = {}) =>
  ({
    id: from,
    scheduledAt: at(from),
    endsAt: at(to),
    scheduledStatus: "Scheduled",
    payment: "paid",
    ...more,
  }) as DayItem;
const NOW = Date.parse(at("14:22"));

test("appointments, pauses and the present moment stand in order", () => {
  const day = {
    appointments: [item("08:00", "09:00"), item("15:00", "16:00")],
    pauses: [{ from: at("11:00"), to: at("12:30") }],
  };
  expect(dayEntries(day, NOW).map(({ kind }) => kind)).toEqual(["appointment", "pause", "now", "appointment"]);
});

test("a pause with an appointment in it is none, and an empty day has no line for now", () => {
  const pauses = [{ from: at("11:00"), to: at("12:30") }];
  const kinds = dayEntries({ appointments: [item("12:00", "13:00")], pauses }, NOW).map(({ kind }) => kind);
  expect(kinds).toEqual(["appointment", "now"]);
  expect(dayEntries({ appointments: [], pauses: [] }, NOW)).toEqual([]);
});

test.each([
  ["ahead", item("15:00", "16:00")],
  ["running", item("14:00", "15:00")],
  ["unpaid", item("15:00", "16:00", { payment: "failed" })],
  ["unnoted", item("08:00", "09:00", { scheduledStatus: "Completed", hasOwnNote: false })],
  ["done", item("08:00", "09:00", { scheduledStatus: "Completed", hasOwnNote: true })],
  ["request", item("15:00", "16:00", { scheduledStatus: "Pending" })],
  ["proposed", item("15:00", "16:00", { scheduledStatus: "Rescheduled" })],
  ["noShow", item("08:00", "09:00", { scheduledStatus: "No Show" })],
] as const)("says %s", (mark, one) => expect(markOf(one, NOW)).toBe(mark));

test("a note is about the latest appointment of today that has begun, else about the next one", () => {
  const client = (name: string) => ({ client: { id: "c", name, picture: null } });
  const begun = item("14:00", "15:00", client("Lena"));
  const ahead = item("16:00", "17:00", client("Tom"));
  const next = { appointment: ahead, metCount: 0, metSince: null, lastNote: null };
  const about = (appointments: DayItem[]) => noteFor({ day: { appointments, pauses: [] }, next, now: NOW });
  expect(about([begun, ahead])).toEqual({ id: "14:00", name: "Lena" });
  expect(about([])).toEqual({ id: "16:00", name: "Tom" });
  expect(noteFor({ day: { appointments: [], pauses: [] }, next: null, now: NOW })).toBeNull();
});
