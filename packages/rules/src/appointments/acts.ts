import { unpaidAt } from "../payments/ladder.ts";
import { isFree, MOST_CLIENT_RESCHEDULES, OBJECT } from "./deadlines.ts";
import { type Actor, EVENTS, type Event, next } from "./lifecycle.ts";
import { otherSide, type Side, type Standing, stateOf } from "./status.ts";

/** What decides about an appointment; times in epoch milliseconds. */
export type Facts = Standing & {
  startsAt: number;
  endsAt: number;
  holdUntil: number | null;
  answerBy: number | null;
  clientReschedules: number;
  grossCents: number;
  owedCents: number;
  /** Since when both have said yes to it, at this time or another. */
  agreedAt: number | null;
  /** Whether the card was tried and not charged. */
  isChargeFailed: boolean;
  isReminded: boolean;
  /** Who was in the room before its end. */
  joined: Record<Side, boolean>;
};

export type Act = { event: Event; by: Actor; now: number };

/** Why an act is not possible; each is a problem that the person is told about. */
export type Refusal =
  | "notPossibleNow"
  | "appointmentStarted"
  | "tooLateToReschedule"
  | "tooManyReschedules"
  | "holdExpired"
  | "noShowTooEarly"
  | "noShowTooLate"
  | "wasInRoom"
  | "notDueYet";

/** When it counts as completed: at once where both met, else when nobody can object any more. */
export const completeAt = ({ endsAt, joined }: Pick<Facts, "endsAt" | "joined">): number =>
  joined.client && joined.coach ? endsAt : endsAt + OBJECT;

type Check = (facts: Facts, act: Act) => Refusal | undefined;

const beforeStart: Check = ({ startsAt }, { now }) => (now < startsAt ? undefined : "appointmentStarted");

const CHECKS: Partial<Record<Event, Check>> = {
  giveDetails: ({ holdUntil }, { now }) => (now < (holdUntil ?? now) ? undefined : "holdExpired"),
  confirm: beforeStart,
  accept: beforeStart,
  reschedule: (facts, act) => {
    if (act.by === "coach") return beforeStart(facts, act);
    if (!isFree(facts.startsAt, act.now)) return "tooLateToReschedule";
    return facts.clientReschedules < MOST_CLIENT_RESCHEDULES ? undefined : "tooManyReschedules";
  },
  // A coach may still give everything back; a client who was let down says "no show".
  cancel: (facts, act) => (act.by === "coach" ? undefined : beforeStart(facts, act)),
  noShow: ({ startsAt, endsAt, joined }, { by, now }) => {
    if (now < startsAt) return "noShowTooEarly";
    if (now >= endsAt + OBJECT) return "noShowTooLate";
    return by !== "clock" && joined[otherSide(by)] ? "wasInRoom" : undefined;
  },
  expire: ({ holdUntil }, { now }) => (holdUntil !== null && now >= holdUntil ? undefined : "notDueYet"),
  lapse: ({ answerBy }, { now }) => (answerBy !== null && now >= answerBy ? undefined : "notDueYet"),
  unpaid: ({ startsAt, agreedAt, isChargeFailed }, { now }) =>
    isChargeFailed && now >= unpaidAt({ startsAt, agreedAt: agreedAt ?? startsAt }) ? undefined : "notDueYet",
  complete: (facts, { now }) => (now >= completeAt(facts) ? undefined : "notDueYet"),
};

/** Why this actor cannot do this now; undefined where it can be done. */
export function refusal(facts: Facts, act: Act): Refusal | undefined {
  if (!next(facts, act)) return "notPossibleNow";
  return CHECKS[act.event]?.(facts, act);
}

/** Without the coach's yes there is no contract; and who is asked for a new time may say no at any time. */
const isBound = (facts: Facts) => facts.agreedAt !== null && stateOf(facts) !== "Rescheduled/client";

/** What the client owes after an act that is possible. */
export function owedAfter(facts: Facts, { event, by, now }: Act): number {
  const { grossCents, owedCents, startsAt } = facts;
  switch (event) {
    case "cancel":
      return by === "client" && isBound(facts) && !isFree(startsAt, now) ? grossCents : 0;
    case "noShow":
      return by === "coach" ? grossCents : 0;
    case "reject":
    case "decline":
    case "expire":
    case "lapse":
    case "unpaid":
      return 0;
    default:
      return owedCents;
  }
}

/** A plain no to what somebody is asked; whoever can say it needs no second way to end the same appointment. */
const PLAIN_NO: readonly Event[] = ["reject", "decline"];

/** What this actor is offered to do now. */
export function offeredActs(facts: Facts, { by, now }: Pick<Act, "by" | "now">): Event[] {
  const possible = EVENTS.filter((event) => refusal(facts, { event, by, now }) === undefined);
  return possible.some((event) => PLAIN_NO.includes(event)) ? possible.filter((event) => event !== "cancel") : possible;
}
