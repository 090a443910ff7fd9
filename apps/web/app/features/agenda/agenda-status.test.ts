import { expect, test } from "vitest";
import { blockLookOf } from "./agenda-status.tsx";

const NOW = Date.parse("2026-11-16T12:00:00Z");
const SCHEDULED = {
  scheduledStatus: "Scheduled",
  awaiting: null,
  endsAt: "2026-11-16T15:00:00Z",
  payment: "open",
  consultation: "standard",
} as const;

test("what waits for the coach is drawn first, then money, then the past", () => {
  const look = (facts: Partial<Parameters<typeof blockLookOf>[0]>) => blockLookOf({ ...SCHEDULED, ...facts }, NOW);
  expect(look({})).toBe("scheduled");
  expect(look({ consultation: "discovery", payment: "none" })).toBe("discovery");
  expect(look({ scheduledStatus: "Pending", awaiting: "coach", consultation: "discovery" })).toBe("waits");
  expect(look({ scheduledStatus: "Rescheduled", awaiting: "coach" })).toBe("waits");
  expect(look({ scheduledStatus: "Rescheduled", awaiting: "client" })).toBe("unanswered");
  expect(look({ payment: "failed" })).toBe("unpaid");
  expect(look({ endsAt: "2026-11-16T12:00:00Z" })).toBe("past");
  expect(look({ scheduledStatus: "Completed", payment: "failed" })).toBe("unpaid");
  expect(look({ scheduledStatus: "No Show" })).toBe("noShow");
});
