import { expect, test } from "vitest";
import { STATUSES } from "../appointments/status.ts";
import { friendStanding, largestCredit, MOST_CREDITED, mayUseCredit, welcomesSince } from "./credits.ts";

test("a credit leaves what the card provider can charge", () => {
  expect([largestCredit(11_900), largestCredit(1050), largestCredit(1049), largestCredit(20)]).toEqual([
    11_850, 1000, 999, 0,
  ]);
});

test("a credit is for clients whom we brought, and for what takes place", () => {
  expect(STATUSES.filter((status) => mayUseCredit({ relation: "new", status }))).toEqual(["Scheduled", "Completed"]);
  expect(STATUSES.filter((status) => mayUseCredit({ relation: "existing", status }))).toEqual([]);
});

test("welcomes count for twelve months", () =>
  expect(new Date(welcomesSince(Date.parse("2026-11-16T09:00:00Z"))).toISOString()).toBe("2025-11-16T09:00:00.000Z"));

test("a friend is waited for until the first paid appointment, and then credited", () => {
  const friend = { isCredited: false, credited: 0 };
  expect(friendStanding(friend)).toBe("waiting");
  expect(friendStanding({ ...friend, isCredited: true, credited: MOST_CREDITED })).toBe("credited");
  expect(friendStanding({ ...friend, credited: MOST_CREDITED })).toBe("tooMany");
});
