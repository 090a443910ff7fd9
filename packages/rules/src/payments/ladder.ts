import { freeUntil } from "../appointments/deadlines.ts";
import { DAY, HOUR, MINUTE } from "../time/durations.ts";

/** So long before the start a charge that failed is tried again. */
const AGAIN_BEFORE = [20 * HOUR, 12 * HOUR, 6 * HOUR];
/** Unpaid so long before the start, an appointment is cancelled. */
const UNPAID = 2 * HOUR;
/** Who is charged at short notice has at least so long to put it right. */
const GRACE = 15 * MINUTE;
/** After the start there is only the debt: so long after the last try it is tried again, and then no more. */
const AGAIN_AFTER = [DAY, 3 * DAY, 7 * DAY];

/** When the card is tried first. At exactly that moment a cancellation still wins, so the charge comes after it. */
export const firstTry = ({ startsAt, agreedAt }: { startsAt: number; agreedAt: number }): number =>
  Math.max(freeUntil(startsAt) + 1, agreedAt);

/** When a charge that failed is tried next while the appointment still lies ahead; undefined where it is not. */
export const nextTry = ({ startsAt, failedAt }: { startsAt: number; failedAt: number }): number | undefined =>
  // The first is there for an appointment that was moved after its charge had failed.
  [freeUntil(startsAt) + 1, ...AGAIN_BEFORE.map((before) => startsAt - before)].find((at) => at > failedAt);

/** When a debt is tried next that was left after a late cancellation or an absence; `tries` counts all there were. */
export const nextDebtTry = ({ failedAt, tries }: { failedAt: number; tries: number }): number | undefined => {
  const after = AGAIN_AFTER[tries - 1];
  return after === undefined ? undefined : failedAt + after;
};

/** When an appointment that is still unpaid is cancelled. */
export const unpaidAt = ({ startsAt, agreedAt }: { startsAt: number; agreedAt: number }): number =>
  Math.min(startsAt, Math.max(startsAt - UNPAID, agreedAt + GRACE));
