import { expect, test } from "vitest";
import { changesAt, type RoomFacts, roomState } from "./video-calls.ts";

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
