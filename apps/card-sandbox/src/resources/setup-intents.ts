import { asksOwner } from "../cards.ts";
import { type ApiError, cardError, invalid, Refusal } from "../errors.ts";
import type { Params } from "../params.ts";
import { type Desk, type Route, route } from "../route.ts";
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

function create(desk: Desk, params: Params<typeof CREATE_PARAMS>) {
  const { customer, payment_method: card, usage = "off_session" } = params;
  if (customer) need(desk, "customer", customer, "customer");
  if (card) mustBeUsable(desk, need(desk, "payment_method", card, "payment_method"), customer ?? null);
  if (usage !== "off_session" && usage !== "on_session") throw invalid(`Invalid usage: ${usage}`, { param: "usage" });
  const id = newId("setup_intent");
  const body: SetupIntent = {
    id,
    object: "setup_intent",
    ...acceptedMethods(params.allowed_payment_method_types, params.automatic_payment_methods),
    application: null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: desk.now(),
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
  const intent = add(desk, "setup_intent", body, {});
  emit(desk, "setup_intent.created", { object: intent });
  return params.confirm ? confirm(desk, intent, undefined) : intent;
}

function confirm(desk: Desk, intent: SetupIntent, given: string | undefined) {
  mustBeOpen(desk, intent, "confirm");
  const id = given ?? intent.payment_method;
  if (!id)
    throw invalid("You cannot confirm this SetupIntent because it's missing a payment method.", {
      code: "setup_intent_unexpected_state",
      setup_intent: shown(desk, intent),
    });
  const card = need(desk, "payment_method", id, "payment_method");
  mustBeUsable(desk, card, intent.customer);
  const asked: SetupIntent = { ...intent, payment_method: id, next_action: null, last_setup_error: null };
  if (!asksOwner(cardOf(desk, id), { offSession: false, isSetUp: false })) return finishSetup(desk, asked);
  const waiting = change<"setup_intent">(desk, asked, { status: "requires_action", next_action: nextAction(desk) });
  emit(desk, "setup_intent.requires_action", { object: waiting });
  return shown(desk, waiting);
}

function mustBeOpen(desk: Desk, intent: SetupIntent, act: string) {
  if (!["succeeded", "canceled"].includes(intent.status)) return;
  throw invalid(`You cannot ${act} this SetupIntent because it has a status of ${intent.status}.`, {
    code: "setup_intent_unexpected_state",
    setup_intent: shown(desk, intent),
  });
}

/** The bank's question is answered: the card is attached to the customer, or not. */
export function finishSetup(desk: Desk, intent: SetupIntent): object | Refusal {
  const id = intent.payment_method ?? "";
  const method = need(desk, "payment_method", id);
  const decline = expiryDecline(desk, method) ?? cardOf(desk, id).setup;
  if (decline) return failSetup(desk, intent, cardError(decline, desk.locale));
  if (intent.customer) attach(desk, method, intent.customer);
  changeInside(desk, "payment_method", id, { isSetUp: intent.usage === "off_session", isUsed: true });
  const done = change<"setup_intent">(desk, intent, { status: "succeeded", next_action: null });
  emit(desk, "setup_intent.succeeded", { object: done });
  return shown(desk, done);
}

export function failSetup(desk: Desk, intent: SetupIntent, error: ApiError): Refusal {
  const method = need(desk, "payment_method", intent.payment_method ?? "");
  const failed = change<"setup_intent">(desk, intent, {
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_setup_error: { ...error, payment_method: method } as NonNullable<SetupIntent["last_setup_error"]>,
  });
  emit(desk, "setup_intent.setup_failed", { object: failed });
  return new Refusal(402, { ...error, setup_intent: shown(desk, failed), payment_method: method });
}

function cancel(desk: Desk, intent: SetupIntent, reason: string | undefined) {
  mustBeOpen(desk, intent, "cancel");
  const cancellation_reason = (reason ?? null) as SetupIntent["cancellation_reason"];
  const canceled = change<"setup_intent">(desk, intent, { status: "canceled", cancellation_reason, next_action: null });
  emit(desk, "setup_intent.canceled", { object: canceled });
  return canceled;
}

export const setupIntents: Route[] = [
  route("POST /v1/setup_intents", { params: CREATE_PARAMS, answer: (desk, { params }) => create(desk, params) }),
  route("GET /v1/setup_intents", {
    params: { ...PAGE, customer: "text", created: "range" },
    answer: (desk, { params }) =>
      list(desk, "setup_intent", { url: "/v1/setup_intents", page: params, where: { customer: params.customer } }),
  }),
  route("GET /v1/setup_intents/:id", {
    params: { client_secret: "text" },
    isOpen: true,
    answer(desk, { id, params }) {
      const intent = need(desk, "setup_intent", id);
      mustHold(desk, intent, params.client_secret);
      return shown(desk, intent);
    },
  }),
  route("POST /v1/setup_intents/:id/confirm", {
    params: CONFIRM_PARAMS,
    isOpen: true,
    answer(desk, { id, params }) {
      const intent = need(desk, "setup_intent", id);
      mustHold(desk, intent, params.client_secret);
      return confirm(desk, intent, params.payment_method);
    },
  }),
  route("POST /v1/setup_intents/:id/cancel", {
    params: { cancellation_reason: "text" },
    answer: (desk, { id, params }) => cancel(desk, need(desk, "setup_intent", id), params.cancellation_reason),
  }),
];
