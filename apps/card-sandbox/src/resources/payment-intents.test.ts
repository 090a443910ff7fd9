import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorOf, type Opened, openSandbox } from "../../test/open-sandbox.ts";

let sandbox: Opened;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

const euro = { amount: 7140, currency: "eur" };
const paid = async (number = "4242424242424242") => {
  const { customer, card } = await sandbox.payer(number);
  return { ...euro, customer, payment_method: card, confirm: true, off_session: true };
};

describe("a charge without the payer", () => {
  test("brings the money, and says for what", async () => {
    const { paymentIntents, balance } = sandbox.stripe;
    const before = (await balance.retrieve()).available[0]?.amount ?? 0;
    const said = { description: "Coaching", transfer_group: "a1", metadata: { appointmentId: "a1" } };
    const intent = await paymentIntents.create({ ...(await paid()), ...said, expand: ["latest_charge"] });
    expect(intent).toMatchObject({ ...said, status: "succeeded", amount_received: 7140 });
    expect(intent.latest_charge).toMatchObject({ ...said, amount: 7140, paid: true, payment_intent: intent.id });
    expect((await balance.retrieve()).available).toMatchObject([{ amount: before + 7140, currency: "eur" }]);
  });

  test("that is declined leaves the intent to be tried again with another card", async () => {
    const { paymentIntents, charges } = sandbox.stripe;
    const asked = await paid("4000000000000341");
    const error = await errorOf(paymentIntents.create(asked));
    expect(error).toMatchObject({ type: "StripeCardError", code: "card_declined", decline_code: "generic_decline" });
    const id = error.payment_intent?.id ?? "";
    const failed = await paymentIntents.retrieve(id);
    expect(failed).toMatchObject({ status: "requires_payment_method", payment_method: null, amount_received: 0 });
    expect(failed.last_payment_error?.payment_method?.id).toBe(asked.payment_method);
    const payment_method = sandbox.saveCard(asked.customer, "4242424242424242");
    expect((await paymentIntents.confirm(id, { payment_method, off_session: true })).status).toBe("succeeded");
    const tries = await charges.list({ payment_intent: id });
    expect(tries.data.map(({ status }) => status)).toEqual(["succeeded", "failed"]);
  });

  test("that needs the payer is finished with the payer", async () => {
    const { paymentIntents } = sandbox.stripe;
    const asked = await paid("4000002760003184");
    const error = await errorOf(paymentIntents.create(asked));
    const id = error.payment_intent?.id ?? "";
    const waiting = await paymentIntents.confirm(id, { payment_method: asked.payment_method, use_stripe_sdk: true });
    expect(waiting).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });
    expect(waiting.client_secret).toContain(id);
    sandbox.answerBank(id, "confirm");
    expect((await paymentIntents.retrieve(id)).status).toBe("succeeded");
  });

  test("that the payer refuses says so", async () => {
    const { paymentIntents } = sandbox.stripe;
    const { off_session: _, ...asked } = await paid("4000000000003220");
    const { id } = await paymentIntents.create(asked);
    sandbox.answerBank(id, "refuse");
    expect(await paymentIntents.retrieve(id)).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "payment_intent_authentication_failure" },
      latest_charge: null,
    });
  });
});

describe("a payment intent", () => {
  test("that succeeded is neither confirmed nor cancelled again, and charged once", async () => {
    const { paymentIntents, charges } = sandbox.stripe;
    const { id } = await paymentIntents.create(await paid());
    for (const call of [paymentIntents.confirm(id), paymentIntents.cancel(id)])
      expect(await errorOf(call)).toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" });
    expect((await charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test("that is open can be cancelled, and then not be paid", async () => {
    const { paymentIntents } = sandbox.stripe;
    const { customer, card } = await sandbox.payer("4242424242424242");
    const { id, status } = await paymentIntents.create({ ...euro, customer, payment_method: card });
    expect(status).toBe("requires_confirmation");
    expect(await paymentIntents.cancel(id)).toMatchObject({ status: "canceled", canceled_at: 1794819600 });
    expect(await errorOf(paymentIntents.confirm(id))).toMatchObject({ code: "payment_intent_unexpected_state" });
  });

  test.each([
    ["amount_too_small", { amount: 49 }, "amount"],
    ["amount_too_large", { amount: 100_000_000 }, "amount"],
    ["resource_missing", { customer: "cus_stranger" }, "customer"],
    ["resource_missing", { payment_method: "pm_stranger" }, "payment_method"],
    [undefined, { currency: "usd" }, "currency"],
    [undefined, { confirm: false }, "off_session"],
  ])("is refused with %s for %j", async (code, wrong, param) => {
    const error = await errorOf(sandbox.stripe.paymentIntents.create({ ...(await paid()), ...wrong }));
    expect(error).toMatchObject({ statusCode: 400, param });
    expect(error.code).toBe(code);
  });

  test("takes no card of another customer, and none that was taken away", async () => {
    const { paymentIntents, paymentMethods } = sandbox.stripe;
    const [asked, other] = [await paid(), await paid()];
    expect(await errorOf(paymentIntents.create({ ...asked, payment_method: other.payment_method }))).toMatchObject({
      statusCode: 400,
      param: "payment_method",
    });
    await paymentMethods.detach(asked.payment_method);
    expect(await errorOf(paymentIntents.create(asked))).toMatchObject({ statusCode: 400, param: "payment_method" });
  });

  test("is found among those of its customer", async () => {
    const { paymentIntents } = sandbox.stripe;
    const asked = await paid();
    const ids = [await paymentIntents.create(asked), await paymentIntents.create(asked)].map(({ id }) => id);
    const { data, has_more } = await paymentIntents.list({ customer: asked.customer });
    expect([data.map(({ id }) => id), has_more]).toEqual([ids.reverse(), false]);
  });

  test("keeps the card for later where it is asked to", async () => {
    const { paymentIntents, paymentMethods } = sandbox.stripe;
    const { id: customer } = await sandbox.stripe.customers.create({});
    const payment_method = sandbox.newCard("4000002500003155");
    const asked = { ...euro, customer, payment_method, setup_future_usage: "off_session" as const, confirm: true };
    const { id } = await paymentIntents.create(asked);
    sandbox.answerBank(id, "confirm");
    expect((await paymentMethods.retrieve(payment_method)).customer).toBe(customer);
    const later = { ...euro, customer, payment_method, confirm: true, off_session: true };
    expect((await paymentIntents.create(later)).status).toBe("succeeded");
  });
});
