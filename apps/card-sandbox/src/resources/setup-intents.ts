import { asksOwner } from "../cards.ts";
import { type ApiError, ApiFailure, cardError, invalid } from "../errors.ts";
import type { Params } from "../params.ts";
import { type RequestContext, type Route, route } from "../route.ts";
import { list, PAGE } from "../store/lists.ts";
import { add, change, changeInside, type Kinds, need, newClientSecret, newId } from "../store/objects.ts";
import { emit } from "./events.ts";
import { mergedMetadata } from "./fields.ts";
import {
  acceptedMethods,
  CONFIRM_PARAMS,
  expiryDecline,
  INTENT_PARAMS,
  mustHold,
  nextAction,
  shown,
} from "./intents.ts";
import { attach, cardOf, mustBeUsable } from "./payment-methods.ts";

type SetupIntent = Kinds["setup_intent"];

const CREATE_PARAMS = { ...INTENT_PARAMS, usage: "text" } as const;

function create(context: RequestContext, params: Params<typeof CREATE_PARAMS>) {
  const { customer, payment_method: card, usage = "off_session" } = params;
  if (customer) need(context, "customer", customer, "customer");
  if (card) mustBeUsable(context, need(context, "payment_method", card, "payment_method"), customer ?? null);
  if (usage !== "off_session" && usage !== "on_session") throw invalid(`Invalid usage: ${usage}`, { param: "usage" });
  const id = newId("setup_intent");
  const body: SetupIntent = {
    id,
    object: "setup_intent",
    ...acceptedMethods(params.allowed_payment_method_types, params.automatic_payment_methods),
    application: null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: context.now(),
    customer: customer ?? null,
    customer_account: null,
    description: params.description || null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergedMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: card ?? null,
    single_use_mandate: null,
    status: card ? "requires_confirmation" : "requires_payment_method",
    usage,
  };
  const intent = add(context, "setup_intent", body, {});
  emit(context, "setup_intent.created", { object: intent });
  return params.confirm ? confirm(context, intent, undefined) : intent;
}

function confirm(context: RequestContext, intent: SetupIntent, given: string | undefined) {
  mustBeOpen(context, intent, "confirm");
  const id = given ?? intent.payment_method;
  if (!id)
    throw invalid("You cannot confirm this SetupIntent because it's missing a payment method.", {
      code: "setup_intent_unexpected_state",
      setup_intent: shown(context, intent),
    });
  const card = need(context, "payment_method", id, "payment_method");
  mustBeUsable(context, card, intent.customer);
  const asked: SetupIntent = { ...intent, payment_method: id, next_action: null, last_setup_error: null };
  if (!asksOwner(cardOf(context, id), { offSession: false, isSetUp: false })) return finishSetup(context, asked);
  const waiting = change<"setup_intent">(context, asked, {
    status: "requires_action",
    next_action: nextAction(context),
  });
  emit(context, "setup_intent.requires_action", { object: waiting });
  return shown(context, waiting);
}

function mustBeOpen(context: RequestContext, intent: SetupIntent, act: string) {
  if (!["succeeded", "canceled"].includes(intent.status)) return;
  throw invalid(`You cannot ${act} this SetupIntent because it has a status of ${intent.status}.`, {
    code: "setup_intent_unexpected_state",
    setup_intent: shown(context, intent),
  });
}

/** The bank's question is answered: the card is attached to the customer, or not. */
export function finishSetup(context: RequestContext, intent: SetupIntent): object | ApiFailure {
  const id = intent.payment_method ?? "";
  const method = need(context, "payment_method", id);
  const decline = expiryDecline(context, method) ?? cardOf(context, id).setup;
  if (decline) return failSetup(context, intent, cardError(decline, context.locale));
  if (intent.customer) attach(context, method, intent.customer);
  changeInside(context, "payment_method", id, { isSetUp: intent.usage === "off_session", isUsed: true });
  const done = change<"setup_intent">(context, intent, { status: "succeeded", next_action: null });
  emit(context, "setup_intent.succeeded", { object: done });
  return shown(context, done);
}

export function failSetup(context: RequestContext, intent: SetupIntent, error: ApiError): ApiFailure {
  const method = need(context, "payment_method", intent.payment_method ?? "");
  const failed = change<"setup_intent">(context, intent, {
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_setup_error: { ...error, payment_method: method } as NonNullable<SetupIntent["last_setup_error"]>,
  });
  emit(context, "setup_intent.setup_failed", { object: failed });
  return new ApiFailure(402, { ...error, setup_intent: shown(context, failed), payment_method: method });
}

function cancel(context: RequestContext, intent: SetupIntent, reason: string | undefined) {
  mustBeOpen(context, intent, "cancel");
  const cancellation_reason = (reason ?? null) as SetupIntent["cancellation_reason"];
  const canceled = change<"setup_intent">(context, intent, {
    status: "canceled",
    cancellation_reason,
    next_action: null,
  });
  emit(context, "setup_intent.canceled", { object: canceled });
  return canceled;
}

export const setupIntents: Route[] = [
  route("POST /v1/setup_intents", { params: CREATE_PARAMS, answer: (context, { params }) => create(context, params) }),
  route("GET /v1/setup_intents", {
    params: { ...PAGE, customer: "text", created: "range" },
    answer: (context, { params }) =>
      list(context, "setup_intent", { url: "/v1/setup_intents", page: params, where: { customer: params.customer } }),
  }),
  route("GET /v1/setup_intents/:id", {
    params: { client_secret: "text" },
    isOpen: true,
    answer(context, { id, params }) {
      const intent = need(context, "setup_intent", id);
      mustHold(context, intent, params.client_secret);
      return shown(context, intent);
    },
  }),
  route("POST /v1/setup_intents/:id/confirm", {
    params: CONFIRM_PARAMS,
    isOpen: true,
    answer(context, { id, params }) {
      const intent = need(context, "setup_intent", id);
      mustHold(context, intent, params.client_secret);
      return confirm(context, intent, params.payment_method);
    },
  }),
  route("POST /v1/setup_intents/:id/cancel", {
    params: { cancellation_reason: "text" },
    answer: (context, { id, params }) => cancel(context, need(context, "setup_intent", id), params.cancellation_reason),
  }),
];
