import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorOf, type Opened, openSandbox } from "../../test/open-sandbox.ts";

let sandbox: Opened;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

const CARD = "4242424242424242";

describe("a customer", () => {
  test("is kept as it was said, and found again", async () => {
    const { customers } = sandbox.stripe;
    const address = { line1: "Ufer 1", postal_code: "10115", city: "Berlin", country: "DE" };
    const said = { name: "Änne Ünal", email: "a@example.org", phone: "+49 30 1", preferred_locales: ["de"], address };
    const { id } = await customers.create({ ...said, metadata: { userId: "u1" } });
    expect(await customers.retrieve(id)).toMatchObject({ ...said, metadata: { userId: "u1" }, livemode: false });
  });

  test("changes only what is said; an empty value takes away", async () => {
    const { customers } = sandbox.stripe;
    const { id } = await customers.create({ name: "A", phone: "1", metadata: { a: "1", b: "2" } });
    const changed = await customers.update(id, { phone: "", metadata: { a: "", c: "3" } });
    expect(changed).toMatchObject({ name: "A", phone: null, metadata: { b: "2", c: "3" } });
    expect(await customers.update(id, { metadata: "" })).toMatchObject({ name: "A", metadata: {} });
  });

  test("has one of its own cards as the default; a stranger's card is refused", async () => {
    const { customer, card } = await sandbox.payer(CARD);
    const other = await sandbox.payer(CARD);
    const { customers } = sandbox.stripe;
    const choose = (default_payment_method: string) =>
      customers.update(customer, {
        invoice_settings: { default_payment_method },
        expand: ["invoice_settings.default_payment_method"],
      });
    expect((await choose(card)).invoice_settings.default_payment_method).toMatchObject({ id: card, type: "card" });
    expect(await errorOf(choose(other.card))).toMatchObject({ code: "resource_missing", statusCode: 400 });
    expect((await choose("")).invoice_settings.default_payment_method).toBeNull();
  });

  test("that is deleted leaves its id alone, without cards and without a way back", async () => {
    const { customer, card } = await sandbox.payer(CARD);
    const { stripe } = sandbox;
    expect(await stripe.customers.del(customer)).toEqual({ id: customer, object: "customer", deleted: true });
    expect(await stripe.customers.retrieve(customer)).toEqual({ id: customer, object: "customer", deleted: true });
    expect((await stripe.paymentMethods.retrieve(card)).customer).toBeNull();
    expect(await errorOf(stripe.setupIntents.create({ customer }))).toMatchObject({ code: "resource_missing" });
    expect(await errorOf(stripe.customers.update(customer, { name: "B" }))).toMatchObject({ statusCode: 404 });
  });

  test("nobody made is not found", async () => {
    const error = await errorOf(sandbox.stripe.customers.retrieve("cus_stranger"));
    expect(error).toMatchObject({ statusCode: 404, code: "resource_missing", type: "StripeInvalidRequestError" });
  });
});

describe("a payment method", () => {
  test("is listed with its customer, newest first, and with nobody else", async () => {
    const { customer, card } = await sandbox.payer(CARD);
    const second = sandbox.saveCard(customer, "5555555555554444", { expMonth: 3, expYear: 2031 });
    const { stripe } = sandbox;
    const { data } = await stripe.paymentMethods.list({ customer, type: "card" });
    expect(
      data.map(({ id, card: shown }) => [id, shown?.brand, shown?.last4, shown?.exp_month, shown?.exp_year]),
    ).toEqual([
      [second, "mastercard", "4444", 3, 2031],
      [card, "visa", "4242", 12, 2030],
    ]);
    expect((await stripe.customers.listPaymentMethods(customer)).data.map(({ id }) => id)).toEqual([second, card]);
    expect((await stripe.paymentMethods.list({ customer: (await sandbox.payer(CARD)).customer })).data).toHaveLength(1);
  });

  test("that is taken away is no default any more and cannot come back", async () => {
    const { customer, card } = await sandbox.payer(CARD);
    const { stripe } = sandbox;
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
    expect((await stripe.paymentMethods.detach(card)).customer).toBeNull();
    const owner = await stripe.customers.retrieve(customer);
    expect(owner).toMatchObject({ invoice_settings: { default_payment_method: null } });
    expect(await errorOf(stripe.paymentMethods.attach(card, { customer }))).toMatchObject({ statusCode: 400 });
    expect(await errorOf(stripe.paymentMethods.detach(card))).toMatchObject({ statusCode: 400 });
  });

  test("that its bank refuses is not attached either", async () => {
    const { id: customer } = await sandbox.stripe.customers.create({});
    const attach = sandbox.stripe.paymentMethods.attach(sandbox.newCard("4000000000000002"), { customer });
    expect(await errorOf(attach)).toMatchObject({ statusCode: 402, code: "card_declined" });
  });

  test("is never made with the secret key: our server has no card numbers", async () => {
    const card = { number: CARD, exp_month: 12, exp_year: 2030, cvc: "123" };
    const error = await errorOf(sandbox.stripe.paymentMethods.create({ type: "card", card }));
    expect(error).toMatchObject({ statusCode: 400, param: "card" });
  });
});
