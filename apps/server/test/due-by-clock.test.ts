import { expect, test } from "vitest";
import { dueByClock } from "./due-by-clock.ts";
import { createSetClock } from "./set-clock.ts";

// Ten o'clock in Berlin.
const START = "2026-11-16T09:00:00Z";
const CRONS = ["* * * * *", "*/5 * * * *", "7 * * * *", "*/5 7-11 * * *", "20 4 * * *"];

test("jobs come due as the clock passes their time in Berlin, those of every minute always", () => {
  const clock = createSetClock(START);
  const due = () => {
    const isDue = dueByClock(clock);
    return CRONS.filter((cron) => isDue({ name: "any", cron }));
  };
  expect(due()).toEqual(["* * * * *"]);
  clock.advance({ minutes: 5 });
  expect(due()).toEqual(["* * * * *", "*/5 * * * *", "*/5 7-11 * * *"]);
  expect(due()).toEqual(["* * * * *"]);
  clock.advance({ minutes: 2 });
  expect(due()).toEqual(["* * * * *", "7 * * * *"]);
  clock.set("2026-11-16T12:00:00Z");
  expect(due()).toEqual(CRONS.slice(0, 4));
  clock.set("2026-11-17T03:19:59Z");
  expect(due()).toEqual(["* * * * *", "*/5 * * * *", "7 * * * *"]);
  clock.set("2026-11-17T03:20:00Z");
  expect(due()).toEqual(["* * * * *", "*/5 * * * *", "20 4 * * *"]);
  clock.advance({ days: 1 });
  expect(due()).toEqual(CRONS);
});

test("after the clock was set back, what it passes is due again", () => {
  const clock = createSetClock(START);
  clock.advance({ days: 3 });
  dueByClock(clock);
  clock.set(START);
  clock.advance({ minutes: 7 });
  const isDue = dueByClock(clock);
  expect(CRONS.filter((cron) => isDue({ name: "any", cron }))).toEqual(CRONS.slice(0, 4));
});

test("a job of another rhythm is refused, not forgotten", () => {
  const clock = createSetClock(START);
  clock.advance({ hours: 1 });
  const isDue = dueByClock(clock);
  for (const cron of ["0 4 * * 1", "0 4 1 * *", "0,30 * * * *"])
    expect(() => isDue({ name: "any", cron })).toThrow(/tests can/);
});
