import { expect, test } from "vitest";
import { affectedAppointmentsOf } from "./closed-time.ts";

const told = (data: unknown) => affectedAppointmentsOf({ ok: true, form: "addException.0", data, values: {} });
const OFF = { id: "1", kind: "timeOff", from: "2026-11-16T09:00", to: "2026-11-16T12:00", note: "" };

test("time off tells of the appointments within, also that there are none or that nobody knows", () => {
  expect(told({ ...OFF, affected: [] })).toEqual([]);
  expect(told({ ...OFF, affected: null })).toBeNull();
});

test("extra time, a removed exception and a refusal tell of none", () => {
  expect(told({ ...OFF, kind: "available" })).toBeUndefined();
  expect(told({ status: "removed" })).toBeUndefined();
  expect(affectedAppointmentsOf(undefined)).toBeUndefined();
});
