import Stripe from "stripe";
import { type Opened, openSandbox } from "./open-sandbox.ts";

export type Exchange = { method: string; path: string; sent: string; status: number; reply: unknown };

/** Every request of the SDK with its response. */
function recorder() {
  const exchanges: Exchange[] = [];
  const recording: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const { pathname, search } = new URL(String(input));
    const method = init?.method ?? "GET";
    const sent = method === "POST" ? String(init?.body ?? "") : search.slice(1);
    exchanges.push({ method, path: pathname, sent, status: response.status, reply: await response.clone().json() });
    return response;
  };
  return { exchanges, httpClient: Stripe.createFetchHttpClient(recording) };
}

/** Every call that the product makes and every kind of refusal, as sent over HTTP. */
export async function callEverything(): Promise<Exchange[]> {
  const { exchanges, httpClient } = recorder();
  const sandbox = await openSandbox({}, { httpClient });
  const address = { line1: "Ufer 1", line2: "", city: "Berlin", postal_code: "10115", country: "DE" };
  const person = {
    name: "A",
    email: "a@example.org",
    phone: "1",
    address,
    preferred_locales: ["de"],
    metadata: { a: "1" },
  };
  const { id: customer } = await sandbox.stripe.customers.create({ ...person, description: "client" });
  await refused(sandbox.stripe.customers.retrieve("cus_stranger"));
  await saveCards(sandbox, customer);
  await payAndRefund(sandbox, customer);
  await sendMoney(sandbox);
  await hear(sandbox);
  await sandbox.stripe.customers.del(customer);
  await sandbox.stop();
  return exchanges;
}

const refused = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error("not refused")),
    () => undefined,
  );

async function saveCards({ stripe, newCard, saveCard, answerBank }: Opened, customer: string) {
  const setup = () =>
    stripe.setupIntents.create({
      customer,
      usage: "off_session",
      allowed_payment_method_types: ["card"],
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      metadata: { a: "1" },
    });
  const { id } = await setup();
  await refused(stripe.setupIntents.confirm(id, { payment_method: newCard("4000000000000002") }));
  const payment_method = newCard("4000002500003155");
  await stripe.setupIntents.confirm(id, { payment_method, return_url: "http://localhost:3000/", use_stripe_sdk: true });
  answerBank(id, "confirm");
  await stripe.setupIntents.retrieve(id, { expand: ["payment_method", "customer"] });
  await stripe.setupIntents.cancel((await setup()).id, { cancellation_reason: "abandoned" });
  await stripe.setupIntents.list({ customer, created: { gte: 0 } });

  const { id: loose } = await stripe.paymentMethods.attach(newCard("5555555555554444"), { customer });
  await stripe.paymentMethods.retrieve(loose);
  await stripe.paymentMethods.detach(loose);
  const invoice_settings = { default_payment_method: saveCard(customer, "4242424242424242") };
  const expand = ["invoice_settings.default_payment_method"];
  await stripe.customers.update(customer, { invoice_settings, metadata: "", expand });
  await stripe.paymentMethods.list({ customer, type: "card", limit: 4 });
  await stripe.customers.listPaymentMethods(customer, { type: "card" });
}

