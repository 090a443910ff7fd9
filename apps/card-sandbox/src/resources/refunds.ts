import { scheduleDelayed } from "../delayed-events.ts";
import { invalid } from "../errors.ts";
import type { Params } from "../params.ts";
import { type RequestContext, type Route, route } from "../route.ts";
import { move } from "../store/balances.ts";
import { FIRST_PAGE, list, PAGE } from "../store/lists.ts";
import { add, change, type Kinds, need, newId } from "../store/objects.ts";
import { emit } from "./events.ts";
import { mergedMetadata } from "./fields.ts";
import { cardOf } from "./payment-methods.ts";

type Refund = Kinds["refund"];
type Charge = Kinds["charge"];

const CREATE_PARAMS = {
  amount: "integer",
  charge: "text",
  metadata: "metadata",
  payment_intent: "text",
  reason: "text",
} as const;
type Given = Params<typeof CREATE_PARAMS>;

/** The charge to refund, which must have been paid and not refunded. */
function chargeOf(context: RequestContext, { charge: id, payment_intent }: Given): Charge {
  if (id) return need(context, "charge", id, "charge");
  if (!payment_intent)
    throw invalid("One of the following params should be provided for this request: payment_intent or charge.", {
      code: "parameter_missing",
      param: "payment_intent",
    });
  const intent = need(context, "payment_intent", payment_intent, "payment_intent");
  if (intent.status === "succeeded" && intent.latest_charge) return need(context, "charge", intent.latest_charge);
  throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    code: "payment_intent_unexpected_state",
    param: "payment_intent",
  });
}

function mustBeRefundable(context: RequestContext, charge: Charge, amount: number): void {
  const rest = charge.amount_captured - charge.amount_refunded;
  if (charge.status !== "succeeded") throw invalid(`Charge ${charge.id} has not succeeded.`, { param: "charge" });
  if (isTakenBack(context, charge))
    throw invalid(`Charge ${charge.id} has been charged back.`, { code: "charge_disputed" });
  if (rest === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  if (amount < 1)
    throw invalid("Refund amount must be at least 1.", { code: "parameter_invalid_integer", param: "amount" });
  if (amount > rest)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`, {
      code: "amount_too_large",
      param: "amount",
    });
}

/** Whether the bank already has the money, or is deciding about it. */
function isTakenBack(context: RequestContext, { id, disputed, payment_intent }: Charge): boolean {
  if (!disputed || !payment_intent) return false;
  const { data } = list(context, "dispute", { url: "", page: FIRST_PAGE, where: { payment_intent, charge: id } });
  return data.some(({ status }) => status !== "won");
}

function create(context: RequestContext, params: Given) {
  const charge = chargeOf(context, params);
  const amount = params.amount ?? charge.amount_captured - charge.amount_refunded;
  mustBeRefundable(context, charge, amount);
  const id = newId("refund");
  const { refund: course } = cardOf(context, charge.payment_method ?? "");
  const body: Refund = {
    id,
    object: "refund",
    amount,
    balance_transaction: move(context, { amount: -amount, type: "refund", source: id }).id,
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: mergedMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: (params.reason || null) as Refund["reason"],
    receipt_number: null,
    source_transfer_reversal: null,
    status: course === "pending" ? "pending" : "succeeded",
    transfer_reversal: null,
  };
  const refund = add(context, "refund", body, {});
  if (course) scheduleDelayed(context, "refund", id);
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = change<"charge">(context, charge, { amount_refunded, refunded: amount_refunded === charge.amount });
  emit(context, "refund.created", { object: refund });
  emit(context, "charge.refunded", { object: refunded, previous: { amount_refunded: charge.amount_refunded } });
  return refund;
}

/** The later outcome of a refund: the pending one succeeds, the other one fails. */
export function endRefund(context: RequestContext, id: string): void {
  const refund = need(context, "refund", id);
  const previous = { status: refund.status };
  if (refund.status === "pending") {
    const object = change<"refund">(context, refund, { status: "succeeded" });
    emit(context, "refund.updated", { object, previous });
    emit(context, "charge.refund.updated", { object, previous });
    return;
  }
  const failure = move(context, { amount: refund.amount, type: "refund_failure", source: id });
  const object = change<"refund">(context, refund, {
    status: "failed",
    failure_reason: "unknown",
    failure_balance_transaction: failure.id,
  });
  const charge = need(context, "charge", refund.charge ?? "");
  change<"charge">(context, charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  emit(context, "refund.updated", { object, previous });
  emit(context, "charge.refund.updated", { object, previous });
  emit(context, "refund.failed", { object });
}

export const refunds: Route[] = [
  route("POST /v1/refunds", { params: CREATE_PARAMS, answer: (context, { params }) => create(context, params) }),
  route("GET /v1/refunds", {
    params: { ...PAGE, charge: "text", created: "range", payment_intent: "text" },
    answer(context, { params }) {
      const { payment_intent, charge } = params;
      return list(context, "refund", { url: "/v1/refunds", page: params, where: { payment_intent, charge } });
    },
  }),
  route("GET /v1/refunds/:id", { answer: (context, { id }) => need(context, "refund", id) }),
];
