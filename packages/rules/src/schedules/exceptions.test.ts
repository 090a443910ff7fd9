import { expect, test } from "vitest";
import { type ExceptionKind, exceptionProblem } from "./exceptions.ts";

const check = (kind: ExceptionKind, from: string, to: string) => exceptionProblem({ kind, from, to });

test.each([
  ["available", "2026-03-28T09:00", "2026-03-28T12:00"],
  ["available", "2026-03-28T20:00", "2026-03-29T00:00"],
  ["available", "2026-03-28T20:00", "2026-03-28T24:00"],
  ["available", "2026-03-28T00:00", "2026-03-29T00:00"],
  ["notAvailable", "2028-02-29T09:00", "2028-02-29T09:01"],
  ["timeOff", "2026-12-24T12:00", "2027-01-02T08:30"],
  ["timeOff", "2026-01-01T00:00", "2027-01-02T00:00"],
  ["allDay", "2026-05-01T00:00", "2026-05-02T00:00"],
  ["allDay", "2026-05-01T00:00", "2026-05-03T24:00"],
] as const)("%s from %s to %s is fine", (kind, from, to) => expect(check(kind, from, to)).toBeUndefined());

test.each([
  ["timeOff", "2026-03-28T09:00", "2026-03-28T09:00", "to", "exceptionInverted"],
  ["timeOff", "2026-03-28T09:00", "2026-03-27T10:00", "to", "exceptionInverted"],
  ["available", "2026-03-28T22:00", "2026-03-29T00:01", "to", "exceptionOneDay"],
  ["notAvailable", "2026-03-28T22:00", "2026-03-29T22:00", "to", "exceptionOneDay"],
  ["allDay", "2026-03-28T09:00", "2026-03-29T00:00", "from", "exceptionWholeDays"],
  ["allDay", "2026-03-28T00:00", "2026-03-28T23:59", "to", "exceptionWholeDays"],
  ["timeOff", "2026-01-01T00:00", "2027-01-02T00:01", "to", "exceptionTooLong"],
  ["allDay", "2026-01-01T00:00", "2027-01-03T00:00", "to", "exceptionTooLong"],
  ["timeOff", "2026-02-30T09:00", "2026-03-05T09:00", "from", "exceptionDate"],
  ["timeOff", "2026-02-27T09:00", "2026-02-29T09:00", "to", "exceptionDate"],
  ["available", "2026-03-28T09:00", "12:00", "to", "exceptionDate"],
  ["timeOff", "2026-02-30T09:00", "2026-02-30T10:00", "from", "exceptionDate"],
  ["timeOff", "2026-03-28T25:00", "2026-03-29T09:00", "from", "exceptionDate"],
] as const)("%s from %s to %s is wrong at %s: %s", (kind, from, to, field, code) =>
  expect(check(kind, from, to)).toEqual({ field, code }),
);
