import { expect, test } from "vitest";
import { coversStart, type EarlyStartFacts, earlyStartBefore } from "./early-start.ts";

const at = (text: string) => Date.parse(text);
const isHoliday = (date: string) => date === "2026-12-25";
const MONDAY = "2026-11-16T09:00:00Z";
const request: EarlyStartFacts = { grossCents: 11_900, agreedAt: null, isInstant: false, consentedStart: null };
const before = (changed: Partial<EarlyStartFacts>, now = MONDAY) => {
  const limit = earlyStartBefore({ ...request, ...changed }, { now: at(now), isHoliday });
  return limit === null ? null : new Date(limit).toISOString();
};

test("a request counts from the last moment at which the coach can agree", () => {
  expect(before({})).toBe("2026-12-02T23:00:00.000Z");
  expect(before({ isInstant: true })).toBe("2026-11-30T23:00:00.000Z");
});

test("and with the minutes for the payment details, which may reach into the next day", () => {
  expect(before({ isInstant: true }, "2026-11-16T22:50:00Z")).toBe("2026-12-01T23:00:00.000Z");
});

test("once both have agreed the period counts from there, however late somebody asks for another time", () => {
  const agreedAt = at(MONDAY);
  expect(before({ agreedAt }, "2026-11-26T09:00:00Z")).toBe("2026-11-30T23:00:00.000Z");
  expect(before({ agreedAt: at("2026-12-11T09:00:00Z") })).toBe("2026-12-28T23:00:00.000Z");
});

test("a consent covers the start that it was given for and later ones, none before it", () => {
  const consentedStart = at("2026-11-20T09:00:00Z");
  expect(before({ consentedStart })).toBe("2026-11-20T09:00:00.000Z");
  expect(coversStart(consentedStart, consentedStart)).toBe(true);
  expect(coversStart(consentedStart, consentedStart + 1)).toBe(true);
  expect(coversStart(consentedStart, consentedStart - 1)).toBe(false);
  expect(coversStart(null, consentedStart)).toBe(false);
});

test("what is free asks for nothing", () => {
  expect(before({ grossCents: 0 })).toBeNull();
});
