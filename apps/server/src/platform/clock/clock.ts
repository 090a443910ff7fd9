/** The only place that reads the time. Tests put a clock of their own here. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