async function payAndRefund({ stripe, saveCard, answerBank, settle }: Opened, customer: string) {
  const euro = { amount: 7140, currency: "eur", customer, confirm: true };
  const said = {
    description: "Coaching",
    statement_descriptor_suffix: "COACHING",
    transfer_group: "g",
    metadata: { a: "1" },
  };
  const pay = (number: string) => {
    const payment_method = saveCard(customer, number);
    const asked = { ...euro, ...said, payment_method, off_session: true, expand: ["latest_charge"] };
    return stripe.paymentIntents.create(asked);
  };
  const paid = await pay("4000000000000259");
  await refused(pay("4000000000000341"));
  await refused(pay("4000002760003184"));
  const asks = {
    payment_method: saveCard(customer, "4000002760003184"),
    use_stripe_sdk: true,
    return_url: "http://localhost/",
  };
  const { id: open } = await stripe.paymentIntents.create({ ...euro, ...asks });
  answerBank(open, "refuse");
  await stripe.paymentIntents.retrieve(open);
  await stripe.paymentIntents.update(open, { amount: 8140 });
  await refused(stripe.paymentIntents.update(paid.id, { amount: 8140 }));
  await stripe.paymentIntents.confirm(open, { ...asks, setup_future_usage: "off_session" });
  await stripe.paymentIntents.cancel(open, { cancellation_reason: "requested_by_customer" });
  await refused(stripe.paymentIntents.confirm(open));
  await stripe.paymentIntents.list({ customer, limit: 3, expand: ["data.payment_method"] });

  const part = { payment_intent: paid.id, amount: 100, reason: "requested_by_customer" as const, metadata: { a: "1" } };
  const { id: refund } = await stripe.refunds.create(part);
  await stripe.refunds.list({ payment_intent: paid.id });
  await stripe.refunds.retrieve(refund, { expand: ["charge"] });
  await refused(stripe.refunds.create({ payment_intent: paid.id, amount: 7141 }));
  const { data: charges } = await stripe.charges.list({ payment_intent: paid.id, customer, transfer_group: "g" });
  await stripe.charges.retrieve(charges[0]?.id ?? "", { expand: ["balance_transaction"] });
  const failing = await stripe.refunds.create({ payment_intent: (await pay("4000000000005126")).id });
  settle();
  await stripe.refunds.retrieve(failing.id);
  const { data: disputes } = await stripe.disputes.list({ payment_intent: paid.id });
  await stripe.disputes.retrieve(disputes[0]?.id ?? "");
  await pay("4242424242424242");
}

async function sendMoney({ stripe, settle }: Opened) {
  const { id: account } = await stripe.accounts.create({
    type: "express",
    country: "DE",
    email: "c@example.org",
    business_type: "individual",
    business_profile: { product_description: "Coaching", url: "https://example.org", mcc: "8299" },
    capabilities: { transfers: { requested: true } },
    metadata: { coachId: "c" },
  });
  const back = { refresh_url: "http://localhost:3000/a", return_url: "http://localhost:3000/b" };
  const link = await stripe.accountLinks.create({ account, type: "account_onboarding", ...back });
  await fetch(link.url, { method: "POST", body: "answer=finish", redirect: "manual" });
  await stripe.accounts.retrieve(account);
  await stripe.accounts.createLoginLink(account);
  await stripe.accounts.list({ limit: 3 });
  const said = { transfer_group: "2026-10", metadata: { a: "1" }, description: "October" };
  const transfer = { amount: 5000, currency: "eur", destination: account, ...said };
  const { id } = await stripe.transfers.create(transfer);
  await refused(stripe.transfers.create({ ...transfer, amount: 90_000_000 }));
  await stripe.transfers.createReversal(id, { amount: 100, metadata: { a: "1" }, description: "x" });
  await stripe.transfers.retrieve(id);
  await stripe.transfers.list({ transfer_group: "2026-10", destination: account });
  const { id: payout } = await stripe.payouts.create({ amount: 4900, currency: "eur" }, { stripeAccount: account });
  await stripe.payouts.retrieve(payout, {}, { stripeAccount: account });
  await stripe.payouts.list({ status: "pending" }, { stripeAccount: account });
  await stripe.payouts.create({ amount: 100, currency: "eur" });
  settle();
  await stripe.balance.retrieve();
  const { data: movements } = await stripe.balanceTransactions.list({ limit: 3 });
  await stripe.balanceTransactions.retrieve(movements[0]?.id ?? "");
}

async function hear({ stripe }: Opened) {
  const hook = { url: "http://localhost:3000/hook", enabled_events: ["*" as const] };
  const { id: endpoint } = await stripe.webhookEndpoints.create({ ...hook, description: "d", metadata: { a: "1" } });
  await stripe.webhookEndpoints.list();
  await stripe.webhookEndpoints.retrieve(endpoint);
  await stripe.webhookEndpoints.del(endpoint);
  const { data: events } = await stripe.events.list({ types: ["charge.dispute.created"], created: { gte: 0 } });
  await stripe.events.retrieve(events[0]?.id ?? "");
  await stripe.events.list({ limit: 100 });
}
