import { beforeEach, describe, expect, test } from "vitest";
import { errorOf, type Opened, openSandbox } from "../../test/open-sandbox.ts";

let sandbox: Opened;
beforeEach(async () => {
  sandbox = await openSandbox();
  return () => sandbox.stop();
});

const pay = async (number = "4242424242424242") => {
  const { customer, card } = await sandbox.payer(number);
  const asked = { amount: 7140, currency: "eur", customer, payment_method: card, confirm: true, off_session: true };
  return (await sandbox.stripe.paymentIntents.create(asked)).id;
};
const types = async () => (await sandbox.events()).map(({ type }) => type);

describe("a refund", () => {
  test("gives back a part, then the rest, and never more", async () => {
    const { refunds, charges } = sandbox.stripe;
    const payment_intent = await pay();
    const first = await refunds.create({ payment_intent, amount: 3000, metadata: { why: "late" } });
    expect(first).toMatchObject({ status: "succeeded", amount: 3000, payment_intent, metadata: { why: "late" } });
    expect(await errorOf(refunds.create({ payment_intent, amount: 4141 }))).toMatchObject({
      statusCode: 400,
      param: "amount",
    });
    expect((await refunds.create({ payment_intent })).amount).toBe(4140);
    expect(await errorOf(refunds.create({ payment_intent }))).toMatchObject({ code: "charge_already_refunded" });
    expect((await charges.list({ payment_intent })).data).toMatchObject([{ refunded: true, amount_refunded: 7140 }]);
    expect((await refunds.list({ payment_intent })).data.map(({ amount }) => amount)).toEqual([4140, 3000]);
    expect(sandbox.books()).toMatchObject({ balanceCents: 0, charges: [{ amount: 7140, refunded: 7140 }] });
  });

  test("of a card that takes its time is pending, then succeeded", async () => {
    const { refunds } = sandbox.stripe;
    const { id, status } = await refunds.create({ payment_intent: await pay("4000000000007726") });
    expect(status).toBe("pending");
    sandbox.settle();
    expect((await refunds.retrieve(id)).status).toBe("succeeded");
    expect((await types()).slice(-4)).toEqual([
      "refund.created",
      "charge.refunded",
      "refund.updated",
      "charge.refund.updated",
    ]);
  });

  test("that comes back has failed, and the money is there again", async () => {
    const { refunds, charges } = sandbox.stripe;
    const payment_intent = await pay("4000000000005126");
    const { id, status } = await refunds.create({ payment_intent });
    expect([status, sandbox.books().balanceCents]).toEqual(["succeeded", 0]);
    sandbox.settle();
    expect(await refunds.retrieve(id)).toMatchObject({ status: "failed", failure_reason: "unknown" });
    expect((await charges.list({ payment_intent })).data).toMatchObject([{ refunded: false, amount_refunded: 0 }]);
    expect([sandbox.books().balanceCents, (await types()).at(-1)]).toEqual([7140, "refund.failed"]);
  });

  test("needs money that came: an open intent, a strange one and none are refused", async () => {
    const { refunds, paymentIntents } = sandbox.stripe;
    const open = await paymentIntents.create({ amount: 7140, currency: "eur" });
    expect(await errorOf(refunds.create({ payment_intent: open.id }))).toMatchObject({ statusCode: 400 });
    expect(await errorOf(refunds.create({ payment_intent: "pi_stranger" }))).toMatchObject({
      code: "resource_missing",
    });
    expect(await errorOf(refunds.create({}))).toMatchObject({ code: "parameter_missing" });
  });
});

describe("a dispute", () => {
  test.each([
    ["4000000000000259", "fraudulent"],
    ["4000000000002685", "product_not_received"],
  ])("of %s opens later, as %s, and takes the money", async (number, reason) => {
    const payment_intent = await pay(number);
    expect((await sandbox.stripe.disputes.list({ payment_intent })).data).toEqual([]);
    sandbox.settle();
    const { data } = await sandbox.stripe.disputes.list({ payment_intent });
    expect(data).toMatchObject([{ reason, amount: 7140, status: "needs_response", payment_intent }]);
    expect(sandbox.books()).toMatchObject({ balanceCents: 0, charges: [{ disputed: 7140 }] });
    expect((await types()).slice(-2)).toEqual(["charge.dispute.created", "charge.dispute.funds_withdrawn"]);
    expect(await errorOf(sandbox.stripe.refunds.create({ payment_intent }))).toMatchObject({ code: "charge_disputed" });
  });

  test.each([
    ["won", 7140, 0, ["charge.dispute.funds_reinstated", "charge.dispute.closed"]],
    ["lost", 0, 7140, ["charge.dispute.funds_withdrawn", "charge.dispute.closed"]],
  ] as const)("that is %s leaves %i cents", async (outcome, balanceCents, disputed, last) => {
    const payment_intent = await pay("4000000000000259");
    sandbox.settle();
    const [dispute] = (await sandbox.stripe.disputes.list({ payment_intent })).data;
    sandbox.closeDispute(dispute?.id ?? "", outcome);
    expect((await sandbox.stripe.disputes.retrieve(dispute?.id ?? "")).status).toBe(outcome);
    expect(sandbox.books()).toMatchObject({ balanceCents, charges: [{ disputed }] });
    expect((await types()).slice(-2)).toEqual(last);
    expect(() => sandbox.closeDispute(dispute?.id ?? "", "won")).toThrow("already closed");
  });
});
