import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type Stripe from "stripe";
import { beforeEach, describe, expect, test } from "vitest";
import { type Opened, openSandbox } from "../test/open-sandbox.ts";
import { SANDBOX_KEYS } from "./keys.ts";
import { startCardSandbox } from "./sandbox.ts";

let sandbox: Opened;
beforeEach(async () => {
  sandbox = await openSandbox();
  return () => sandbox.stop();
});

type Heard = { payload: string; signature: string };

/** A receiver that records events; `isDeaf` answers 500. */
function receiver() {
  const heard: Heard[] = [];
  const state = { isDeaf: false };
  const send = async (request: Request) => {
    heard.push({ payload: await request.text(), signature: request.headers.get("stripe-signature") ?? "" });
    return new Response("", { status: state.isDeaf ? 500 : 200 });
  };
  const idsOf = () => heard.map(({ payload }) => JSON.parse(payload).id as string);
  return { heard, state, send, idsOf };
}
const make = async (count: number) => {
  for (let number = 0; number < count; number += 1) await sandbox.stripe.customers.create({ name: `${number}` });
};

describe("an event", () => {
  test("is signed so that the SDK believes it, and nobody else's is", async () => {
    const { heard, send } = receiver();
    sandbox.sendTo({ send });
    await make(1);
    expect(await sandbox.deliver()).toBe(1);
    const { payload = "", signature = "" } = heard[0] ?? {};
    const { webhooks } = sandbox.stripe;
    const verify = (secret: string, seconds: number) =>
      webhooks.constructEvent(payload, signature, secret, 300, undefined, sandbox.clock.now.getTime() + seconds * 1000);
    expect(verify(SANDBOX_KEYS.webhookSecret, 299)).toMatchObject({ type: "customer.created" });
    expect(() => verify(SANDBOX_KEYS.webhookSecret, 301)).toThrow("tolerance");
    expect(() => verify("whsec_other", 0)).toThrow("signature");
  });

  test("shows the object as it was, in the version of the SDK, with the request that caused it", async () => {
    const { id } = await sandbox.stripe.customers.create({ name: "A" }, { idempotencyKey: "k" });
    await sandbox.stripe.customers.update(id, { name: "B" });
    const [created, updated] = await sandbox.events();
    expect(created).toMatchObject({ api_version: "2026-10-28.endive", data: { object: { id, name: "A" } } });
    expect(created?.request).toMatchObject({ idempotency_key: "k", id: expect.stringMatching(/^req_/) });
    expect(updated?.data).toMatchObject({ object: { name: "B" }, previous_attributes: { name: "A" } });
  });

  test("waits until there is somebody to hear it", async () => {
    await make(2);
    expect(await sandbox.deliver()).toBe(0);
    const { send, idsOf } = receiver();
    sandbox.sendTo({ send });
    expect(await sandbox.deliver()).toBe(2);
    expect(idsOf()).toEqual((await sandbox.events()).map(({ id }) => id));
    expect(await sandbox.deliver()).toBe(0);
  });

  test("that is not taken stays waiting, and comes once in each round", async () => {
    const { state, send, idsOf } = receiver();
    sandbox.sendTo({ send });
    state.isDeaf = true;
    await make(2);
    expect(await sandbox.deliver()).toBe(2);
    expect((await sandbox.events()).map(({ pending_webhooks }) => pending_webhooks)).toEqual([1, 1]);
    state.isDeaf = false;
    expect(await sandbox.deliver()).toBe(2);
    expect(idsOf().slice(2)).toEqual(idsOf().slice(0, 2));
    expect((await sandbox.events()).map(({ pending_webhooks }) => pending_webhooks)).toEqual([0, 0]);
  });

  test("that causes another one is followed by it in the same round", async () => {
    let isFirst = true;
    sandbox.sendTo({
      async send() {
        if (isFirst) await make(1);
        isFirst = false;
        return new Response();
      },
    });
    await make(1);
    expect(await sandbox.deliver()).toBe(2);
  });

  test("comes three times and in any order, and half of them are lost, where a test wants it so", async () => {
    const { send, idsOf } = receiver();
    sandbox.sendTo({ send });
    await make(20);
    sandbox.faults({ seed: 5, events: { copies: 3, shuffle: true, drop: 0.5 } });
    const sent = await sandbox.deliver();
    const arrived = new Set(idsOf());
    expect([sent, idsOf().length]).toEqual([arrived.size * 3, arrived.size * 3]);
    expect(arrived.size).toBeGreaterThan(4);
    expect(arrived.size).toBeLessThan(16);
    const all = (await sandbox.events()).map(({ id }) => id);
    expect([...arrived]).not.toEqual(all.filter((id) => arrived.has(id)));
    expect(await sandbox.deliver()).toBe(0);
  });
});

/** A real receiver that answers 500 to the first `failures` events. */
async function listen(failures: number) {
  const types: string[] = [];
  let tries = 0;
  const enough = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    tries += 1;
    response.writeHead(tries <= failures ? 500 : 200).end();
    if (tries <= failures) return;
    const event: Stripe.Event = JSON.parse(Buffer.concat(parts).toString());
    types.push(event.type);
    enough.resolve();
  }).listen(0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, types, heard: enough.promise, tries: () => tries, stop: () => server.close() };
}

describe("with real timers", () => {
  test("events are brought by themselves, and again where they were not taken", async () => {
    const hook = await listen(1);
    const own = await startCardSandbox({ webhook: { url: hook.url } });
    const headers = { authorization: `Bearer ${SANDBOX_KEYS.secretKey}` };
    await fetch(`${own.url}/v1/customers`, { method: "POST", headers });
    await hook.heard;
    expect([hook.types, hook.tries()]).toEqual([["customer.created"], 2]);
    await own.stop();
    hook.stop();
  });
});

describe("an endpoint", () => {
  test("gets the events it subscribed to, with its own secret, until it is deleted", async () => {
    const hook = await listen(0);
    const { webhookEndpoints, customers } = sandbox.stripe;
    const endpoint = await webhookEndpoints.create({ url: hook.url, enabled_events: ["customer.updated"] });
    expect(endpoint.secret).toMatch(/^whsec_/);
    const { data } = await webhookEndpoints.list();
    expect(data).toMatchObject([{ id: endpoint.id, url: hook.url }]);
    expect(data[0]).not.toHaveProperty("secret");
    const { id } = await customers.create({});
    await customers.update(id, { name: "A" });
    expect(await sandbox.deliver()).toBe(1);
    await webhookEndpoints.del(endpoint.id);
    await customers.update(id, { name: "B" });
    expect([await sandbox.deliver(), hook.types]).toEqual([0, ["customer.updated"]]);
    hook.stop();
  });
});
