import type { Clock } from "../src/platform/clock/clock.ts";

export type SetClock = Clock & {
  /** Moves the time to this instant. */
  set(instant: string): void;
  /** Moves the time ahead. */
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
  /** The earliest time since this was last asked: all after it has passed since then, also where it was set back. */
  takeSince(): Date;
};

/** A clock that stands still until it is moved. */
export function createSetClock(start: string): SetClock {
  let now = new Date(start);
  let since = now;
  const move = (to: Date) => {
    now = to;
    if (now < since) since = now;
  };
  return {
    now: () => now,
    set: (instant) => move(new Date(instant)),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      move(new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)),
    takeSince: () => {
      const taken = since;
      since = now;
      return taken;
    },
  };
}
