/** How common each choice is, as a share of all coaches. */
export type Spread = {
  listed: number;
  /** By the lexemes of `choices.ts`, from 0 to 1; a missing one is rare. */
  shares: ReadonlyMap<string, number>;
  /** Fees at the 1st, 5th, 10th, 25th, 50th, 75th, 90th, 95th and 99th percentile. */
  fees: readonly number[];
  /** Shares of coaches free within this many days. */
  free: ReadonlyMap<number, number>;
};

const HUNDREDTHS = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99];

/** The share of coaches who cost at most this much, interpolated linearly. */
function shareUpTo(fees: readonly number[], cents: number): number {
  const above = fees.findIndex((fee) => fee > cents);
  if (above === -1) return fees.length > 0 ? 1 : 0;
  const [low, high] = [fees[above - 1] ?? 0, fees[above] ?? 0];
  const [from, to] = [HUNDREDTHS[above - 1] ?? 0, HUNDREDTHS[above] ?? 1];
  // Below the first point there is practically nobody.
  return above === 0 ? 0 : from + ((cents - low) / Math.max(1, high - low)) * (to - from);
}

type GuessShareParams = {
  /** Each group requires one of its choices. */
  groups: readonly (readonly string[])[];
  fees: { least: number; most: number };
  freeWithinDays?: number | undefined;
  /** Shares of the coaches who use each word that stands for no choice. */
  words?: readonly number[];
};

type Groups = GuessShareParams["groups"];

/** A group contained in another one makes the larger one redundant. */
const narrowing = (groups: Groups): Groups =>
  groups.filter(
    (group, place) =>
      !groups.some(
        (other, at) =>
          at !== place &&
          other.every((choice) => group.includes(choice)) &&
          (other.length < new Set(group).size || at < place),
      ),
  );

/** The estimated share of matching coaches, assuming independent choices. */
export function guessShare({ groups, fees, freeWithinDays, words = [] }: GuessShareParams, spread: Spread): number {
  const shareOf = (group: readonly string[]) =>
    Math.min(
      1,
      group.reduce((sum, choice) => sum + (spread.shares.get(choice) ?? 0), 0),
    );
  const paid = shareUpTo(spread.fees, fees.most) - shareUpTo(spread.fees, fees.least - 1);
  const free = freeWithinDays === undefined ? 1 : (spread.free.get(freeWithinDays) ?? 1);
  return [...narrowing(groups).map(shareOf), ...words, free, Math.max(0, paid)].reduce(
    (product, share) => product * share,
    1,
  );
}

/** Up to this many are fetched and ranked one by one. */
const LEAST_MANY = 1500;

/** More than these are many. */
export const leastMany = (listed: number): number => Math.max(LEAST_MANY, listed / 250);

/**
 * Whether this share of the coaches is found faster by reading an index in order until the page is full than by
 * fetching all of them: a fetched row costs ten index entries.
 */
export const isBroad = (share: number, listed: number): boolean => share * listed > leastMany(listed);

/** For an unknown word the planner assumes half a percent, per form. */
const UNKNOWN = 0.03;

/** Whether an estimate is only the planner's default: among very many coaches half a percent are many. */
export const isDoubtful = (share: number, listed: number): boolean => share < UNKNOWN && isBroad(share, listed);

/** How many index entries to read at most for this many coaches: thirty times the expected number. */
export const reachFor = (wanted: number, share: number): number => Math.ceil(Math.max(1024, (30 * wanted) / share));

/** How many coaches to sample to know that there are more than are counted: enough to find a hundred of them. */
export const sampleFor = (share: number): number => Math.ceil(Math.min(16_384, Math.max(1024, 100 / share)));
