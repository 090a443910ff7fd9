import { invalid } from "../errors.ts";
import type { Params } from "../params.ts";
import { type RequestContext, type Route, route } from "../route.ts";
import { list, PAGE } from "../store/lists.ts";
import { add, change, type Kinds, need, newClientSecret, newId } from "../store/objects.ts";
import { emit } from "./events.ts";
import { mergedMetadata, mustBeEuro } from "./fields.ts";
import { acceptedMethods, CONFIRM_PARAMS, INTENT_PARAMS, mustHold, shown } from "./intents.ts";
import { confirmPayment } from "./payment-confirmation.ts";
import { mustBeUsable } from "./payment-methods.ts";

type PaymentIntent = Kinds["payment_intent"];

const CREATE_PARAMS = {
  ...INTENT_PARAMS,
  amount: "integer!",
  currency: "text!",
  off_session: "boolean",
  receipt_email: "text",
  setup_future_usage: "text",
  statement_descriptor: "text",
  statement_descriptor_suffix: "text",
  transfer_group: "text",
} as const;

function create(context: RequestContext, params: Params<typeof CREATE_PARAMS>) {
  const { amount, currency, customer, payment_method: method, off_session: offSession = false } = params;
  mustBeEuro({ amount, currency, least: 50 });
  if (customer) need(context, "customer", customer, "customer");
  if (method) mustBeUsable(context, need(context, "payment_method", method, "payment_method"), customer ?? null);
  if (offSession && !params.confirm)
    throw invalid("off_session can only be set when confirm is true.", { param: "off_session" });
  const intent = add(context, "payment_intent", freshIntent(context, params), {});
  emit(context, "payment_intent.created", { object: intent });
  return params.confirm ? confirmPayment(context, intent, { given: undefined, offSession }) : intent;
}

function freshIntent(context: RequestContext, params: Params<typeof CREATE_PARAMS>): PaymentIntent {
  const id = newId("payment_intent");
  return {
    id,
    object: "payment_intent",
    ...acceptedMethods(params.allowed_payment_method_types, params.automatic_payment_methods),
    amount: params.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: newClientSecret(id),
    confirmation_method: "automatic",
    created: context.now(),
    currency: params.currency,
    customer: params.customer ?? null,
    customer_account: null,
    description: params.description || null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergedMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: params.payment_method ?? null,
    payment_record: null,
    processing: null,
    receipt_email: params.receipt_email || null,
    review: null,
    setup_future_usage: (params.setup_future_usage || null) as PaymentIntent["setup_future_usage"],
    shipping: null,
    source: null,
    statement_descriptor: params.statement_descriptor || null,
    statement_descriptor_suffix: params.statement_descriptor_suffix || null,
    status: params.payment_method ? "requires_confirmation" : "requires_payment_method",
    transfer_data: null,
    transfer_group: params.transfer_group || null,
  };
}

const OPEN = ["requires_payment_method", "requires_confirmation", "requires_action"];

function reprice(context: RequestContext, intent: PaymentIntent, amount: number) {
  mustBeEuro({ amount, currency: intent.currency, least: 50 });
  if (!OPEN.includes(intent.status))
    throw invalid(`This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`, {
      code: "payment_intent_unexpected_state",
      payment_intent: intent,
    });
  return change<"payment_intent">(context, intent, { amount });
}

function cancel(context: RequestContext, intent: PaymentIntent, reason: string | undefined) {
  if (!OPEN.includes(intent.status))
    throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      code: "payment_intent_unexpected_state",
      payment_intent: intent,
    });
  const canceled = change<"payment_intent">(context, intent, {
    status: "canceled",
    canceled_at: context.now(),
    cancellation_reason: (reason ?? null) as PaymentIntent["cancellation_reason"],
    next_action: null,
  });
  emit(context, "payment_intent.canceled", { object: canceled });
  return canceled;
}

export const paymentIntents: Route[] = [
  route("POST /v1/payment_intents", {
    params: CREATE_PARAMS,
    answer: (context, { params }) => create(context, params),
  }),
  route("GET /v1/payment_intents", {
    params: { ...PAGE, created: "range", customer: "text" },
    answer: (context, { params }) =>
      list(context, "payment_intent", {
        url: "/v1/payment_intents",
        page: params,
        where: { customer: params.customer },
      }),
  }),
  route("GET /v1/payment_intents/:id", {
    params: { client_secret: "text" },
    isOpen: true,
    answer(context, { id, params }) {
      const intent = need(context, "payment_intent", id);
      mustHold(context, intent, params.client_secret);
      return shown(context, intent);
    },
  }),
  route("POST /v1/payment_intents/:id", {
    params: { amount: "integer!" },
    answer: (context, { id, params }) => reprice(context, need(context, "payment_intent", id), params.amount),
  }),
  route("POST /v1/payment_intents/:id/confirm", {
    params: { ...CONFIRM_PARAMS, off_session: "boolean", receipt_email: "text", setup_future_usage: "text" },
    isOpen: true,
    answer(context, { id, params }) {
      const intent = need(context, "payment_intent", id);
      mustHold(context, intent, params.client_secret);
      const { receipt_email, setup_future_usage: usage, off_session = false } = params;
      const asked: PaymentIntent = {
        ...intent,
        ...(receipt_email && { receipt_email }),
        ...(usage && { setup_future_usage: usage as PaymentIntent["setup_future_usage"] }),
      };
      // With the page open a payment is on session.
      const offSession = off_session && !context.isPublic;
      return confirmPayment(context, asked, { given: params.payment_method, offSession });
    },
  }),
  route("POST /v1/payment_intents/:id/cancel", {
    params: { cancellation_reason: "text" },
    answer: (context, { id, params }) =>
      cancel(context, need(context, "payment_intent", id), params.cancellation_reason),
  }),
];
