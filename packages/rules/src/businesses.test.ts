import { expect, test } from "vitest";
import { isPhoneNumber, paidBookings, remindersDue, TRADER_FACTS, type TraderFact } from "./businesses.ts";
import { DAY } from "./time/durations.ts";

const NOW = Date.parse("2026-11-16T09:00:00Z");
const without = (...missing: TraderFact[]) =>
  Object.fromEntries(TRADER_FACTS.map((fact) => [fact, !missing.includes(fact)])) as Record<TraderFact, boolean>;
const ask = (missing: TraderFact[], askedAt: number | null) =>
  paidBookings({ given: without(...missing), askedAt }, NOW);

test("who has stated everything takes paid bookings, whenever they were asked", () => {
  for (const askedAt of [null, NOW, NOW - 400 * DAY])
    expect(ask([], askedAt)).toEqual({ missing: [], isOpen: true, dueAt: null });
});

test.each(TRADER_FACTS)("a new coach without %s takes none", (fact) => {
  expect(ask([fact], null)).toEqual({ missing: [fact], isOpen: false, dueAt: null });
});

test("who was here before has thirty days for what is asked now, to the millisecond", () => {
  const missing: TraderFact[] = ["phone", "register", "certification"];
  expect(ask(missing, NOW)).toEqual({ missing, isOpen: true, dueAt: NOW + 30 * DAY });
  expect(ask(missing, NOW - 30 * DAY + 1).isOpen).toBe(true);
  expect(ask(missing, NOW - 30 * DAY)).toEqual({ missing, isOpen: false, dueAt: null });
});

test.each(["taxNumber", "vatStatus", "name", "address", "email"] as const)("nobody has time for %s", (fact) => {
  expect(ask(["phone", fact], NOW)).toEqual({ missing: expect.arrayContaining([fact]), isOpen: false, dueAt: null });
});

test.each([
  [0, 1],
  [13, 1],
  [14, 2],
  [27, 3],
  [30, 4],
  [90, 4],
])("after %i days somebody should have heard of it %i times", (days, times) => {
  expect(remindersDue(NOW - days * DAY, NOW)).toBe(times);
});

test("telephone numbers are taken as people write them", () => {
  for (const typed of ["+49 30 1234567", "030 / 123 45 67", "0043 (1) 234-567", "030.1234567"])
    expect([typed, isPhoneNumber(typed)]).toEqual([typed, true]);
  for (const typed of ["", "12345", "call me", "+49 30 1234567 ext. 3", "1234567890123456", "++4930123456"])
    expect([typed, isPhoneNumber(typed)]).toEqual([typed, false]);
});
