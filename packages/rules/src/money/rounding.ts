/** Hundredths of a percent: 19 % is 1,900. */
export type BasisPoints = number;

/** So many basis points of an amount in cents, half a cent rounded away from zero, once. */
export function shareOf(cents: number, basisPoints: BasisPoints): number {
  const exact = Math.abs(cents) * basisPoints;
  return Math.sign(cents) * Math.floor((exact + 5000) / 10_000);
}
