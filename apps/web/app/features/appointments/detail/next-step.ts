import type { Appointment } from "@aufwind/contract/appointments";
import { OBJECT } from "@aufwind/rules/appointments/deadlines";
import { stateOf } from "@aufwind/rules/appointments/status";
import { isPaid } from "@aufwind/rules/payments/status";
import type { ConfirmedAction } from "../actions.ts";
import { isToPay, paymentStageOf } from "../payment-status.ts";

export type Facts = Pick<
  Appointment,
  | "side"
  | "scheduledStatus"
  | "awaiting"
  | "scheduledAt"
  | "endsAt"
  | "holdUntil"
  | "answerBy"
  | "chargeAt"
  | "feeCents"
  | "owedCents"
  | "payment"
  | "absent"
> & { history: Pick<Appointment["history"][number], "event" | "by">[] };

type Who = "you" | "other";
type Sided<K extends string> = `${K}.client` | `${K}.coach`;
type StepKey =
  | Sided<"details" | "request" | "expired" | "unpaid" | "rejected" | "unanswered" | "ahead">
  | `${"proposed" | "declined" | "cancelled" | "noShow" | "noShowOpen" | "noShowObjected"}.${Who}`
  | `ahead.${"charge" | "unpaid"}`
  | "cancelled.team"
  | "running"
  | "over"
  | "lapsed"
  | "completed";

/** An appointment's status as one sentence: its key, its moment, and the cost if settled. */
export type NextStep = { key: StepKey; until?: string; cost?: "client" | "coach" | "none" };

/** What happens next and by when, for this viewer. */
export function nextStep(facts: Facts, now: number): NextStep {
  const { side, scheduledStatus, awaiting, holdUntil, answerBy, absent } = facts;
  switch (stateOf({ status: scheduledStatus, awaiting })) {
    case "Pending/payment_details":
      return until(`details.${side}`, holdUntil);
    case "Pending/coach":
      return until(`request.${side}`, answerBy);
    case "Rescheduled/client":
    case "Rescheduled/coach":
      return until(awaiting === side ? "proposed.you" : "proposed.other", answerBy);
    case "Scheduled":
      return scheduled(facts, now);
    case "Completed":
      return { key: "completed" };
    case "No Show/client":
    case "No Show/coach":
      return until(absent === side ? "noShowOpen.you" : "noShowOpen.other", answerBy);
    case "No Show/team":
      return { key: absent === side ? "noShowObjected.you" : "noShowObjected.other" };
    case "No Show":
      return { key: absent === side ? "noShow.you" : "noShow.other", ...costOf(facts) };
    case "Rejected":
      return { key: `${isBy(facts, "clock") ? "unanswered" : "rejected"}.${side}` };
    case "Cancelled":
      return cancelled(facts);
  }
}

const until = (key: StepKey, at: string | null): NextStep => (at === null ? { key } : { key, until: at });

const last = ({ history }: Facts) => history.at(-1);
const isBy = (facts: Facts, by: "clock") => last(facts)?.by === by;

function scheduled(facts: Facts, now: number): NextStep {
  const { side, scheduledAt, endsAt, chargeAt } = facts;
  const end = Date.parse(endsAt);
  if (now >= end) return { key: "over", until: new Date(end + OBJECT).toISOString() };
  if (now >= Date.parse(scheduledAt)) return { key: "running" };
  if (side === "client" && isToPay(facts)) return { key: "ahead.unpaid" };
  const isCharged = side === "client" && paymentStageOf(facts, now) === "ahead" && chargeAt !== null;
  return isCharged ? { key: "ahead.charge", until: chargeAt } : { key: `ahead.${side}` };
}

function cancelled(facts: Facts): NextStep {
  const { event, by } = last(facts) ?? {};
  const who: Who = by === facts.side ? "you" : "other";
  if (event === "expire") return { key: `expired.${facts.side}` };
  if (event === "unpaid") return { key: `unpaid.${facts.side}` };
  if (event === "lapse") return { key: "lapsed" };
  if (event === "decline") return { key: `declined.${who}` };
  return { key: by === "team" ? "cancelled.team" : `cancelled.${who}`, ...costOf(facts) };
}

/** Free cancellation is not mentioned, nor what the payment line says. */
function costOf({ side, feeCents, owedCents, payment }: Facts): Pick<NextStep, "cost"> {
  if (feeCents === 0 || (payment !== "none" && payment !== "open")) return {};
  return { cost: owedCents > 0 ? side : "none" };
}

type CostFacts = Pick<Appointment, "side" | "feeCents" | "owedIfCancelledCents" | "freeUntil" | "payment">;

type Consequence =
  | `${"confirm" | "reject" | "accept" | "decline" | "cancel" | "objectToNoShow" | "takeBackNoShow"}.text`
  | "confirm.paid"
  | `accept.${"paid" | "soon" | "paidAlready" | "soonPaidAlready"}`
  | `cancel.${"nothing" | "freeUntil" | "owed" | "givenBack"}`
  | `noShow.${"client" | "coach" | "free" | "open"}`;

/** The text before an action: what happens, and what it costs. */
export function consequences(act: ConfirmedAction, facts: CostFacts, now: number): Consequence[] {
  const { side, feeCents, owedIfCancelledCents, freeUntil, payment } = facts;
  const isPriced = feeCents > 0;
  const isSoon = Date.parse(freeUntil) < now;
  switch (act) {
    case "confirm":
      return isPriced ? ["confirm.text", "confirm.paid"] : ["confirm.text"];
    case "accept":
      if (side === "coach" || !isPriced) return ["accept.text"];
      if (isPaid(payment)) return ["accept.text", isSoon ? "accept.soonPaidAlready" : "accept.paidAlready"];
      return ["accept.text", isSoon ? "accept.soon" : "accept.paid"];
    case "cancel":
      if (side === "coach") return isPriced ? ["cancel.text", "cancel.givenBack"] : ["cancel.text"];
      if (owedIfCancelledCents > 0) return ["cancel.owed", "cancel.text"];
      return [isPriced && !isSoon ? "cancel.freeUntil" : "cancel.nothing", "cancel.text"];
    case "noShow":
      return [isPriced ? `noShow.${side}` : "noShow.free", "noShow.open"];
    default:
      return [`${act}.text`];
  }
}
