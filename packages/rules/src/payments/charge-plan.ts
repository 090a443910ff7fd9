import { freeUntil } from "../appointments/deadlines.ts";
import type { Status } from "../appointments/status.ts";
import { DAY, HOUR, MINUTE } from "../time/durations.ts";

/** How long before the start a failed charge is retried. */
const AGAIN_BEFORE = [20 * HOUR, 12 * HOUR, 6 * HOUR];
/** An appointment unpaid this long before the start is cancelled. */
const UNPAID = 2 * HOUR;
/** At short notice a client has at least this long to fix a payment. */
const GRACE = 15 * MINUTE;
/** After the start it is a debt: retried this long after the last attempt, and then no more. */
const AGAIN_AFTER = [DAY, 3 * DAY, 7 * DAY];

/** The first charge. At exactly the free-cancellation limit a cancellation still wins, so the charge comes after it. */
export const firstTry = ({ startsAt, agreedAt }: { startsAt: number; agreedAt: number }): number =>
  Math.max(freeUntil(startsAt) + 1, agreedAt);

/** When a failed charge is retried before the start; undefined if it is not. */
export const nextTry = ({ startsAt, failedAt }: { startsAt: number; failedAt: number }): number | undefined =>
  // The first step is for an appointment that was moved after its charge had failed.
  [freeUntil(startsAt) + 1, ...AGAIN_BEFORE.map((before) => startsAt - before)].find((at) => at > failedAt);

/** When a debt of a late cancellation or a no show is retried; `tries` counts all attempts. */
export const nextDebtTry = ({ failedAt, tries }: { failedAt: number; tries: number }): number | undefined => {
  const after = AGAIN_AFTER[tries - 1];
  return after === undefined ? undefined : failedAt + after;
};

/** When an unpaid appointment is cancelled. */
export const unpaidAt = ({ startsAt, agreedAt }: { startsAt: number; agreedAt: number }): number =>
  Math.min(startsAt, Math.max(startsAt - UNPAID, agreedAt + GRACE));

export type ChargeStatus = "open" | "declined" | "authentication" | "paid" | "void";

/** The facts that decide about the money of one appointment; times in epoch milliseconds. */
export type MoneyFacts = {
  status: Status;
  startsAt: number;
  agreedAt: number;
  /** What the client owes now. */
  owedCents: number;
  charge: ChargeStatus;
  /** When the last attempt failed, and how many there were. */
  failedAt: number | null;
  tries: number;
  /** Whether a card was saved or chosen since the last attempt. */
  hasNewCard: boolean;
  /** Whether it is being refunded, or disputed. */
  isGivenBack: boolean;
  isEarned: boolean;
  /** Whether a no show can still be objected to, or the team has to decide. */
  isUndecided: boolean;
};

/** Why the money is the coach's: it took place, or was a late cancellation or no show. */
export type EarningKind = "completed" | "cancelled_late" | "no_show";

export type Step =
  | { do: "charge" }
  | { do: "refund" }
  | { do: "earn"; kind: EarningKind }
  /** Nothing is owed and nothing was paid: never charged, as things stand. */
  | { do: "drop" }
  | { do: "wait"; until: number }
  | { do: "nothing" };

const EARNED_BY: Partial<Record<Status, EarningKind>> = {
  Completed: "completed",
  Cancelled: "cancelled_late",
  "No Show": "no_show",
};

/** The next step for the money of an appointment: compares what is owed with what was paid. */
export function stepOf(facts: MoneyFacts, now: number): Step {
  const { charge, owedCents, isGivenBack, isEarned } = facts;
  // Nothing is charged, earned or refunded before it is known who was absent: the clock or the team triggers it later.
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

/** How long the provider repeats its answer for the same key. */
const KEY = 24 * 3_600_000;

/** How soon an unknown outcome is asked for again. */
export const ASK_AGAIN = 30_000;

/** Longer than the provider takes to answer at most; abandoned ones are taken over after it. */
export const LEASE = 25_000;

/** Whether an attempt is so old that it is only looked up, never sent again. */
export const isKeyOver = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() >= KEY;
