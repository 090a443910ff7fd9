import { expect, test } from "vitest";
import { STATUSES } from "./status.ts";
import { isUpcoming } from "./upcoming.ts";

const NOW = Date.parse("2026-11-16T09:00:00Z");

test("only what stands or waits for somebody, and is not over, is upcoming", () => {
  const ahead = STATUSES.filter((status) => isUpcoming({ status, endsAt: NOW + 1 }, NOW));
  expect(ahead).toEqual(["Pending", "Scheduled", "Rescheduled"]);
  expect(STATUSES.filter((status) => isUpcoming({ status, endsAt: NOW }, NOW))).toEqual([]);
});
