import { type State, type StatusAndAwaiting, stateOf, statusOfState } from "./status.ts";

export const ACTORS = ["client", "coach", "clock", "team"] as const;
export type Actor = (typeof ACTORS)[number];

/** The events of a booked appointment. */
export const EVENTS = [
  "giveDetails",
  "confirm",
  "reject",
  "reschedule",
  "accept",
  "decline",
  "cancel",
  "noShow",
  "takeBackNoShow",
  "objectToNoShow",
  "settleNoShow",
  "decideClientAbsent",
  "decideCoachAbsent",
  "decideCompleted",
  "expire",
  "lapse",
  "unpaid",
  "complete",
] as const;
export type Event = (typeof EVENTS)[number];

type Steps = Partial<Record<State, State>>;

const toCancelled: Steps = {
  "Pending/payment_details": "Cancelled",
  "Pending/coach": "Cancelled",
  Scheduled: "Cancelled",
  "Rescheduled/client": "Cancelled",
  "Rescheduled/coach": "Cancelled",
};
const moved = (to: State): Steps => ({
  "Pending/coach": to,
  Scheduled: to,
  "Rescheduled/client": to,
  "Rescheduled/coach": to,
});

/** The whole lifecycle of an appointment: per event, who may cause it, and from which state to which. */
export const LIFECYCLE: Record<Event, Partial<Record<Actor, Steps>>> = {
  giveDetails: { client: { "Pending/payment_details": "Pending/coach" } },
  confirm: { coach: { "Pending/coach": "Scheduled" } },
  reject: { coach: { "Pending/coach": "Rejected" } },
  reschedule: { client: moved("Rescheduled/coach"), coach: moved("Rescheduled/client") },
  accept: { client: { "Rescheduled/client": "Scheduled" }, coach: { "Rescheduled/coach": "Scheduled" } },
  decline: { client: { "Rescheduled/client": "Cancelled" }, coach: { "Rescheduled/coach": "Cancelled" } },
  cancel: { client: toCancelled, coach: toCancelled, team: toCancelled },
  noShow: { client: { Scheduled: "No Show/coach" }, coach: { Scheduled: "No Show/client" } },
  takeBackNoShow: { client: { "No Show/coach": "Scheduled" }, coach: { "No Show/client": "Scheduled" } },
  objectToNoShow: { client: { "No Show/client": "No Show/team" }, coach: { "No Show/coach": "No Show/team" } },
  /** Nobody objected in time. */
  settleNoShow: { clock: { "No Show/client": "No Show", "No Show/coach": "No Show" } },
  decideClientAbsent: { team: { "No Show/team": "No Show" } },
  decideCoachAbsent: { team: { "No Show/team": "No Show" } },
  decideCompleted: { team: { "No Show/team": "Completed" } },
  /** Payment details were not given in time. */
  expire: { clock: { "Pending/payment_details": "Cancelled" } },
  /** No answer in time. */
  lapse: {
    clock: { "Pending/coach": "Rejected", "Rescheduled/client": "Cancelled", "Rescheduled/coach": "Cancelled" },
  },
  /** The card could not be charged in time. */
  unpaid: { clock: { Scheduled: "Cancelled" } },
  /** Whoever was called absent was present after all. */
  complete: { clock: { Scheduled: "Completed", "No Show/client": "Completed", "No Show/coach": "Completed" } },
};

type First = { isPaid: boolean; hasCard: boolean; isInstant: boolean };

/** The initial state of a booking: a paid one without a saved card waits for payment details. */
export const initialStatus = ({ isPaid, hasCard, isInstant }: First): StatusAndAwaiting =>
  statusOfState(isPaid && !hasCard ? "Pending/payment_details" : requested(isInstant));

/** A coach who agreed beforehand is not asked. */
const requested = (isInstant: boolean): State => (isInstant ? "Scheduled" : "Pending/coach");

/** The state after an event, or undefined if this actor cannot cause it from here. */
export function next(
  from: StatusAndAwaiting & { isInstant: boolean },
  { event, by }: { event: Event; by: Actor },
): StatusAndAwaiting | undefined {
  const state = LIFECYCLE[event][by]?.[stateOf(from)];
  return state && statusOfState(event === "giveDetails" ? requested(from.isInstant) : state);
}
