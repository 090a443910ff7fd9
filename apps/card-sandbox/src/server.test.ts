import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorOf, type Opened, openSandbox, sdkFor } from "../test/open-sandbox.ts";
import { SANDBOX_KEYS } from "./keys.ts";
import { API_VERSION } from "./resources/events.ts";

let sandbox: Opened;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

const ask = (path: string, init: RequestInit & { key?: string } = {}) => {
  const { key = SANDBOX_KEYS.secretKey, ...rest } = init;
  return fetch(`${sandbox.url}${path}`, { ...rest, headers: { authorization: `Bearer ${key}`, ...rest.headers } });
};
const post = (path: string, params: Record<string, string>, init: Parameters<typeof ask>[1] = {}) =>
  ask(path, { method: "POST", body: new URLSearchParams(params), ...init });
const PUBLIC = { key: SANDBOX_KEYS.publishableKey };

test("speaks the version of the SDK", () => expect(API_VERSION).toBe(Stripe.API_VERSION));

describe("a request", () => {
  test.each([
    ["parameter_unknown", { amount: "7140", currency: "eur", payment_method_types: "card" }, "payment_method_types"],
    ["parameter_unknown", { amount: "7140", currency: "eur", "metadata_[a]": "1" }, "metadata_"],
    [
      "parameter_unknown",
      { amount: "7140", currency: "eur", "automatic_payment_methods[on]": "1" },
      "automatic_payment_methods[on]",
    ],
    ["parameter_missing", { amount: "7140" }, "currency"],
    [
      "parameter_missing",
      { amount: "7140", currency: "eur", "automatic_payment_methods[allow_redirects]": "never" },
      "automatic_payment_methods[enabled]",
    ],
    ["parameter_invalid_integer", { amount: "71.40", currency: "eur" }, "amount"],
    ["parameter_unknown", { amount: "7140", currency: "eur", __proto__x: "1" }, "__proto__x"],
  ])("is refused with %s for %j", async (code, params, param) => {
    const response = await post("/v1/payment_intents", params);
    const { error } = (await response.json()) as { error: Stripe.StripeRawError };
    expect([response.status, error.type, error.code, error.param]).toEqual([400, "invalid_request_error", code, param]);
  });

  test("without a key, with a wrong one, or to nowhere is sent away", async () => {
    const strange = sdkFor(sandbox.url);
    expect((await ask("/v1/balance", { key: "sk_test_other" })).status).toBe(401);
    expect((await fetch(`${sandbox.url}/v1/balance`)).status).toBe(401);
    expect((await ask("/v1/subscriptions")).status).toBe(404);
    expect(await errorOf(strange.rawRequest("GET", "/v1/products"))).toMatchObject({ statusCode: 404 });
  });

  test("for an account that nobody opened is refused", async () => {
    const balance = sandbox.stripe.balance.retrieve({}, { stripeAccount: "acct_stranger" });
    expect(await errorOf(balance)).toMatchObject({ code: "resource_missing" });
  });
});

describe("a browser", () => {
  const card = (more: Record<string, string> = {}) => ({
    type: "card",
    "card[number]": "4242 4242 4242 4242",
    "card[exp_month]": "12",
    "card[exp_year]": "30",
    "card[cvc]": "123",
    ...more,
  });

  test("may do what the publishable key allows, and nothing else", async () => {
    for (const [method, path] of [
      ["GET", "/v1/balance"],
      ["POST", "/v1/refunds"],
      ["GET", "/v1/payment_methods"],
    ] as const)
      expect([path, (await ask(path, { method, ...PUBLIC })).status]).toEqual([path, 403]);
    const preflight = await fetch(`${sandbox.url}/v1/payment_methods`, {
      method: "OPTIONS",
      headers: {
        origin: "http://localhost:3000",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization",
      },
    });
    expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([204, "authorization"]);
  });

  test("saves a card with the intent's secret, and sees neither customer nor metadata", async () => {
    const { stripe } = sandbox;
    const { id: customer } = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({ customer, metadata: { secret: "x" } });
    const made = (await (await post("/v1/payment_methods", card(), PUBLIC)).json()) as Stripe.PaymentMethod;
    expect(made).toMatchObject({ type: "card", card: { last4: "4242", exp_month: 12, exp_year: 2030 } });
    const path = `/v1/setup_intents/${intent.id}/confirm`;
    const params = { payment_method: made.id, use_stripe_sdk: "true", return_url: "http://localhost:3000/" };
    expect((await post(path, { ...params, client_secret: "wrong" }, PUBLIC)).status).toBe(404);
    const done = await (await post(path, { ...params, client_secret: intent.client_secret ?? "" }, PUBLIC)).json();
    expect(done).toMatchObject({ id: intent.id, status: "succeeded", payment_method: made.id });
    expect(done).not.toHaveProperty("customer");
    expect(done).not.toHaveProperty("metadata");
    expect((await stripe.paymentMethods.retrieve(made.id)).customer).toBe(customer);
  });

  test.each([
    ["incorrect_number", { "card[number]": "4242 4242 4242 4241" }, "number", "Die Kartennummer stimmt nicht."],
    ["invalid_expiry_month", { "card[exp_month]": "13" }, "exp_month", "Der Monat im Ablaufdatum stimmt nicht."],
    ["invalid_expiry_month", { "card[exp_month]": "10", "card[exp_year]": "26" }, "exp_month", "Der Monat"],
    ["invalid_expiry_year", { "card[exp_year]": "95" }, "exp_year", "Das Jahr im Ablaufdatum stimmt nicht."],
    ["invalid_expiry_year", { "card[exp_year]": "2025" }, "exp_year", "Das Jahr"],
    ["invalid_cvc", { "card[cvc]": "99" }, "cvc", "Die Prüfnummer ist nicht vollständig."],
    ["card_declined", { "card[number]": "4111 1111 1111 1111" }, undefined, "Das ist ein Testformular."],
  ])("hears %s for %j, at its field and in its language", async (code, wrong, param, sentence) => {
    const init = { ...PUBLIC, headers: { "accept-language": "de" } };
    const response = await post("/v1/payment_methods", card(wrong as Record<string, string>), init);
    const { error } = (await response.json()) as { error: Stripe.StripeRawError };
    expect([response.status, error.type, error.code, error.param]).toEqual([402, "card_error", code, param]);
    expect(error.message).toContain(sentence);
  });
});
