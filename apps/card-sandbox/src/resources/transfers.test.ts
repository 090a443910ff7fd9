import { beforeEach, describe, expect, test } from "vitest";
import { errorOf, type Opened, openSandbox } from "../../test/open-sandbox.ts";

let sandbox: Opened;
beforeEach(async () => {
  sandbox = await openSandbox();
  return () => sandbox.stop();
});

const pay = async (amount = 10_000) => {
  const { customer, card } = await sandbox.payer("4242424242424242");
  const asked = { amount, currency: "eur", customer, payment_method: card, confirm: true, off_session: true };
  await sandbox.stripe.paymentIntents.create(asked);
};

const open = () =>
  sandbox.stripe.accounts.create({
    type: "express",
    country: "DE",
    email: "coach@example.org",
    capabilities: { transfers: { requested: true } },
  });
const links = { refresh_url: "http://localhost:3000/again", return_url: "http://localhost:3000/back?a=1" };
const linkFor = (account: string) =>
  sandbox.stripe.accountLinks.create({ account, type: "account_onboarding", ...links });
const visit = (url: string, answer?: string) =>
  fetch(url, { redirect: "manual", ...(answer && { method: "POST", body: new URLSearchParams({ answer }) }) });

/** An account with completed onboarding. */
async function connected() {
  const { id } = await open();
  await visit((await linkFor(id)).url, "finish");
  return id;
}

describe("a connected account", () => {
  test("can be sent nothing before its owner has finished, and everything after", async () => {
    await pay();
    const { accounts, transfers } = sandbox.stripe;
    const { id, payouts_enabled, capabilities } = await open();
    expect([payouts_enabled, capabilities?.transfers]).toEqual([false, "inactive"]);
    const asked = { amount: 100, currency: "eur", destination: id };
    expect(await errorOf(transfers.create(asked))).toMatchObject({ code: "insufficient_capabilities_for_transfer" });

    const answer = await visit((await linkFor(id)).url, "finish");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, links.return_url]);
    const ready = { charges_enabled: true, payouts_enabled: true, details_submitted: true };
    expect(await accounts.retrieve(id)).toMatchObject({ ...ready, capabilities: { transfers: "active" } });
    const told = (await sandbox.events()).at(-1);
    expect(told).toMatchObject({ type: "account.updated", account: id, data: { object: { id, ...ready } } });
    expect((await transfers.create(asked)).amount).toBe(100);
  });

  test("stays as it is where its owner says later", async () => {
    const { id } = await open();
    const answer = await visit((await linkFor(id)).url, "later");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, links.return_url]);
    expect((await sandbox.stripe.accounts.retrieve(id)).details_submitted).toBe(false);
  });

  test("needs a new link where the old one is used or over", async () => {
    const { id } = await open();
    const [used, old] = [await linkFor(id), await linkFor(id)];
    await visit(used.url, "later");
    sandbox.clock.now = new Date("2026-11-16T09:05:00Z");
    for (const { url } of [used, old]) {
      const answers = [await visit(url), await visit(url, "finish")];
      expect(answers.map(({ headers }) => headers.get("location"))).toEqual([links.refresh_url, links.refresh_url]);
    }
    expect((await sandbox.stripe.accounts.retrieve(id)).details_submitted).toBe(false);
  });

  test.each([
    ["de-DE,de;q=0.9", "", "Konto verbinden (Test)", "Später"],
    ["de-DE,de;q=0.9", "?locale=en", "Connect your account (test)", "Later"],
  ])("is connected on a page in the language of %j%s", async (language, query, title, later) => {
    const { url } = await linkFor((await open()).id);
    const page = await fetch(`${url}${query}`, { headers: { "accept-language": language } });
    const text = await page.text();
    expect([page.status, text.includes(`<h1>${title}</h1>`), text.includes(later)]).toEqual([200, true, true]);
  });
});

describe("a transfer", () => {
  test("moves money once, is found by its group, and can be taken back in parts", async () => {
    await pay();
    const { transfers, balance } = sandbox.stripe;
    const destination = await connected();
    const asked = {
      amount: 8000,
      currency: "eur",
      destination,
      transfer_group: "2026-10",
      metadata: { statement: "s1" },
    };
    const { id } = await transfers.create(asked);
    expect((await transfers.list({ transfer_group: "2026-10" })).data).toMatchObject([{ id, ...asked }]);
    expect((await transfers.list({ transfer_group: "2026-09" })).data).toEqual([]);

    expect((await transfers.createReversal(id, { amount: 3000 })).amount).toBe(3000);
    expect(await transfers.retrieve(id)).toMatchObject({ amount_reversed: 3000, reversed: false });
    expect(await errorOf(transfers.createReversal(id, { amount: 5001 }))).toMatchObject({ param: "amount" });
    await transfers.createReversal(id);
    expect(await transfers.retrieve(id)).toMatchObject({ amount_reversed: 8000, reversed: true });
    const there = await balance.retrieve({}, { stripeAccount: destination });
    expect([sandbox.books().balanceCents, there.available[0]?.amount]).toEqual([10_000, 0]);
    expect(sandbox.books().transfers).toEqual([
      { id, destination, amount: 8000, reversed: 8000, metadata: { statement: "s1" } },
    ]);
  });

  test("of more than there is, or to a stranger, is refused and moves nothing", async () => {
    await pay();
    const { transfers } = sandbox.stripe;
    const destination = await connected();
    const asked = { amount: 10_001, currency: "eur", destination };
    expect(await errorOf(transfers.create(asked))).toMatchObject({ statusCode: 400, code: "balance_insufficient" });
    const strange = { ...asked, amount: 1, destination: "acct_stranger" };
    expect(await errorOf(transfers.create(strange))).toMatchObject({ code: "resource_missing", param: "destination" });
    expect(sandbox.books()).toMatchObject({ balanceCents: 10_000, transfers: [] });
  });
});

test("a payout of a connected account leaves its balance and arrives later", async () => {
  await pay();
  const { transfers, payouts, balance } = sandbox.stripe;
  const stripeAccount = await connected();
  await transfers.create({ amount: 5000, currency: "eur", destination: stripeAccount });
  const { id, status } = await payouts.create({ amount: 5000, currency: "eur" }, { stripeAccount });
  expect(status).toBe("pending");
  sandbox.settle();
  expect((await payouts.list({ status: "paid" }, { stripeAccount })).data.map((payout) => payout.id)).toEqual([id]);
  expect(await errorOf(payouts.retrieve(id))).toMatchObject({ code: "resource_missing" });
  expect((await balance.retrieve({}, { stripeAccount })).available).toMatchObject([{ amount: 0 }]);
  const told = await sandbox.stripe.events.list({}, { stripeAccount });
  expect(told.data.map(({ type }) => type)).toEqual(["payout.paid", "payout.created"]);
  const tooMuch = payouts.create({ amount: 1, currency: "eur" }, { stripeAccount });
  expect(await errorOf(tooMuch)).toMatchObject({ code: "balance_insufficient" });
});
