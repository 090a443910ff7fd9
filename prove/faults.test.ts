import { expect, test } from "vitest";
import { recoverySeconds } from "./faults.ts";

test("a recovery is the time from a fault's end to the last failure before the next fault", () => {
  const played = [
    { began: 1000, ended: 2000 },
    { began: 20_000, ended: 20_000 },
    { began: 40_000, ended: 41_000 },
  ];
  const failures = [{ at: 1500 }, { at: 5000 }, { at: 40_500 }];
  expect(recoverySeconds(played, failures)).toEqual([3, 0, 0]);
});
