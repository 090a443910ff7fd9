import { freeUntil } from "../appointments/deadlines.ts";
import type { Status } from "../appointments/status.ts";
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

export type ChargeStatus = "open" | "declined" | "authentication" | "paid" | "void";

/** What decides about the money of one appointment; times in epoch milliseconds. */
export type MoneyFacts = {
  status: Status;
  startsAt: number;
  agreedAt: number;
  /** What the client owes for it, as things stand. */
  owedCents: number;
  charge: ChargeStatus;
  /** When the last try failed, and how many there were. */
  failedAt: number | null;
  tries: number;
  /** Whether a card was saved or chosen since the last try. */
  hasNewCard: boolean;
  /** Whether it is being refunded, or disputed. */
  isGivenBack: boolean;
  isEarned: boolean;
  /** Whether a no show can still be objected to, or the team has to decide about it. */
  isUndecided: boolean;
};

/** Why money is the coach's: it took place, or the client let it down. */
export type EarningKind = "completed" | "cancelled_late" | "no_show";

export type Step =
  | { do: "charge" }
  | { do: "refund" }
  | { do: "earn"; kind: EarningKind }
  /** Nothing is owed and nothing was paid: it will never be charged, as things stand. */
  | { do: "drop" }
  | { do: "wait"; until: number }
  | { do: "nothing" };

const EARNED_BY: Partial<Record<Status, EarningKind>> = {
  Completed: "completed",
  Cancelled: "cancelled_late",
  "No Show": "no_show",
};

/** What has to be done now about the money of an appointment: what is owed and what was paid are brought together. */
export function stepOf(facts: MoneyFacts, now: number): Step {
  const { charge, owedCents, isGivenBack, isEarned } = facts;
  // Nothing is charged, earned or refunded before it is known who was absent: the clock or the team comes back to it.
  if (facts.isUndecided) return { do: "nothing" };
  if (charge === "paid") {
    if (owedCents === 0) return isGivenBack || isEarned ? { do: "nothing" } : { do: "refund" };
    const kind = EARNED_BY[facts.status];
    return kind && !isEarned && !isGivenBack ? { do: "earn", kind } : { do: "nothing" };
  }
  if (owedCents === 0) return charge === "void" ? { do: "nothing" } : { do: "drop" };
  return whenToCharge(facts, now);
}

function whenToCharge(facts: MoneyFacts, now: number): Step {
  const at = isAhead(facts) ? tryAhead(facts) : tryDebt(facts);
  if (at === undefined) return { do: "nothing" };
  return at <= now ? { do: "charge" } : { do: "wait", until: at };
}

/** Nobody is charged for a time that the other side has not accepted yet. */
const isAhead = ({ status }: MoneyFacts) => status === "Scheduled" || status === "Pending" || status === "Rescheduled";

function tryAhead({ status, startsAt, agreedAt, failedAt, hasNewCard }: MoneyFacts): number | undefined {
  if (status !== "Scheduled") return undefined;
  if (failedAt === null || hasNewCard) return firstTry({ startsAt, agreedAt });
  return nextTry({ startsAt, failedAt });
}

function tryDebt({ failedAt, tries, hasNewCard }: MoneyFacts): number | undefined {
  if (failedAt === null || hasNewCard) return Number.NEGATIVE_INFINITY;
  return nextDebtTry({ failedAt, tries });
}

/** So long the provider answers the same to the same key. */
const KEY = 24 * 3_600_000;

/** So soon it is asked again what nobody knows yet. */
export const ASK_AGAIN = 30_000;

/** Longer than the provider takes to answer at most; what a worker leaves behind is taken over after it. */
export const LEASE = 25_000;

/** Whether a try was sent so long ago that it is only looked up, never sent again. */
export const isKeyOver = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() >= KEY;
