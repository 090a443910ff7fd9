import type { ApiError } from "../errors.ts";
import { type RequestContext, type Route, route } from "../route.ts";
import { move } from "../store/balances.ts";
import { list, PAGE } from "../store/lists.ts";
import { add, type Kinds, need, newId } from "../store/objects.ts";
import { emit } from "./events.ts";

type Charge = Kinds["charge"];
type AddChargeParams = { intent: Kinds["payment_intent"]; method: Kinds["payment_method"]; error?: ApiError };

/** One attempt to charge; a failed one is a charge as well. */
export function addCharge(context: RequestContext, { intent, method, error }: AddChargeParams): Charge {
  const id = newId("charge");
  const { amount } = intent;
  const movement = error ? undefined : move(context, { amount, type: "charge", source: id });
  const body: Charge = {
    id,
    object: "charge",
    amount,
    amount_captured: error ? 0 : amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: movement?.id ?? null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: intent.statement_descriptor ?? "SANDBOX",
    captured: !error,
    created: context.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(error),
    paid: !error,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(method, amount), type: "card" },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: error ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
  const charge = add(context, "charge", body, {});
  emit(context, error ? "charge.failed" : "charge.succeeded", { object: charge });
  return charge;
}

const outcomeOf = (error: ApiError | undefined): Charge["outcome"] => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: error ? "declined_by_network" : "approved_by_network",
  reason: error?.decline_code ?? error?.code ?? null,
  risk_level: "normal",
  seller_message: error ? "The bank did not return any further details with this decline." : "Payment complete.",
  type: error ? "issuer_declined" : "authorized",
});

type Card = NonNullable<NonNullable<Charge["payment_method_details"]>["card"]>;

const cardDetails = ({ card }: Kinds["payment_method"], amount: number): Card => ({
  amount_authorized: amount,
  authorization_code: null,
  brand: card?.brand ?? null,
  checks: null,
  country: card?.country ?? null,
  electronic_commerce_indicator: null,
  exp_month: card?.exp_month ?? 0,
  exp_year: card?.exp_year ?? 0,
  fingerprint: card?.fingerprint ?? null,
  funding: card?.funding ?? null,
  installments: null,
  last4: card?.last4 ?? null,
  mandate: null,
  network: card?.brand ?? null,
  network_transaction_id: null,
  regulated_status: "unregulated",
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});

export const charges: Route[] = [
  route("GET /v1/charges/:id", { answer: (context, { id }) => need(context, "charge", id) }),
  route("GET /v1/charges", {
    params: { ...PAGE, created: "range", customer: "text", payment_intent: "text", transfer_group: "text" },
    answer(context, { params }) {
      const { customer, payment_intent, transfer_group } = params;
      const where = { payment_intent, customer, transfer_group };
      return list(context, "charge", { url: "/v1/charges", page: params, where });
    },
  }),
];
