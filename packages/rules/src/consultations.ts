import type { Language } from "./languages.ts";

/** The kinds of consultation. */
export const CONSULTATIONS = ["discovery", "standard", "extended"] as const;
export type Consultation = (typeof CONSULTATIONS)[number];

/** Free, always offered, and the same for everybody. */
export const DISCOVERY = { durationMinutes: 15, netPriceCents: 0 } as const;

/** How long a paid consultation may be, in steps of five minutes. */
export const DURATION = { least: 30, most: 240, step: 5 } as const;

/** The longest description, in each language. */
export const DESCRIPTION_LIMIT = 500;

/** 60 € net for 60 minutes. */
const MINIMUM_HOUR_CENTS = 6000;
export const MOST_NET_CENTS = 2_000_00;

/** The minimum net price for this duration: in proportion to the hour. */
export const minimumNetCents = (durationMinutes: number): number =>
  Math.ceil((MINIMUM_HOUR_CENTS * durationMinutes) / 60);

/** The net hourly price. */
export const hourlyNetCents = (netCents: number, durationMinutes: number): number =>
  Math.round((netCents * 60) / durationMinutes);

/**
 * In which languages a consultation is held, in the order of the coach's profile: the chosen ones that the coach still
 * offers; all of them where none was chosen, or none of the chosen is left.
 */
export function heldIn<L extends string>(chosen: readonly string[], spoken: readonly L[]): L[] {
  const held = spoken.filter((language) => chosen.includes(language));
  return held.length > 0 ? held : [...spoken];
}

/** What is kept of a choice: nothing where it is everything, so that a language added later counts, too. */
export const keptChoice = <L extends string>(chosen: readonly L[], spoken: readonly string[]): L[] =>
  spoken.every((language) => (chosen as readonly string[]).includes(language)) ? [] : [...new Set(chosen)];

/** What is chosen before anybody chooses: the reader's language if it is held in it, else the coach's first. */
export const usualLanguage = <L extends string>(held: readonly L[], locale: string): L | undefined =>
  held.find((language) => language === locale) ?? held[0];

type Agreeing = {
  held: readonly Language[];
  /** All languages of the coach. */
  spoken: readonly Language[];
  /** What the client chose. */
  given: Language | undefined;
  locale: string;
};

/** The language of a new appointment: null if the coach has only one, undefined if the chosen one is not offered. */
export function agreedLanguage({ held, spoken, given, locale }: Agreeing): Language | null | undefined {
  if (given && !held.includes(given)) return undefined;
  return spoken.length < 2 ? null : (given ?? usualLanguage(held, locale) ?? null);
}

/** Who books a consultation at once, without the coach's confirmation. */
export const INSTANT_BOOKINGS = ["off", "known", "all"] as const;
export type InstantBooking = (typeof INSTANT_BOOKINGS)[number];

/** Beyond this many live appointments of a pair the coach is asked again: nobody fills a calendar alone. */
export const MOST_LIVE_OF_PAIR = 5;

export type Familiarity = {
  /** The client came by the coach's own invitation. */
  isExisting: boolean;
  /** The pair has a completed appointment. */
  hasCompleted: boolean;
  /** The pair's live appointments. */
  liveOfPair: number;
};

/** Whether this client books at once. */
export const isBookedAtOnce = (
  instant: InstantBooking,
  { isExisting, hasCompleted, liveOfPair }: Familiarity,
): boolean =>
  liveOfPair < MOST_LIVE_OF_PAIR && (instant === "all" || (instant === "known" && (isExisting || hasCompleted)));
