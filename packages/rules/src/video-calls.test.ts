import { expect, test } from "vitest";
import { MINUTE } from "./time/durations.ts";
import {
  areBothPresent,
  changesAt,
  isPresent,
  minutesPresent,
  presenceInMinutes,
  presenceNeeded,
  type RoomFacts,
  roomState,
  timePresent,
} from "./video-calls.ts";

const at = (time: string) => Date.parse(`2026-11-17T${time}Z`);
const FACTS: RoomFacts = {
  status: "Scheduled",
  startsAt: at("13:00:00"),
  endsAt: at("14:00:00"),
  agreedAt: Date.parse("2026-11-10T09:00:00Z"),
  owedCents: 11_900,
  payment: "paid",
};

test.each([
  ["12:49:59.999", "tooEarly"],
  ["12:50:00", "inWindow"],
  ["14:14:59.999", "inWindow"],
  ["14:15:00", "overdue"],
])("at %s it is %s", (time, state) => expect(roomState(FACTS, at(time))).toBe(state));

test.each(["open", "failed", "authentication"] as const)("with its payment %s it waits for the money", (payment) => {
  expect(roomState({ ...FACTS, payment }, at("12:55:00"))).toBe("pendingPayment");
  expect(roomState({ ...FACTS, payment }, at("09:00:00"))).toBe("pendingPayment");
  expect(roomState({ ...FACTS, payment }, at("14:15:00"))).toBe("overdue");
});

test("before the card is due nothing is pending", () =>
  expect(roomState({ ...FACTS, payment: "open" }, Date.parse("2026-11-16T12:00:00Z"))).toBe("tooEarly"));

test("what is free needs no payment", () =>
  expect(roomState({ ...FACTS, owedCents: 0, payment: "none" }, at("13:30:00"))).toBe("inWindow"));

test("who was called absent can still come", () =>
  expect(roomState({ ...FACTS, status: "No Show" }, at("13:30:00"))).toBe("inWindow"));

test.each(["Pending", "Rescheduled", "Cancelled", "Rejected"] as const)("%s has no room", (status) =>
  expect(roomState({ ...FACTS, status }, at("13:00:00"))).toBe("none"),
);

test("both may stay for a moment after the end", () =>
  expect(roomState({ ...FACTS, status: "Completed" }, at("14:05:00"))).toBe("inWindow"));

test("says when to look again", () => {
  expect(changesAt(FACTS, at("09:00:00"))).toBe(at("12:50:00"));
  expect(changesAt(FACTS, at("13:00:00"))).toBe(at("14:15:00"));
  expect(changesAt(FACTS, at("14:15:00"))).toBeUndefined();
});

const START = Date.parse("2026-11-18T13:00:00Z");
const HOUR_LONG = { startsAt: START, endsAt: START + 60 * MINUTE };
const minute = (count: number) => START + count * MINUTE;

test("ten minutes are enough, of a short appointment a third", () => {
  const needed = (minutes: number) => presenceNeeded({ startsAt: START, endsAt: minute(minutes) }) / MINUTE;
  expect([needed(15), needed(20), needed(30), needed(60), needed(90)]).toEqual([5, 20 / 3, 10, 10, 10]);
});

test("only the time between start and end counts", () => {
  expect(timePresent([], HOUR_LONG)).toBe(0);
  expect(timePresent([minute(-5), minute(-5) + 140], HOUR_LONG)).toBe(0);
  expect(timePresent([minute(-10), minute(0)], HOUR_LONG)).toBe(0);
  expect(timePresent([minute(-10), minute(4)], HOUR_LONG)).toBe(4 * MINUTE);
  expect(timePresent([minute(55), minute(75)], HOUR_LONG)).toBe(5 * MINUTE);
  expect(timePresent([minute(60), minute(75)], HOUR_LONG)).toBe(0);
  expect(timePresent([minute(-10), minute(75)], HOUR_LONG)).toBe(60 * MINUTE);
});

test("several visits add up in any order, and what overlaps counts once", () => {
  expect(timePresent([minute(20), minute(24), minute(0), minute(3)], HOUR_LONG)).toBe(7 * MINUTE);
  expect(timePresent([minute(0), minute(10), minute(5), minute(12), minute(6), minute(8)], HOUR_LONG)).toBe(
    12 * MINUTE,
  );
});

test("present is who was there for exactly as long as it takes", () => {
  const facts = (client: number, coach: number) => ({ ...HOUR_LONG, presentMs: { client, coach } });
  const enough = 10 * MINUTE;
  expect(isPresent(facts(enough - 1, 0), "client")).toBe(false);
  expect(isPresent(facts(enough, 0), "client")).toBe(true);
  expect([areBothPresent(facts(enough, enough)), areBothPresent(facts(enough, enough - 1))]).toEqual([true, false]);
});

test("minutes are said whole, and never so that somebody seems to have enough", () => {
  const facts = { ...HOUR_LONG, presentMs: { client: 10 * MINUTE - 1, coach: 0 } };
  expect(presenceInMinutes(facts, "client")).toEqual({ minutes: 9, needed: 10 });
  const short = { startsAt: START, endsAt: minute(20), presentMs: { client: 0, coach: 6.9 * MINUTE } };
  expect(presenceInMinutes(short, "coach")).toEqual({ minutes: 6, needed: 7 });
});

test("minutes are whole, between start and end, and two tabs count once", () => {
  const [startsAt, endsAt] = [new Date(HOUR_LONG.startsAt), new Date(HOUR_LONG.endsAt)];
  const visits = [minute(-5), minute(20), minute(10), minute(30) + 59_000];
  expect(minutesPresent(visits, { startsAt, endsAt })).toBe(30);
});
