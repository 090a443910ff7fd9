/** For whom a consultation is booked at once, without waiting for the coach's yes. */
export const INSTANT_BOOKINGS = ["off", "known", "all"] as const;
export type InstantBooking = (typeof INSTANT_BOOKINGS)[number];

/** Beyond so many live appointments of a pair the coach is asked again: nobody fills a calendar alone. */
export const MOST_LIVE_OF_PAIR = 5;

export type Familiarity = {
  /** The client came by the coach's own invitation. */
  isExisting: boolean;
  /** An appointment of the two was completed. */
  hasCompleted: boolean;
  /** How many appointments of the two are live already. */
  liveOfPair: number;
};

/** Whether this client books at once. */
export const isBookedAtOnce = (
  instant: InstantBooking,
  { isExisting, hasCompleted, liveOfPair }: Familiarity,
): boolean =>
  liveOfPair < MOST_LIVE_OF_PAIR && (instant === "all" || (instant === "known" && (isExisting || hasCompleted)));
