import { expect, test } from "vitest";
import { keptSince, RETENTION, RETENTION_KEYS, retentionOf } from "./retention.ts";

const now = new Date("2026-11-16T09:00:00Z");

test("days and months are counted back on Berlin's calendar, across a change of the clock", () => {
  expect(keptSince(RETENTION.sessions.periods.kept, now)).toEqual(new Date("2026-10-17T08:00:00Z"));
  expect(keptSince(RETENTION.supportRequests.periods.kept, now)).toEqual(new Date("2024-11-16T09:00:00Z"));
  expect(keptSince(RETENTION.unsentAttachments.periods.kept, now)).toEqual(new Date("2026-11-15T09:00:00Z"));
});

test("what the law counts from the end of a year is kept until the last day of the last one", () => {
  const { kept } = RETENTION.invoices.periods;
  // Issued in 2018: kept through 2026.
  expect(keptSince(kept, new Date("2026-12-31T22:59:59Z"))).toEqual(new Date("2017-12-31T23:00:00Z"));
  expect(keptSince(kept, new Date("2026-12-31T23:00:00Z"))).toEqual(new Date("2018-12-31T23:00:00Z"));
});

test("whatever has a time has something that keeps it", () => {
  const idle = RETENTION_KEYS.filter((key) => {
    const { periods, keepers } = retentionOf(key);
    return Object.keys(periods).length > 0 && keepers.length === 0;
  });
  expect(idle).toEqual([]);
});
