import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorOf, type Opened, openSandbox } from "../test/open-sandbox.ts";
import { isCardNumber } from "./cards.ts";

let sandbox: Opened;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

/** Saves the card as a person who confirms at the bank. */
async function save(number: string) {
  const { stripe } = sandbox;
  const { id: customer } = await stripe.customers.create({});
  const { id } = await stripe.setupIntents.create({ customer, usage: "off_session" });
  const outcome = await stripe.setupIntents
    .confirm(id, { payment_method: sandbox.newCard(number) })
    .then(({ status }) => status)
    .catch((error: Stripe.errors.StripeError) => `${error.code} ${error.decline_code ?? ""}`.trim());
  if (outcome === "requires_action") sandbox.answerBank(id, "confirm");
  const intent = await stripe.setupIntents.retrieve(id);
  const failure = intent.last_setup_error;
  return { asked: outcome === "requires_action", failure: failure?.decline_code ?? failure?.code, ...intent };
}

/** Charges a saved card off session; one that cannot be saved is inserted directly. */
async function charge(number: string, { offSession = true } = {}) {
  const { customer, card } = await sandbox.payer(number);
  const asked = { amount: 7140, currency: "eur", customer, payment_method: card, confirm: true };
  return sandbox.stripe.paymentIntents
    .create({ ...asked, ...(offSession && { off_session: true }) })
    .then(({ status }) => status)
    .catch((error: Stripe.errors.StripeError) => `${error.code} ${error.decline_code ?? ""}`.trim());
}

const declined = (code: string) => `card_declined ${code}`;

describe.each([
  ["4242424242424242", { asks: false, saved: undefined, charged: "succeeded" }],
  ["5555555555554444", { asks: false, saved: undefined, charged: "succeeded" }],
  ["4000002500003155", { asks: true, saved: undefined, charged: "succeeded" }],
  ["4000002760003184", { asks: true, saved: undefined, charged: "authentication_required authentication_required" }],
  ["4000003800000446", { asks: true, saved: undefined, charged: "succeeded" }],
  ["4000008260003178", { asks: true, saved: undefined, charged: declined("insufficient_funds") }],
  ["4000000000003220", { asks: true, saved: undefined, charged: "succeeded" }],
  ["4000008400001629", { asks: true, saved: "generic_decline", charged: declined("generic_decline") }],
  ["4000000000000002", { asks: false, saved: "generic_decline", charged: declined("generic_decline") }],
  ["4000000000009995", { asks: false, saved: "insufficient_funds", charged: declined("insufficient_funds") }],
  ["4000000000009987", { asks: false, saved: "lost_card", charged: declined("lost_card") }],
  ["4000000000009979", { asks: false, saved: "stolen_card", charged: declined("stolen_card") }],
  ["4000000000006975", { asks: false, saved: "card_velocity_exceeded", charged: declined("card_velocity_exceeded") }],
  ["4000000000000069", { asks: false, saved: "expired_card", charged: "expired_card" }],
  ["4000000000000127", { asks: false, saved: "incorrect_cvc", charged: "incorrect_cvc" }],
  ["4000000000000119", { asks: false, saved: "processing_error", charged: "processing_error" }],
  ["4000000000000341", { asks: false, saved: undefined, charged: declined("generic_decline") }],
  ["4000000000000259", { asks: false, saved: undefined, charged: "succeeded" }],
  ["4000000000002685", { asks: false, saved: undefined, charged: "succeeded" }],
  ["4000000000007726", { asks: false, saved: undefined, charged: "succeeded" }],
  ["4000000000005126", { asks: false, saved: undefined, charged: "succeeded" }],
])("the card %s", (number, { asks, saved, charged }) => {
  test(`is ${saved ? `not saved: ${saved}` : "saved"}${asks ? ", after its bank asked" : ""}`, async () => {
    const intent = await save(number);
    expect(isCardNumber(number)).toBe(true);
    expect({ asked: intent.asked, failure: intent.failure }).toEqual({ asked: asks, failure: saved });
    expect(intent.status).toBe(saved ? "requires_payment_method" : "succeeded");
    expect(typeof intent.payment_method).toBe(saved ? "object" : "string");
  });

  test(`is charged later without its owner: ${charged}`, async () => {
    expect(await charge(number)).toBe(charged);
  });

  test(`${asks ? "asks" : "does not ask"} its owner who is there`, async () => {
    const outcome = await charge(number, { offSession: false });
    expect(outcome).toBe(asks ? "requires_action" : charged);
  });
});

describe("a card that its bank asks about", () => {
  const unprepared = async (number: string) => {
    const { stripe } = sandbox;
    const { id: customer } = await stripe.customers.create({});
    const { id: card } = await stripe.paymentMethods.attach(sandbox.newCard(number), { customer });
    return { amount: 7140, currency: "eur", customer, payment_method: card, confirm: true, off_session: true };
  };

  test.each(["4000002500003155", "4000008260003178", "4000000000003220"])(
    "%s needs its owner where it was never set up for later",
    async (number) => {
      const error = await errorOf(sandbox.stripe.paymentIntents.create(await unprepared(number)));
      expect(error).toMatchObject({ statusCode: 402, code: "authentication_required" });
      expect(error.payment_intent).toMatchObject({ status: "requires_payment_method", payment_method: null });
      expect(error.payment_method).toMatchObject({ type: "card" });
    },
  );

  test("4000003800000446 never does without its owner", async () => {
    const { status } = await sandbox.stripe.paymentIntents.create(await unprepared("4000003800000446"));
    expect(status).toBe("succeeded");
  });
});

test("a saved card whose date has passed is refused as expired", async () => {
  const { stripe } = sandbox;
  const { id: customer } = await stripe.customers.create({});
  const card = sandbox.saveCard(customer, "4242 4242 4242 4242", { expMonth: 10, expYear: 2026 });
  const asked = { amount: 7140, currency: "eur", customer, payment_method: card, confirm: true, off_session: true };
  expect(await errorOf(stripe.paymentIntents.create(asked))).toMatchObject({ code: "expired_card", statusCode: 402 });
});
