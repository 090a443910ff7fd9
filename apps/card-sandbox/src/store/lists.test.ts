import { beforeEach, describe, expect, test } from "vitest";
import { errorOf, type Opened, openSandbox } from "../../test/open-sandbox.ts";

let sandbox: Opened;
beforeEach(async () => {
  sandbox = await openSandbox();
  return () => sandbox.stop();
});

/** Five intents, a minute apart. */
async function five() {
  const ids: string[] = [];
  for (const minute of [0, 1, 2, 3, 4]) {
    sandbox.clock.now = new Date(Date.UTC(2026, 10, 16, 9, minute));
    ids.push((await sandbox.stripe.paymentIntents.create({ amount: 100 + minute, currency: "eur" })).id);
  }
  return ids.reverse();
}
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

describe("a list", () => {
  test("comes in pages, newest first, forwards and backwards", async () => {
    const ids = await five();
    const { paymentIntents } = sandbox.stripe;
    const first = await paymentIntents.list({ limit: 2 });
    expect([idsOf(first), first.has_more]).toEqual([ids.slice(0, 2), true]);
    const second = await paymentIntents.list({ limit: 3, starting_after: ids[1] ?? "" });
    expect([idsOf(second), second.has_more]).toEqual([ids.slice(2), false]);
    expect(idsOf(await paymentIntents.list({ limit: 2, ending_before: ids[3] ?? "" }))).toEqual(ids.slice(1, 3));
    expect(await paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 100 })).toHaveLength(5);
  });

  test("is cut by moments", async () => {
    const ids = await five();
    const { paymentIntents } = sandbox.stripe;
    const second = Date.UTC(2026, 10, 16, 9, 1) / 1000;
    expect(idsOf(await paymentIntents.list({ created: { gte: second } }))).toEqual(ids.slice(0, 4));
    expect(idsOf(await paymentIntents.list({ created: { gt: second, lt: second + 120 } }))).toEqual([ids[2]]);
    expect(idsOf(await paymentIntents.list({ created: second }))).toEqual([ids[3]]);
  });

  test("of events is cut by their types", async () => {
    const { customer, card } = await sandbox.payer("4242424242424242");
    const asked = { amount: 7140, currency: "eur", customer, payment_method: card, confirm: true, off_session: true };
    await sandbox.stripe.paymentIntents.create(asked);
    const types = ["payment_intent.succeeded", "payment_intent.created"];
    const { data } = await sandbox.stripe.events.list({ types });
    expect(data.map(({ type }) => type)).toEqual(types);
    expect((await sandbox.stripe.events.retrieve(data[0]?.id ?? "")).data.object).toMatchObject({ amount: 7140 });
  });

  test("has a hundred at most, and begins behind something that is there", async () => {
    const { paymentIntents } = sandbox.stripe;
    for (const limit of [0, 101])
      expect(await errorOf(paymentIntents.list({ limit }))).toMatchObject({ param: "limit" });
    const strange = paymentIntents.list({ starting_after: "pi_stranger" });
    expect(await errorOf(strange)).toMatchObject({ code: "resource_missing", param: "starting_after" });
  });

  test("shows what is behind the ids where it is asked to", async () => {
    const { customer, card } = await sandbox.payer("4242424242424242");
    const asked = { amount: 7140, currency: "eur", customer, payment_method: card, confirm: true, off_session: true };
    await sandbox.stripe.paymentIntents.create(asked);
    const { paymentIntents } = sandbox.stripe;
    const { data } = await paymentIntents.list({ expand: ["data.payment_method", "data.latest_charge.customer"] });
    expect(data).toMatchObject([{ payment_method: { id: card }, latest_charge: { customer: { id: customer } } }]);
    expect(await errorOf(paymentIntents.list({ expand: ["data.nothing"] }))).toMatchObject({ param: "expand" });
  });
});
