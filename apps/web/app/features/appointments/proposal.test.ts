import { expect, test } from "vitest";
import { timeBefore } from "./proposal.ts";

const [first, second, third] = ["2026-11-17T13:00:00.000Z", "2026-11-18T09:00:00.000Z", "2026-11-20T15:00:00.000Z"];

test("a proposed time replaces the one before it, also where that one was proposed itself", () => {
  const history = [
    { event: "book", scheduledAt: first },
    { event: "confirm", scheduledAt: first },
    { event: "reschedule", scheduledAt: second },
  ] as const;
  expect(timeBefore({ scheduledStatus: "Rescheduled", history: [...history] })).toBe(first);
  const again = { event: "reschedule", scheduledAt: third } as const;
  expect(timeBefore({ scheduledStatus: "Rescheduled", history: [...history, again] })).toBe(second);
});

test("where nothing is proposed, nothing is replaced", () => {
  const history = [
    { event: "book", scheduledAt: first },
    { event: "reschedule", scheduledAt: second },
    { event: "accept", scheduledAt: second },
  ] as const;
  expect(timeBefore({ scheduledStatus: "Scheduled", history: [...history] })).toBeUndefined();
});
