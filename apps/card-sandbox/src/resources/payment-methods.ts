import { createHash } from "node:crypto";
import { type Decline, isCardNumber, type TestCard, testCard } from "../cards.ts";
import { ApiFailure, cardError, invalid } from "../errors.ts";
import type { Spec } from "../params.ts";
import { type RequestContext, type Route, route } from "../route.ts";
import { list, PAGE } from "../store/lists.ts";
import { add, change, changeInside, insideOf, type Kinds, need, newId } from "../store/objects.ts";
import { emit } from "./events.ts";
import { ADDRESS, addressOf } from "./fields.ts";

type PaymentMethod = Kinds["payment_method"];
type Owner = PaymentMethod["billing_details"];
type TypedCard = { number: string; exp_month: number; exp_year: number; cvc: string };

/** The card behind a payment method; only numbers of the table are stored. */
export function cardOf(context: RequestContext, id: string): TestCard & { isSetUp: boolean } {
  const { number, isSetUp } = insideOf(context, "payment_method", id);
  return { ...(testCard(number) ?? { number, brand: "visa" }), isSetUp };
}

/** Errors of a card before any bank is asked. */
function typingError(context: RequestContext, { number, exp_month, exp_year, cvc }: TypedCard): Decline | undefined {
  if (!isCardNumber(number)) return { code: "incorrect_number" };
  const today = new Date(context.now() * 1000);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1];
  if (exp_month < 1 || exp_month > 12) return { code: "invalid_expiry_month" };
  if (exp_year < year || exp_year > year + 50) return { code: "invalid_expiry_year" };
  if (exp_year === year && exp_month < month) return { code: "invalid_expiry_month" };
  if (!/^\d{3}$/.test(cvc)) return { code: "invalid_cvc" };
  return testCard(number) ? undefined : { code: "card_declined", decline_code: "test_mode_live_card" };
}

const fingerprintOf = (number: string) => createHash("sha256").update(number).digest("hex").slice(0, 16);

/** A payment method for a typed card. */
export function createCard(context: RequestContext, typed: TypedCard, owner: Partial<Owner>): PaymentMethod {
  const { number } = typed;
  const exp_year = typed.exp_year < 100 ? 2000 + typed.exp_year : typed.exp_year;
  const error = typingError(context, { ...typed, exp_year });
  if (error) throw new ApiFailure(402, cardError(error, context.locale));
  return keepCard(context, { number, exp_month: typed.exp_month, exp_year }, owner);
}

type KeepCardParams = Omit<TypedCard, "cvc">;

export function keepCard(
  context: RequestContext,
  { number, exp_month, exp_year }: KeepCardParams,
  owner: Partial<Owner> = {},
): PaymentMethod {
  const brand = testCard(number)?.brand ?? "visa";
  const body: PaymentMethod = {
    id: newId("payment_method"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null, ...owner },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "DE",
      display_brand: brand,
      exp_month,
      exp_year,
      fingerprint: fingerprintOf(number),
      funding: "credit",
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: context.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
  return add(context, "payment_method", body, { number, isSetUp: false, isUsed: false });
}

/** Attaches the card to the customer; one that is attached elsewhere or was detached cannot be attached again. */
export function attach(context: RequestContext, card: PaymentMethod, customer: string): PaymentMethod {
  need(context, "customer", customer, "customer");
  if (card.customer === customer) return card;
  mustBeUsable(context, card, customer);
  const attached = change<"payment_method">(context, card, { customer });
  emit(context, "payment_method.attached", { object: attached });
  return attached;
}

export function mustBeUsable(context: RequestContext, card: PaymentMethod, customer: string | null): void {
  if (card.customer && card.customer !== customer)
    throw invalid(`The payment method ${card.id} belongs to another customer.`, { param: "payment_method" });
  if (!card.customer && insideOf(context, "payment_method", card.id).isUsed)
    throw invalid(
      "This PaymentMethod was used without being attached to a Customer, or was detached from one, and may not be used again.",
      { param: "payment_method" },
    );
}

/** Detaches the card and clears it as the customer's default. */
export function detach(context: RequestContext, card: PaymentMethod): PaymentMethod {
  const { customer } = card;
  if (!customer)
    throw invalid("The payment method you provided is not attached to a customer so detachment is impossible.");
  const owner = need(context, "customer", customer);
  const detached = change<"payment_method">(context, card, { customer: null });
  changeInside(context, "payment_method", card.id, { isUsed: true });
  if (owner.invoice_settings.default_payment_method === card.id) {
    const settings = { ...owner.invoice_settings, default_payment_method: null };
    const changed = change<"customer">(context, owner, { invoice_settings: settings });
    emit(context, "customer.updated", { object: changed, previous: { invoice_settings: owner.invoice_settings } });
  }
  emit(context, "payment_method.detached", { object: detached, previous: { customer } });
  return detached;
}

function attachAsked(context: RequestContext, id: string, customer: string) {
  const card = need(context, "payment_method", id);
  const { setup, asksOffSession } = cardOf(context, id);
  // The outcome of a card whose bank asks first is known only after the answer.
  if (setup && !asksOffSession) throw new ApiFailure(402, cardError(setup, context.locale));
  return attach(context, card, customer);
}

const TYPED = {
  type: "text!",
  billing_details: { address: ADDRESS, email: "text", name: "text", phone: "text" },
  card: { number: "text!", exp_month: "integer!", exp_year: "integer!", cvc: "text!" },
} as const satisfies Spec;

export const paymentMethods: Route[] = [
  route("POST /v1/payment_methods", {
    params: TYPED,
    isOpen: true,
    answer(context, { params: { type, card, billing_details: owner } }) {
      if (!context.isPublic)
        throw invalid("Card numbers go from the browser to the provider, with the publishable key.", { param: "card" });
      if (type !== "card" || !card) throw invalid("Only cards can be used here.", { param: "type" });
      const typed = { ...card, number: card.number.replaceAll(/[\s-]/g, "") };
      return createCard(context, typed, {
        ...(owner?.address && { address: addressOf(owner.address) }),
        email: owner?.email || null,
        name: owner?.name || null,
        phone: owner?.phone || null,
      });
    },
  }),
  route("GET /v1/payment_methods", {
    params: { ...PAGE, customer: "text", type: "text" },
    answer(context, { params }) {
      const { customer, type } = params;
      if (customer) need(context, "customer", customer, "customer");
      return list(context, "payment_method", { url: "/v1/payment_methods", page: params, where: { customer, type } });
    },
  }),
  route("GET /v1/payment_methods/:id", { answer: (context, { id }) => need(context, "payment_method", id) }),
  route("POST /v1/payment_methods/:id/attach", {
    params: { customer: "text!" },
    answer: (context, { id, params }) => attachAsked(context, id, params.customer),
  }),
  route("POST /v1/payment_methods/:id/detach", {
    answer: (context, { id }) => detach(context, need(context, "payment_method", id)),
  }),
];
