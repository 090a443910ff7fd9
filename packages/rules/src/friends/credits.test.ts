import { expect, test } from "vitest";
import { friendStanding, largestCredit, MOST_CREDITED } from "./credits.ts";

test("a credit leaves what the card provider can charge", () => {
  expect([largestCredit(11_900), largestCredit(1050), largestCredit(1049), largestCredit(20)]).toEqual([
    11_850, 1000, 999, 0,
  ]);
});

test("a friend is waited for until the first paid appointment, and then credited", () => {
  const friend = { isCredited: false, credited: 0 };
  expect(friendStanding(friend)).toBe("waiting");
  expect(friendStanding({ ...friend, isCredited: true, credited: MOST_CREDITED })).toBe("credited");
  expect(friendStanding({ ...friend, credited: MOST_CREDITED })).toBe("tooMany");
});
