import type { Status } from "./appointments/status.ts";
import { firstTry } from "./payments/ladder.ts";
import type { PaymentStanding } from "./payments/standing.ts";
import { MINUTE } from "./time/durations.ts";

/** The room opens so long before the start and closes so long after the end. */
const OPENS = 10 * MINUTE;
const CLOSES = 15 * MINUTE;
/** The longest that somebody may use the relay with one set of credentials. */
export const RELAY_LIFETIME = 120 * MINUTE;
/** A visit that nothing was heard of for so long is over. */
export const VISIT_LOST = 45_000;
/** How often whoever is in the room says so. */
export const VISIT_PULSE = 15_000;

/** `none` where the appointment does not stand: not agreed yet, cancelled or rejected. Who is called absent can still come. */
export const ROOM_STATES = ["tooEarly", "inWindow", "overdue", "pendingPayment", "none"] as const;
export type RoomState = (typeof ROOM_STATES)[number];

export type RoomFacts = {
  status: Status;
  startsAt: number;
  endsAt: number;
  agreedAt: number | null;
  owedCents: number;
  payment: PaymentStanding;
};

export const opensAt = (startsAt: number): number => startsAt - OPENS;
export const closesAt = (endsAt: number): number => endsAt + CLOSES;

const UNPAID: readonly PaymentStanding[] = ["open", "failed", "authentication"];
const STANDS: readonly Status[] = ["Scheduled", "Completed", "No Show"];

/** Whether the fee is due by now and was not paid. */
function isUnpaid({ owedCents, payment, startsAt, agreedAt }: RoomFacts, now: number): boolean {
  return owedCents > 0 && UNPAID.includes(payment) && now >= firstTry({ startsAt, agreedAt: agreedAt ?? startsAt });
}

/** What the room says to one of its two people now. */
export function roomState(facts: RoomFacts, now: number): RoomState {
  if (!STANDS.includes(facts.status)) return "none";
  if (now >= closesAt(facts.endsAt)) return "overdue";
  if (isUnpaid(facts, now)) return "pendingPayment";
  return now < opensAt(facts.startsAt) ? "tooEarly" : "inWindow";
}

/** When the room says something else by the clock alone; undefined where it will not. */
export const changesAt = (facts: RoomFacts, now: number): number | undefined =>
  [opensAt(facts.startsAt), closesAt(facts.endsAt)].find((at) => at > now);
