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
