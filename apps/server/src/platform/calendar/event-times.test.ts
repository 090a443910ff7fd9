import { expect, test } from "vitest";
import { calendarOf, event } from "../../../test/calendar-server.ts";
import { eventTimes } from "./event-times.ts";

const at = (text: string) => Date.parse(text);
const window = { start: at("2026-11-16T00:00:00Z"), end: at("2026-12-16T00:00:00Z") };
const read = (...lines: string[]) =>
  eventTimes({ texts: [calendarOf(event(...lines))], zone: "Europe/Berlin", window })[0];
const minutes = (...times: string[]) => times.map((time) => at(time) / 60_000);

test("says when an event begins first, and when it takes time", () => {
  const weekly = read("UID:a@b", "DTSTART:20261102T080000Z", "DTEND:20261102T090000Z", "RRULE:FREQ=WEEKLY;COUNT=4");
  expect(weekly).toEqual({
    uid: "a@b",
    span: { start: at("2026-11-02T08:00:00Z"), end: at("2026-11-02T09:00:00Z") },
    edges: minutes("2026-11-16T08:00Z", "2026-11-16T09:00Z", "2026-11-23T08:00Z", "2026-11-23T09:00Z"),
  });
});

test("one that takes no time has a time all the same, a cancelled one has none", () => {
  const times = ["DTSTART:20261118T080000Z", "DURATION:PT1H"];
  const span = { start: at("2026-11-18T08:00:00Z"), end: at("2026-11-18T09:00:00Z") };
  expect(read(...times, "TRANSP:TRANSPARENT")).toMatchObject({ edges: [], span });
  expect(read(...times, "STATUS:CANCELLED")).toMatchObject({ edges: [], span: null });
});

test("one that is no calendar spoils no other", () => {
  const good = calendarOf(event("DTSTART:20261118T080000Z", "DURATION:PT1H"));
  const asked = { texts: ["<html>", good, good.slice(0, 60)], zone: "Europe/Berlin", window };
  expect(eventTimes(asked).map((each) => each?.edges.length)).toEqual([undefined, 2, undefined]);
});
