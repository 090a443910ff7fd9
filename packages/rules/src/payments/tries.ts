/** So long the provider answers the same to the same key. */
const KEY = 24 * 3_600_000;

/** So soon it is asked again what nobody knows yet. */
export const ASK_AGAIN = 30_000;

/** Longer than the provider takes to answer at most; what a worker leaves behind is taken over after it. */
export const LEASE = 25_000;

/** Whether a try was sent so long ago that it is only looked up, never sent again. */
export const isKeyOver = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() >= KEY;
