/** What was sent through a line and what came back. */
export type Tried = { sent: number; roundTripsMs: readonly number[] };

/** The middle of the round trips, and the share of what did not come back; null where nothing did. */
export function measuresOf({ sent, roundTripsMs }: Tried) {
  const sorted = roundTripsMs.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return {
    roundTripMs: middle === undefined ? null : Math.round(middle),
    lossPermille: sent === 0 ? null : Math.round(((sent - Math.min(sorted.length, sent)) / sent) * 1000),
  };
}

/** Thousands of bits a second; null where nothing arrived. */
export const kilobitsOf = ({ bytes, ms }: { bytes: number; ms: number }): number | null =>
  bytes === 0 || ms <= 0 ? null : Math.round((bytes * 8) / ms);
