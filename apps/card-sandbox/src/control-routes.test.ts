import { beforeEach, describe, expect, test } from "vitest";
import { type Opened, openSandbox } from "../test/open-sandbox.ts";
import { SANDBOX_KEYS } from "./keys.ts";

let sandbox: Opened;
beforeEach(async () => {
  sandbox = await openSandbox();
  return () => sandbox.stop();
});

const headers = { authorization: `Bearer ${SANDBOX_KEYS.secretKey}` };
const steer = async (path: string, body: unknown = {}) => {
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(`${sandbox.url}/sandbox/${path}`, init)).json() as Promise<Record<string, unknown>>;
};
const books = async () => (await fetch(`${sandbox.url}/sandbox/books`, { headers })).json();

describe("from another process", () => {
  test("the levers are pulled only with the secret key; health is for everybody", async () => {
    for (const path of ["faults", "settle", "deliver", "cards", "challenges", "disputes", "webhook", "time"]) {
      const response = await fetch(`${sandbox.url}/sandbox/${path}`, { method: "POST", body: "{}" });
      expect([path, response.status]).toEqual([path, 401]);
    }
    expect((await fetch(`${sandbox.url}/sandbox/books`)).status).toBe(401);
    expect(await (await fetch(`${sandbox.url}/sandbox/health`)).json()).toEqual({ status: "ok" });
  });

  test("a card is saved, charged and disputed, and the ledger shows it", async () => {
    const { stripe } = sandbox;
    const { id: customer } = await stripe.customers.create({});
    const { id } = await steer("cards", { customer, number: "4000 0000 0000 0259", expMonth: 3, expYear: 2031 });
    const asked = {
      amount: 7140,
      currency: "eur",
      customer,
      payment_method: String(id),
      confirm: true,
      off_session: true,
    };
    const intent = await stripe.paymentIntents.create({ ...asked, metadata: { appointmentId: "a1" } });
    await steer("settle");
    const charge = { paymentIntent: intent.id, amount: 7140, refunded: 0, metadata: { appointmentId: "a1" } };
    expect(await books()).toEqual({ charges: [{ ...charge, disputed: 7140 }], transfers: [], balanceCents: 0 });
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    await steer("disputes", { id: dispute?.id, outcome: "won" });
    expect(await books()).toMatchObject({ charges: [{ disputed: 0 }], balanceCents: 7140 });
  });

  test("the bank is answered", async () => {
    const { id } = await sandbox.stripe.setupIntents.create({});
    const card = await steer("cards", { number: "4000002500003155" });
    await sandbox.stripe.setupIntents.confirm(id, { payment_method: String(card.id) });
    await steer("challenges", { id, answer: "confirm" });
    expect((await sandbox.stripe.setupIntents.retrieve(id)).status).toBe("succeeded");
    expect(await steer("challenges", { id, answer: "confirm" })).toHaveProperty("error");
  });

  test("a story of the past happens then, until it is now again", async () => {
    await steer("time", { at: "2026-03-01T12:00:00Z" });
    expect((await sandbox.stripe.customers.create({})).created).toBe(Date.parse("2026-03-01T12:00:00Z") / 1000);
    await steer("time");
    expect((await sandbox.stripe.customers.create({})).created).not.toBe(Date.parse("2026-03-01T12:00:00Z") / 1000);
  });

  test("faults come and go", async () => {
    await steer("faults", { error429: 1, only: "customers" });
    expect((await fetch(`${sandbox.url}/v1/balance`, { headers })).status).toBe(200);
    expect((await fetch(`${sandbox.url}/v1/customers`, { method: "POST", headers })).status).toBe(429);
    await steer("faults", { error429: 0, only: "" });
    expect((await fetch(`${sandbox.url}/v1/customers`, { method: "POST", headers })).status).toBe(200);
  });

  test("events are sent where they are wanted", async () => {
    const { id } = await sandbox.stripe.customers.create({});
    expect(await steer("deliver")).toEqual({ sent: 0 });
    // The sandbox itself has no receiver there, so the event stays queued.
    await steer("webhook", { url: `${sandbox.url}/nobody` });
    expect(await steer("deliver")).toEqual({ sent: 1 });
    const [event] = await sandbox.events();
    expect(event).toMatchObject({ pending_webhooks: 1, data: { object: { id } } });
  });
});
