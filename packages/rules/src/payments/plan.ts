import type { Status } from "../appointments/status.ts";
import { firstTry, nextDebtTry, nextTry } from "./ladder.ts";

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
  /** Whether it is on its way back, or the client's bank holds it or took it. */
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
