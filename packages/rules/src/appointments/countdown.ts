import { DAY, HOUR, MINUTE } from "../time/durations.ts";

type Span = { startsAt: number; endsAt: number };

export type Countdown = {
  /** `running` counts the minutes until the end. */
  state: "ahead" | "running" | "over";
  /** Minutes in the last hour, rounded up, so that it never says zero too early; then whole hours, then whole days. */
  value: number;
  unit: "minute" | "hour" | "day";
  /** How full a ring is: of an hour, of a day, of a week; at most 1. */
  share: number;
};

const STEPS = [
  { unit: "minute", length: MINUTE, whole: HOUR },
  { unit: "hour", length: HOUR, whole: DAY },
  { unit: "day", length: DAY, whole: 7 * DAY },
] as const;

/** How long it is until an appointment begins, or while it runs until it ends. */
export function countdownTo({ startsAt, endsAt }: Span, now: number): Countdown {
  if (now >= endsAt) return { state: "over", value: 0, unit: "minute", share: 0 };
  const isRunning = now >= startsAt;
  const left = (isRunning ? endsAt : startsAt) - now;
  // A running one counts its minutes, however many there are.
  const { unit, length, whole } = (!isRunning && STEPS.find(({ whole }) => left <= whole)) || STEPS[isRunning ? 0 : 2];
  const all = isRunning ? endsAt - startsAt : whole;
  return {
    state: isRunning ? "running" : "ahead",
    value: unit === "minute" ? Math.ceil(left / length) : Math.floor(left / length),
    unit,
    share: Math.min(1, left / all),
  };
}
