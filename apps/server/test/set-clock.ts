import type { Clock } from "../src/platform/clock/clock.ts";

export type SetClock = Clock & {
  /** Moves the time to this instant. */
  set(instant: string): void;
  /** Moves the time ahead. */
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
};

/** A clock that stands still until it is moved. */
export function createSetClock(start: string): SetClock {
  let now = new Date(start);
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}
