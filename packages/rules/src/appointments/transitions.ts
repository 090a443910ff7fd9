import { unpaidAt } from "../payments/charge-plan.ts";
import { areBothPresent, isPresent, noShowFrom } from "../video-calls.ts";
import { answerBy, isFree, MOST_CLIENT_RESCHEDULES, OBJECT } from "./deadlines.ts";
import { type Actor, EVENTS, type Event, next } from "./lifecycle.ts";
import { otherSide, type Side, type StatusAndAwaiting } from "./status.ts";

/** The facts that decide about an appointment; times in epoch milliseconds. */
export type Facts = StatusAndAwaiting & {
  startsAt: number;
  endsAt: number;
  holdUntil: number | null;
  answerBy: number | null;
  clientReschedules: number;
  grossCents: number;
  owedCents: number;
  /** Since when both have agreed to it, at this time or another. */
  agreedAt: number | null;
  /** Whether a charge failed. */
  isChargeFailed: boolean;
  /** Whether the coach agreed beforehand. */
  isInstant: boolean;
  isReminded: boolean;
  /** Whether the day-before reminder was sent, or is not needed. */
  isDayBeforeReminded: boolean;
  /** How long each side was in the call between start and end. */
  presentMs: Record<Side, number>;
  /** Who was called absent. */
  absent: Side | null;
};

export type Act = { event: Event; by: Actor; now: number };

/** Why a transition is refused; each is a problem for the user. */
export type Refusal =
  | "notPossibleNow"
  | "appointmentStarted"
  | "tooLateToReschedule"
  | "tooManyReschedules"
  | "holdExpired"
  | "noShowTooEarly"
  | "noShowTooLate"
  | "wasInRoom"
  | "notInRoomYourself"
  | "objectionTooLate"
  | "notDueYet";

/** When it is completed: at once if both were present, else when nobody can object any more. */
export const completeAt = (facts: Pick<Facts, "startsAt" | "endsAt" | "presentMs">): number =>
  areBothPresent(facts) ? facts.endsAt : facts.endsAt + OBJECT;

type Check = (facts: Facts, act: Act) => Refusal | undefined;

const beforeStart: Check = ({ startsAt }, { now }) => (now < startsAt ? undefined : "appointmentStarted");

/** While a no show is open to objection. */
const inTime: Check = ({ answerBy: until }, { now }) => (now < (until ?? now) ? undefined : "objectionTooLate");

const CHECKS: Partial<Record<Event, Check>> = {
  giveDetails: ({ holdUntil }, { now }) => (now < (holdUntil ?? now) ? undefined : "holdExpired"),
  confirm: beforeStart,
  accept: beforeStart,
  reschedule: (facts, act) => {
    if (act.by === "coach") return beforeStart(facts, act);
    if (!isFree(facts.startsAt, act.now)) return "tooLateToReschedule";
    return facts.clientReschedules < MOST_CLIENT_RESCHEDULES ? undefined : "tooManyReschedules";
  },
  // Coach and team may still cancel and refund; a client reports a no show instead.
  cancel: (facts, act) => (act.by === "client" ? beforeStart(facts, act) : undefined),
  noShow: (facts, { by, now }) => {
    if (by !== "client" && by !== "coach") return "notPossibleNow";
    if (now < noShowFrom(facts)) return "noShowTooEarly";
    if (now >= facts.endsAt + OBJECT) return "noShowTooLate";
    if (isPresent(facts, otherSide(by))) return "wasInRoom";
    return isPresent(facts, by) ? undefined : "notInRoomYourself";
  },
  takeBackNoShow: inTime,
  objectToNoShow: inTime,
  settleNoShow: ({ answerBy: until }, { now }) => (until !== null && now >= until ? undefined : "notDueYet"),
  expire: ({ holdUntil }, { now }) => (holdUntil !== null && now >= holdUntil ? undefined : "notDueYet"),
  lapse: ({ answerBy }, { now }) => (answerBy !== null && now >= answerBy ? undefined : "notDueYet"),
  unpaid: ({ startsAt, agreedAt, isChargeFailed }, { now }) =>
    isChargeFailed && now >= unpaidAt({ startsAt, agreedAt: agreedAt ?? startsAt }) ? undefined : "notDueYet",
  complete: (facts, { now }) => {
    // A no show stands unless both were present.
    if (facts.status === "No Show" && !areBothPresent(facts)) return "notDueYet";
    return now >= completeAt(facts) ? undefined : "notDueYet";
  },
};

/** Why this actor cannot do this now; undefined if possible. */
export function refusal(facts: Facts, act: Act): Refusal | undefined {
  if (!next(facts, act)) return "notPossibleNow";
  return CHECKS[act.event]?.(facts, act);
}

/** Without the coach's consent there is no contract, and nobody is held to a new time that the other has not accepted. */
const isBound = (facts: Facts) => facts.agreedAt !== null && facts.status !== "Rescheduled";

/** What the client owes after a possible transition. */
export function owedAfter(facts: Facts, { event, by, now }: Act): number {
  const { grossCents, owedCents, startsAt } = facts;
  switch (event) {
    case "cancel":
      return by === "client" && isBound(facts) && !isFree(startsAt, now) ? grossCents : 0;
    case "settleNoShow":
      return facts.absent === "coach" ? 0 : grossCents;
    case "decideClientAbsent":
    case "decideCompleted":
      return grossCents;
    case "decideCoachAbsent":
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

/** Declining a request; whoever can do that needs no second way to end the appointment. */
const PLAIN_NO: readonly Event[] = ["reject", "decline"];

/** What this actor can do now. */
export function offeredActs(facts: Facts, { by, now }: Pick<Act, "by" | "now">): Event[] {
  const possible = EVENTS.filter((event) => refusal(facts, { event, by, now }) === undefined);
  return possible.some((event) => PLAIN_NO.includes(event)) ? possible.filter((event) => event !== "cancel") : possible;
}

/** Who counts as absent after a possible transition. */
export function absentAfter({ absent }: Facts, { event, by }: Act): Side | null {
  switch (event) {
    case "noShow":
      return by === "coach" ? "client" : "coach";
    case "objectToNoShow":
    case "settleNoShow":
      return absent;
    case "decideClientAbsent":
      return "client";
    case "decideCoachAbsent":
      return "coach";
    default:
      return null;
  }
}

/** Whether both were present, as far as known after a transition. */
export const bothPresentAfter = (facts: Facts, { event }: Act): boolean =>
  event === "decideCompleted" || (event === "complete" && areBothPresent(facts));

/** Until when whoever is awaited after a transition can answer. */
export const answerUntil = ({ event, now }: Act, startsAt: number): number =>
  event === "noShow" ? now + OBJECT : answerBy(now, startsAt);
