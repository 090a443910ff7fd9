import { DAY_MINUTES, MINUTE } from "@aufwind/rules/time/durations";
import type { Recurring } from "../src/platform/jobs/jobs.ts";
import type { SetClock } from "./set-clock.ts";

const EVERY_MINUTE = "* * * * *";

/** Which recurring jobs have come due since it was last asked, as in production; those of every minute always have. */
export function dueByClock(clock: SetClock): (job: Recurring) => boolean {
  const [since, now] = [clock.takeSince(), clock.now()];
  const passed = Math.floor(now.getTime() / MINUTE) - Math.floor(since.getTime() / MINUTE);
  const { hour, minute } = since.toTemporalInstant().toZonedDateTimeISO("Europe/Berlin");
  const from = hour * 60 + minute;
  return ({ cron }) =>
    cron === EVERY_MINUTE ||
    passed >= DAY_MINUTES ||
    minutesOf(cron).some((at) => ((at - from + DAY_MINUTES - 1) % DAY_MINUTES) + 1 <= passed);
}

const known = new Map<string, number[]>();

/** The minutes of a day at which a job runs; PgBoss's own reader takes longer than most jobs that find nothing to do. */
function minutesOf(cron: string): number[] {
  const [minutes = "", hours = "", ...days] = cron.split(" ");
  if (days.join(" ") !== "* * *") throw new Error(`${cron} is not of every day: tests cannot tell when it is due.`);
  const at =
    known.get(cron) ?? valuesOf(hours, 24).flatMap((hour) => valuesOf(minutes, 60).map((each) => hour * 60 + each));
  known.set(cron, at);
  return at;
}

/** "*", "*\/5", "7" or "7-11". */
function valuesOf(field: string, count: number): number[] {
  const read = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(field);
  if (!read) throw new Error(`"${field}" is no field of a cron that tests can read.`);
  const [, first, last, step] = read;
  const [from, to] = [Number(first ?? 0), Number(last ?? first ?? count - 1)];
  return Array.from({ length: count }, (_, value) => value).filter(
    (value) => value >= from && value <= to && (value - from) % Number(step ?? 1) === 0,
  );
}
