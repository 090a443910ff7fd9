/** How much a client may leave open at once, so that nobody keeps a coach's calendar from everybody else. */
const MOST = { holds: 2, requestsOfPair: 3, requests: 10 };

/** What waits for payment details, and what for a coach: this one's, and in all. */
export type Open = { holds: number; requestsOfPair: number; requests: number };

/** Whether this is more than one may leave open. */
export const isTooMuchOpen = (open: Open): boolean =>
  open.holds > MOST.holds || open.requestsOfPair > MOST.requestsOfPair || open.requests > MOST.requests;

/** How many characters a client can write to the coach when booking. */
export const MOST_BOOKING_NOTE = 1000;
