import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorOf, type Opened, openSandbox } from "../../test/open-sandbox.ts";

let sandbox: Opened;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

const begin = async () => {
  const { id: customer } = await sandbox.stripe.customers.create({});
  const usage = "off_session" as const;
  const intent = await sandbox.stripe.setupIntents.create({ customer, usage, allowed_payment_method_types: ["card"] });
  return { customer, intent };
};

describe("a setup intent", () => {
  test("begins without a card and ends with one that belongs to the customer", async () => {
    const { customer, intent } = await begin();
    expect(intent).toMatchObject({ status: "requires_payment_method", payment_method: null, customer });
    const { setupIntents } = sandbox.stripe;
    const payment_method = sandbox.newCard("4242424242424242");
    const done = await setupIntents.confirm(intent.id, { payment_method, expand: ["payment_method"] });
    expect(done).toMatchObject({ status: "succeeded", payment_method: { id: payment_method, customer } });
    expect((await setupIntents.list({ customer })).data.map(({ id }) => id)).toEqual([intent.id]);
  });

  test("waits for the bank, and a refusal is told as such", async () => {
    const { intent, customer } = await begin();
    const { setupIntents, paymentMethods } = sandbox.stripe;
    const waiting = await setupIntents.confirm(intent.id, { payment_method: sandbox.newCard("4000002500003155") });
    expect(waiting).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });
    sandbox.answerBank(intent.id, "refuse");
    expect(await setupIntents.retrieve(intent.id)).toMatchObject({
      status: "requires_payment_method",
      next_action: null,
      last_setup_error: { code: "setup_intent_authentication_failure", payment_method: { type: "card" } },
    });
    expect((await paymentMethods.list({ customer })).data).toEqual([]);
    expect(() => sandbox.answerBank(intent.id, "confirm")).toThrow("The bank asks nothing");
  });

  test("that has ended is not confirmed or cancelled again", async () => {
    const { intent } = await begin();
    const { setupIntents } = sandbox.stripe;
    await setupIntents.confirm(intent.id, { payment_method: sandbox.newCard("4242424242424242") });
    const again = { payment_method: sandbox.newCard("4242424242424242") };
    for (const call of [setupIntents.confirm(intent.id, again), setupIntents.cancel(intent.id)])
      expect(await errorOf(call)).toMatchObject({ statusCode: 400, code: "setup_intent_unexpected_state" });
  });

  test("can be cancelled while it is open", async () => {
    const { intent } = await begin();
    const canceled = await sandbox.stripe.setupIntents.cancel(intent.id, { cancellation_reason: "abandoned" });
    expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
  });

  test("takes no card of somebody else", async () => {
    const { intent } = await begin();
    const { card } = await sandbox.payer("4242424242424242");
    const { setupIntents } = sandbox.stripe;
    expect(await errorOf(setupIntents.confirm(intent.id, { payment_method: card }))).toMatchObject({ statusCode: 400 });
    expect((await setupIntents.retrieve(intent.id)).status).toBe("requires_payment_method");
  });

  test("tells its steps as events, in their order", async () => {
    const own = await openSandbox();
    const { id: customer } = await own.stripe.customers.create({});
    const { id } = await own.stripe.setupIntents.create({ customer });
    await errorOf(own.stripe.setupIntents.confirm(id, { payment_method: own.newCard("4000000000000002") }));
    await own.stripe.setupIntents.confirm(id, { payment_method: own.newCard("4000002500003155") });
    own.answerBank(id, "confirm");
    expect((await own.events()).map(({ type }) => type)).toEqual([
      "customer.created",
      "setup_intent.created",
      "setup_intent.setup_failed",
      "setup_intent.requires_action",
      "payment_method.attached",
      "setup_intent.succeeded",
    ]);
    await own.stop();
  });
});
