import type { Kinds } from "../books/kinds.ts";
import { list, PAGE } from "../books/lists.ts";
import { change, changeInside, insideOf, need } from "../books/objects.ts";
import { cardError } from "../card-error.ts";
import { type Desk, type Route, route } from "../desk.ts";
import { emit } from "../events.ts";
import type { Spec } from "../params.ts";
import { invalid, Refusal } from "../refusal.ts";
import { ADDRESS, addressOf } from "./addresses.ts";
import { cardOf, createCard } from "./new-cards.ts";

type PaymentMethod = Kinds["payment_method"];

/** Attaches the card to the customer; one that is attached elsewhere or was detached cannot be attached again. */
export function attach(desk: Desk, card: PaymentMethod, customer: string): PaymentMethod {
  need(desk, "customer", customer, "customer");
  if (card.customer === customer) return card;
  mustBeUsable(desk, card, customer);
  const attached = change<"payment_method">(desk, card, { customer });
  emit(desk, "payment_method.attached", { object: attached });
  return attached;
}

export function mustBeUsable(desk: Desk, card: PaymentMethod, customer: string | null): void {
  if (card.customer && card.customer !== customer)
    throw invalid(`The payment method ${card.id} belongs to another customer.`, { param: "payment_method" });
  if (!card.customer && insideOf(desk, "payment_method", card.id).isUsed)
    throw invalid(
      "This PaymentMethod was used without being attached to a Customer, or was detached from one, and may not be used again.",
      { param: "payment_method" },
    );
}

/** Detaches the card and clears it as the customer's default. */
export function detach(desk: Desk, card: PaymentMethod): PaymentMethod {
  const { customer } = card;
  if (!customer)
    throw invalid("The payment method you provided is not attached to a customer so detachment is impossible.");
  const owner = need(desk, "customer", customer);
  const detached = change<"payment_method">(desk, card, { customer: null });
  changeInside(desk, "payment_method", card.id, { isUsed: true });
  if (owner.invoice_settings.default_payment_method === card.id) {
    const settings = { ...owner.invoice_settings, default_payment_method: null };
    const changed = change<"customer">(desk, owner, { invoice_settings: settings });
    emit(desk, "customer.updated", { object: changed, previous: { invoice_settings: owner.invoice_settings } });
  }
  emit(desk, "payment_method.detached", { object: detached, previous: { customer } });
  return detached;
}

function attachAsked(desk: Desk, id: string, customer: string) {
  const card = need(desk, "payment_method", id);
  const { setup, asksOffSession } = cardOf(desk, id);
  // The outcome of a card whose bank asks first is known only after the answer.
  if (setup && !asksOffSession) throw new Refusal(402, cardError(setup, desk.locale));
  return attach(desk, card, customer);
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
    answer(desk, { params: { type, card, billing_details: owner } }) {
      if (!desk.isPublic)
        throw invalid("Card numbers go from the browser to the provider, with the publishable key.", { param: "card" });
      if (type !== "card" || !card) throw invalid("Only cards can be used here.", { param: "type" });
      const typed = { ...card, number: card.number.replaceAll(/[\s-]/g, "") };
      return createCard(desk, typed, {
        ...(owner?.address && { address: addressOf(owner.address) }),
        email: owner?.email || null,
        name: owner?.name || null,
        phone: owner?.phone || null,
      });
    },
  }),
  route("GET /v1/payment_methods", {
    params: { ...PAGE, customer: "text", type: "text" },
    answer(desk, { params }) {
      const { customer, type } = params;
      if (customer) need(desk, "customer", customer, "customer");
      return list(desk, "payment_method", { url: "/v1/payment_methods", page: params, where: { customer, type } });
    },
  }),
  route("GET /v1/payment_methods/:id", { answer: (desk, { id }) => need(desk, "payment_method", id) }),
  route("POST /v1/payment_methods/:id/attach", {
    params: { customer: "text!" },
    answer: (desk, { id, params }) => attachAsked(desk, id, params.customer),
  }),
  route("POST /v1/payment_methods/:id/detach", {
    answer: (desk, { id }) => detach(desk, need(desk, "payment_method", id)),
  }),
];
