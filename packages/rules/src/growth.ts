import type { Source } from "./booking-pages.ts";

/**
 * The way from a list of ours to an appointment: shown in the search, profile opened, a chosen time opened, the step with
 * price and consents seen, booked.
 */
export const GROWTH_STEPS = ["shown", "viewed", "started", "confirming", "booked"] as const;
export type GrowthStep = (typeof GROWTH_STEPS)[number];

/** What pages count; what was booked is counted from the appointments. */
export const COUNTED_STEPS = ["shown", "viewed", "started", "confirming"] as const satisfies readonly GrowthStep[];
export type CountedStep = (typeof COUNTED_STEPS)[number];

export type StepCounts = Record<GrowthStep, number>;
export const NO_COUNTS: StepCounts = { shown: 0, viewed: 0, started: 0, confirming: 0, booked: 0 };

export const addCounts = (one: StepCounts, other: StepCounts): StepCounts => ({
  shown: one.shown + other.shown,
  viewed: one.viewed + other.viewed,
  started: one.started + other.started,
  confirming: one.confirming + other.confirming,
  booked: one.booked + other.booked,
});

/** How many weeks can be looked at, the present one included. */
export const GROWTH_SPANS = [4, 12, 26] as const;
export type GrowthSpan = (typeof GROWTH_SPANS)[number];

export const GROWTH_MONTHS_KEPT = 26;

/** The Monday of a day's week, as `yyyy-mm-dd`. */
export function mondayOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

/** The Mondays of so many weeks up to that of a day, oldest first. */
export function mondaysUpTo(day: string, count: number): string[] {
  const last = Temporal.PlainDate.from(mondayOf(day));
  return Array.from({ length: count }, (_, place) => last.subtract({ weeks: count - 1 - place }).toString());
}

/** Programs that say what they are; whoever says nothing is one, too. */
const ROBOT =
  /bot\b|crawl|spider|slurp|preview|headless|lighthouse|monitor|facebookexternalhit|whatsapp|embed|scan|archiver|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici|httpclient/i;
export const isRobot = (userAgent: string): boolean => !userAgent.startsWith("Mozilla/") || ROBOT.test(userAgent);

/** Below it, a share says nothing. */
const LEAST_FOR_RATE = 10;

/** The share of `whole` that went on; null where it says nothing, or where some came another way. */
export const rateOf = (part: number, whole: number): number | null =>
  whole < LEAST_FOR_RATE || part > whole ? null : part / whole;

export const GROWTH_HINTS = ["hours", "price", "choose", "picture", "share", "begin"] as const;
export type GrowthHint = (typeof GROWTH_HINTS)[number];

/** A hint, with how many of how many leave where that is its point. */
export type Hint = { hint: GrowthHint; left: number | null; of: number | null };

type Known = {
  counts: StepCounts;
  weeks: number;
  /** Whether anybody can choose a time within the next seven days. */
  isFreeSoon: boolean;
};

const MOST_HINTS = 3;
/** From half on, it is worth a word. */
const MANY_LEAVE = 0.5;
const FEW_CHOOSE = 0.05;
const FEW_OPEN = 0.02;
const SHOWN_OFTEN = 100;
const GOOD_RATE = 0.05;
const FEW_VIEWS_A_WEEK = 10;

/** What the numbers suggest, the most helpful first; at most three. */
export function hintsOf({ counts, weeks, isFreeSoon }: Known): Hint[] {
  const { shown, viewed, started, confirming, booked } = counts;
  const [agrees, chooses, books] = [rateOf(booked, confirming), rateOf(started, viewed), rateOf(booked, viewed)];
  const leaves = agrees !== null && 1 - agrees >= MANY_LEAVE ? inWords(1 - agrees) : null;
  const given: Record<GrowthHint, boolean> = {
    hours: !isFreeSoon && viewed >= LEAST_FOR_RATE,
    price: leaves !== null,
    choose: isFreeSoon && chooses !== null && chooses < FEW_CHOOSE,
    picture: shown >= SHOWN_OFTEN && viewed < shown * FEW_OPEN,
    share: books !== null && books >= GOOD_RATE && viewed < weeks * FEW_VIEWS_A_WEEK,
    begin: viewed < LEAST_FOR_RATE,
  };
  return GROWTH_HINTS.filter((hint) => given[hint])
    .slice(0, MOST_HINTS)
    .map((hint) => ({ hint, ...(hint === "price" && leaves ? leaves : { left: null, of: null }) }));
}

const FRACTIONS = [
  { left: 1, of: 2 },
  { left: 2, of: 3 },
  { left: 3, of: 4 },
  { left: 4, of: 5 },
  { left: 9, of: 10 },
] as const;

/** The plain fraction nearest to a share: three of four. */
const inWords = (share: number): { left: number; of: number } =>
  FRACTIONS.reduce<(typeof FRACTIONS)[number]>(
    (best, each) => (distance(each, share) < distance(best, share) ? each : best),
    FRACTIONS[0],
  );
const distance = ({ left, of }: { left: number; of: number }, share: number) => Math.abs(left / of - share);

/** Sources with a page behind them: series, offers and the like were not looked at first. */
export const isCountedSource = (source: Source): boolean => source !== "direct";
