import { invalid } from "../errors.ts";
import { type RequestContext, type Route, route } from "../route.ts";
import { move } from "../store/balances.ts";
import { list, PAGE } from "../store/lists.ts";
import { add, change, type Kinds, need, newId } from "../store/objects.ts";
import { emit } from "./events.ts";
import { cardOf } from "./payment-methods.ts";

type Dispute = Kinds["dispute"];

const EVIDENCE: Dispute["evidence"] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
const WEEK = 7 * 24 * 60 * 60;

/** The cardholder disputes the charge; the bank takes the money at once. */
export function openDispute(context: RequestContext, chargeId: string): void {
  const charge = need(context, "charge", chargeId);
  const amount = charge.amount - charge.amount_refunded;
  if (amount === 0) return;
  const id = newId("dispute");
  const movement = move(context, { amount: -amount, type: "adjustment", source: id });
  const dispute = add(
    context,
    "dispute",
    {
      id,
      object: "dispute",
      amount,
      balance_transactions: [movement],
      charge: charge.id,
      created: context.now(),
      currency: charge.currency,
      enhanced_eligibility_types: [],
      evidence: EVIDENCE,
      evidence_details: {
        due_by: context.now() + WEEK,
        enhanced_eligibility: {},
        has_evidence: false,
        past_due: false,
        submission_count: 0,
        submission_method: "not_submitted",
      },
      intended_submission_method: null,
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: cardOf(context, charge.payment_method ?? "").dispute ?? "general",
      status: "needs_response",
    },
    {},
  );
  change<"charge">(context, charge, { disputed: true });
  emit(context, "charge.dispute.created", { object: dispute });
  emit(context, "charge.dispute.funds_withdrawn", { object: dispute });
}

/** The bank decides: won, the money comes back; lost, it is gone. */
export function closeDispute(context: RequestContext, id: string, outcome: "won" | "lost"): void {
  const dispute = need(context, "dispute", id);
  if (dispute.status === "won" || dispute.status === "lost")
    throw invalid(`This dispute is already closed (${dispute.status}).`, { code: "dispute_unexpected_state" });
  const returned = outcome === "won" ? [move(context, { amount: dispute.amount, type: "adjustment", source: id })] : [];
  const closed = change<"dispute">(context, dispute, {
    status: outcome,
    balance_transactions: [...dispute.balance_transactions, ...returned],
  });
  if (outcome === "won") emit(context, "charge.dispute.funds_reinstated", { object: closed });
  emit(context, "charge.dispute.closed", { object: closed, previous: { status: dispute.status } });
}

export const disputes: Route[] = [
  route("GET /v1/disputes", {
    params: { ...PAGE, charge: "text", created: "range", payment_intent: "text" },
    answer(context, { params }) {
      const { payment_intent, charge } = params;
      return list(context, "dispute", { url: "/v1/disputes", page: params, where: { payment_intent, charge } });
    },
  }),
  route("GET /v1/disputes/:id", { answer: (context, { id }) => need(context, "dispute", id) }),
];
