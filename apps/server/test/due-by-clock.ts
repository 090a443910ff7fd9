import { CronExpressionParser } from "cron-parser";
import type { Recurring } from "../src/platform/jobs/jobs.ts";
import type { SetClock } from "./set-clock.ts";

/** "7 * * * *": once an hour or more rarely. */
const IS_RARE = /^\d+ /;

/**
 * Which recurring jobs are due at a test's time. Those of every few minutes always are; the others at their first
 * chance, and again once the clock has passed their time: dozens of nightly ones take longer than most tests.
 */
export function dueByClock(clock: SetClock): (job: Recurring) => boolean {
  const times = new Map<string, { from: Date; next: Date }>();
  return ({ name, cron }) => {
    if (!IS_RARE.test(cron)) return true;
    const now = clock.now();
    const known = times.get(name);
    if (known && known.from <= now && now < known.next) return false;
    const next = CronExpressionParser.parse(cron, { currentDate: now, tz: "Europe/Berlin" }).next().toDate();
    times.set(name, { from: now, next });
    return true;
  };
}
