type Month = { arrivesCents: number; carriedInCents: number };

/** What is paid out of a month and what is carried on: a month below zero waits for better ones. */
export function balanceOf({ arrivesCents, carriedInCents }: Month) {
  const total = arrivesCents + carriedInCents;
  return { payoutCents: Math.max(0, total), carriedOutCents: Math.min(0, total) };
}
