/** The only place that reads the time. Tests use a clock of their own. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
