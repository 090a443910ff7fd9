import { SIDES, type Side, type Status } from "./appointments/status.ts";
import { firstTry } from "./payments/charge-plan.ts";
import type { PaymentStatus } from "./payments/status.ts";
import { MINUTE } from "./time/durations.ts";

/** The call opens this long before the start and closes this long after the end. */
const OPENS = 10 * MINUTE;
const CLOSES = 15 * MINUTE;
/** The longest validity of one set of relay credentials. */
export const RELAY_LIFETIME = 120 * MINUTE;
/** A visit that was not renewed for this long is over. */
export const VISIT_LOST = 45_000;
/** How often a visit is renewed. */
export const VISIT_PULSE = 15_000;

/** `none` if the appointment is not agreed, cancelled or rejected. Whoever is called absent can still come. */
export const ROOM_STATES = ["tooEarly", "inWindow", "overdue", "pendingPayment", "none"] as const;
export type RoomState = (typeof ROOM_STATES)[number];

export type RoomFacts = {
  status: Status;
  startsAt: number;
  endsAt: number;
  agreedAt: number | null;
  owedCents: number;
  payment: PaymentStatus;
};

export const opensAt = (startsAt: number): number => startsAt - OPENS;
export const closesAt = (endsAt: number): number => endsAt + CLOSES;

const UNPAID: readonly PaymentStatus[] = ["open", "failed", "authentication"];
const STANDS: readonly Status[] = ["Scheduled", "Completed", "No Show"];

/** Whether the fee is due and unpaid. */
function isUnpaid({ owedCents, payment, startsAt, agreedAt }: RoomFacts, now: number): boolean {
  return owedCents > 0 && UNPAID.includes(payment) && now >= firstTry({ startsAt, agreedAt: agreedAt ?? startsAt });
}

/** The call's state for one of its two people now. */
export function roomState(facts: RoomFacts, now: number): RoomState {
  if (!STANDS.includes(facts.status)) return "none";
  if (now >= closesAt(facts.endsAt)) return "overdue";
  if (isUnpaid(facts, now)) return "pendingPayment";
  return now < opensAt(facts.startsAt) ? "tooEarly" : "inWindow";
}

/** When the state changes by the clock alone; undefined if it will not. */
export const changesAt = (facts: RoomFacts, now: number): number | undefined =>
  [opensAt(facts.startsAt), closesAt(facts.endsAt)].find((at) => at > now);

/** The presence that counts; a third of a short appointment. */
const NEEDED = 10 * MINUTE;
/** Before this long after the start nobody can be called absent. */
const NO_SHOW_AFTER = 15 * MINUTE;

type During = { startsAt: number; endsAt: number };
/** Visits of the call as epoch milliseconds from, to, from, to. A running one ends when it was last renewed. */
export type Visits = readonly number[];

/** How long somebody has to be in the call to count as present, in milliseconds. */
export const presenceNeeded = ({ startsAt, endsAt }: During): number => Math.min(NEEDED, (endsAt - startsAt) / 3);

/** How long a side was in the call between start and end; earlier and later visits do not count. */
export function timePresent(visits: Visits, { startsAt, endsAt }: During): number {
  const pairs = visits.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: visits[at + 1] ?? from }] : []));
  let [sum, until] = [0, startsAt];
  // Two tabs are one person: overlaps count once.
  for (const { from, to } of pairs.toSorted((one, other) => one.from - other.from)) {
    const [begins, ends] = [Math.max(from, until), Math.min(to, endsAt)];
    if (ends <= begins) continue;
    sum += ends - begins;
    until = ends;
  }
  return sum;
}

/** The same in whole minutes, rounded down. */
export const minutesPresent = (visits: Visits, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number =>
  Math.floor(timePresent(visits, { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }) / MINUTE);

export type Present = During & { presentMs: Record<Side, number> };

export const isPresent = (facts: Present, side: Side): boolean => facts.presentMs[side] >= presenceNeeded(facts);

export const areBothPresent = (facts: Present): boolean => SIDES.every((side) => isPresent(facts, side));

/** From when on a no show can be reported. */
export const noShowFrom = ({ startsAt }: Pick<During, "startsAt">): number => startsAt + NO_SHOW_AFTER;

/** "3 of 10 minutes": whole minutes, rounded down. */
export const presenceInMinutes = (facts: Present, side: Side) => ({
  minutes: Math.floor(facts.presentMs[side] / MINUTE),
  needed: Math.ceil(presenceNeeded(facts) / MINUTE),
});
