import { expect, test } from "vitest";
import { statusesBefore } from "./notifications.ts";
import { choiceFor, disturbAt, topicOf, topicsFor } from "./notifications-preferences.ts";

test("without a choice everything comes every way", () =>
  expect(choiceFor("reminders")).toEqual({ inApp: true, email: true, push: true }));

test("what belongs to a contract or to money is mailed whatever was chosen", () => {
  const nothing = { inApp: false, email: false, push: false };
  expect(choiceFor("appointments", nothing)).toEqual({ inApp: false, email: true, push: false });
  expect(choiceFor("payments", nothing)).toEqual({ inApp: true, email: true, push: false });
  expect(choiceFor("reminders", nothing)).toEqual(nothing);
});

test("what is not seen in the app is not pushed either", () => {
  const onlyPush = { inApp: false, email: false, push: true };
  expect(choiceFor("reminders", onlyPush).push).toBe(false);
  expect(choiceFor("messages", onlyPush)).toEqual({ inApp: true, email: false, push: true });
});

test("only coaches choose about a practice", () => {
  expect(topicsFor("client")).not.toContain("practice");
  expect(topicsFor("coach")).toContain("practice");
});

test("the kinds of the specification have their topics", () =>
  expect([topicOf("unanswered"), topicOf("book"), topicOf("remind")]).toEqual(["requests", "requests", "reminders"]));

test("only what the bell shows can be dismissed, and reading takes back what was deleted", () => {
  expect(statusesBefore("dismiss")).not.toContain("Read");
  expect(statusesBefore("delete")).not.toContain("Deleted");
  expect(statusesBefore("read")).toContain("Deleted");
});

const NIGHT = { from: "22:00", until: "07:30", zone: "Europe/Berlin" };
const after = (now: string, quiet = NIGHT) => new Date(disturbAt(Date.parse(now), quiet)).toISOString();

test("without quiet hours anything comes at once", () => expect(disturbAt(5, null)).toBe(5));

test.each([
  ["2026-11-17T20:59:59.000Z", "2026-11-17T20:59:59.000Z"],
  ["2026-11-17T21:00:00.000Z", "2026-11-18T06:30:00.000Z"],
  ["2026-11-18T02:00:00.000Z", "2026-11-18T06:30:00.000Z"],
  ["2026-11-18T06:30:00.000Z", "2026-11-18T06:30:00.000Z"],
  ["2026-11-18T12:00:00.000Z", "2026-11-18T12:00:00.000Z"],
])("what happens at %s disturbs at %s", (now, disturbs) => expect(after(now)).toBe(disturbs));

test("a rest at noon lies within one day", () => {
  const noon = { ...NIGHT, from: "12:00", until: "14:00" };
  expect(after("2026-11-17T11:30:00.000Z", noon)).toBe("2026-11-17T13:00:00.000Z");
  expect(after("2026-11-17T13:30:00.000Z", noon)).toBe("2026-11-17T13:30:00.000Z");
});

test("the night in which an hour is missing or comes twice ends by the wall clock", () => {
  expect(after("2027-03-27T22:00:00.000Z")).toBe("2027-03-28T05:30:00.000Z");
  expect(after("2026-10-24T21:00:00.000Z")).toBe("2026-10-25T06:30:00.000Z");
});

test("goes by the zone of the person, half hours included", () =>
  expect(after("2026-11-17T18:00:00.000Z", { ...NIGHT, zone: "Asia/Kathmandu" })).toBe("2026-11-18T01:45:00.000Z"));
