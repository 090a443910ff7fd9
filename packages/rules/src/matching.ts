import { DAY } from "./time/durations.ts";

/** The criteria of a match, and their points of a hundred. */
export const POINTS = { topics: 40, languages: 25, budget: 15, free: 10, gender: 5, rating: 5 } as const;

/** Reasons as shown; the last two of the fee say that it is a little, or far, above the client's limit. */
export const REASONS = [
  "topics",
  "languages",
  "budget",
  "almostBudget",
  "aboveBudget",
  "free",
  "gender",
  "rating",
] as const;
export type ReasonKind = (typeof REASONS)[number];
export type Reason = { kind: ReasonKind; values?: string[]; days?: number };

/** A fifth above the highest fee still gets some points. */
export const ALMOST = { percent: 120, points: 7 } as const;
/** Free within this many days, the soonest first. */
export const FREE_POINTS = [
  { days: 3, points: 10 },
  { days: 7, points: 8 },
  { days: 14, points: 5 },
  { days: 30, points: 2 },
] as const;
/** Points of an unrated coach, and from which mean (in hundredths) points begin. */
export const RATING_POINTS = { unrated: 3, from: 300, most: 500 } as const;
/** Ratings worth mentioning. */
const TOLD_RATING = 450;

/** A client's preferences; fees are gross, null means no limit or no preference. */
export type Wish = {
  areas: readonly string[];
  languages: readonly string[];
  minFeeCents: number | null;
  maxFeeCents: number | null;
  gender: "female" | "male" | null;
};

/** The coach's facts for matching. */
export type Matchable = {
  areas: readonly string[];
  languages: readonly string[];
  gender: "female" | "male" | null;
  feeCents: number;
  /** Mean rating in hundredths, 0 before the first review. */
  rating: number;
  nextFreeAt: number | null;
};

type Part = { points: number; reason?: Reason };

/** A coach's score, from 0 to 100, and its reasons, the most important first. */
export function matchOf(wish: Wish, coach: Matchable, now: number): { score: number; reasons: Reason[] } {
  const parts: Part[] = [
    topics(wish, coach),
    languages(wish, coach),
    budget(wish, coach),
    free(coach, now),
    gender(wish, coach),
    rating(coach),
  ];
  return {
    score: parts.reduce((sum, { points }) => sum + points, 0),
    reasons: parts.flatMap(({ reason }) => reason ?? []),
  };
}

const shared = (wanted: readonly string[], given: readonly string[]) => wanted.filter((each) => given.includes(each));

function topics(wish: Wish, coach: Matchable): Part {
  const values = shared(wish.areas, coach.areas);
  if (values.length === 0) return { points: 0 };
  return {
    points: Math.floor((POINTS.topics * values.length) / wish.areas.length),
    reason: { kind: "topics", values },
  };
}

function languages(wish: Wish, coach: Matchable): Part {
  const values = shared(wish.languages, coach.languages);
  if (values.length === 0) return { points: 0 };
  return { points: POINTS.languages, reason: { kind: "languages", values } };
}

function budget({ minFeeCents, maxFeeCents }: Wish, { feeCents }: Matchable): Part {
  if (minFeeCents === null && maxFeeCents === null) return { points: POINTS.budget };
  const most = maxFeeCents ?? Number.MAX_SAFE_INTEGER;
  if (feeCents >= (minFeeCents ?? 0) && feeCents <= most) return { points: POINTS.budget, reason: { kind: "budget" } };
  if (feeCents <= most) return { points: 0 };
  return feeCents * 100 <= most * ALMOST.percent
    ? { points: ALMOST.points, reason: { kind: "almostBudget" } }
    : { points: 0, reason: { kind: "aboveBudget" } };
}

/** Whether a coach is above the client's limit: those within it always come first. */
export const isAboveBudget = ({ maxFeeCents }: Pick<Wish, "maxFeeCents">, feeCents: number): boolean =>
  maxFeeCents !== null && feeCents > maxFeeCents;

function free({ nextFreeAt }: Matchable, now: number): Part {
  if (nextFreeAt === null) return { points: 0 };
  const soon = FREE_POINTS.find(({ days }) => nextFreeAt < now + days * DAY);
  return soon ? { points: soon.points, reason: { kind: "free", days: soon.days } } : { points: 0 };
}

function gender(wish: Wish, coach: Matchable): Part {
  if (wish.gender === null) return { points: POINTS.gender };
  return wish.gender === coach.gender ? { points: POINTS.gender, reason: { kind: "gender" } } : { points: 0 };
}

function rating({ rating: mean }: Matchable): Part {
  const { unrated, from, most } = RATING_POINTS;
  if (mean === 0) return { points: unrated };
  const points = Math.floor((Math.max(0, mean - from) * POINTS.rating) / (most - from));
  return { points, ...(mean >= TOLD_RATING && { reason: { kind: "rating" as const } }) };
}
