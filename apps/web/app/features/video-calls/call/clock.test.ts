import { MINUTE } from "@aufwind/rules/time/durations";
import { expect, test } from "vitest";
import { clockText, phaseAt } from "./clock.ts";

test.each([
  [0, "0:00"],
  [-5000, "0:00"],
  [1, "0:01"],
  [59_000, "0:59"],
  [61_500, "1:02"],
  [3_725_000, "1:02:05"],
])("%i ms are %s", (ms, text) => expect(clockText(ms)).toBe(text));

const startsAt = Date.parse("2026-11-17T13:00:00Z");
const times = { startsAt, endsAt: startsAt + 60 * MINUTE };

test("an appointment waits, runs, is soon over, and is over", () => {
  expect(phaseAt(startsAt - 1, times)).toEqual({ is: "before", left: 1 });
  expect(phaseAt(startsAt, times)).toMatchObject({ is: "running", passed: 0, isSoonOver: false });
  expect(phaseAt(startsAt + 55 * MINUTE, times)).toMatchObject({ left: 5 * MINUTE, isSoonOver: true });
  expect(phaseAt(times.endsAt, times)).toEqual({ is: "over", passed: 0 });
});
