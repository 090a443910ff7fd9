/** How common each choice is, as a share of all coaches. */
export type Spread = {
  listed: number;
  /** By the words of `choices.ts`, from 0 to 1; a missing one is rare. */
  shares: ReadonlyMap<string, number>;
  /** Fees at the 1st, 5th, 10th, 25th, 50th, 75th, 90th, 95th and 99th hundredth. */
  fees: readonly number[];
  /** Shares of coaches free within so many days. */
  free: ReadonlyMap<number, number>;
};

const HUNDREDTHS = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99];

/** The share of coaches who cost at most this much, straight between the known points. */
function shareUpTo(fees: readonly number[], cents: number): number {
  const above = fees.findIndex((fee) => fee > cents);
  if (above === -1) return fees.length > 0 ? 1 : 0;
  const [low, high] = [fees[above - 1] ?? 0, fees[above] ?? 0];
  const [from, to] = [HUNDREDTHS[above - 1] ?? 0, HUNDREDTHS[above] ?? 1];
  // Below the first point there is as good as nobody.
  return above === 0 ? 0 : from + ((cents - low) / Math.max(1, high - low)) * (to - from);
}

type Guessing = {
  /** Each group needs one of its choices. */
  groups: readonly (readonly string[])[];
  fees: { least: number; most: number };
  freeWithinDays?: number | undefined;
};

/** About how many coaches pass, as if no choice had to do with another. */
export function guess({ groups, fees, freeWithinDays }: Guessing, spread: Spread): number {
  const share = groups.reduce(
    (product, group) =>
      product *
      Math.min(
        1,
        group.reduce((sum, choice) => sum + (spread.shares.get(choice) ?? 0), 0),
      ),
    1,
  );
  const paid = shareUpTo(spread.fees, fees.most) - shareUpTo(spread.fees, fees.least - 1);
  const free = freeWithinDays === undefined ? 1 : (spread.free.get(freeWithinDays) ?? 1);
  return spread.listed * share * Math.max(0, paid) * free;
}

/**
 * From how many coaches on it is quicker to walk an index in order, until the page and the count are full, than to
 * fetch them all. A walk passes 1,000 / share entries, each a tenth of the work of a fetched row.
 */
const manyOf = (listed: number) => Math.sqrt(100 * listed);

export const isBroad = (guessed: number, listed: number): boolean => guessed > manyOf(listed);

/** Whether so many coaches use a word that it says nothing about any of them. Among few coaches no word is common. */
export const isCommon = (uses: number, listed: number): boolean => uses > 2 * manyOf(listed);
