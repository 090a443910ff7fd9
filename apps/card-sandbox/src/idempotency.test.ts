import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { errorOf, headerOf, openSandbox, sdkFor } from "../test/open-sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "card-sandbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const euro = { amount: 7140, currency: "eur", confirm: true, off_session: true };
const payable = async (sandbox: Awaited<ReturnType<typeof openSandbox>>, number = "4242424242424242") => {
  const { customer, card } = await sandbox.payer(number);
  return { ...euro, customer, payment_method: card };
};

describe("a request with a key", () => {
  test("has its effect once, and gives the same answer whenever it is sent again", async () => {
    const sandbox = await openSandbox();
    const asked = await payable(sandbox);
    const { paymentIntents } = sandbox.stripe;
    const send = () => paymentIntents.create(asked, { idempotencyKey: "k" });
    const [first, again] = [await send(), await send()];
    expect(again.id).toBe(first.id);
    expect(headerOf(again, "idempotent-replayed")).toBe("true");
    expect(headerOf(again, "original-request")).toBe(first.lastResponse.requestId);
    expect(sandbox.books().charges).toHaveLength(1);
    await sandbox.stop();
  });

  test("is declined once: the same no comes again, a new key asks the bank again", async () => {
    const sandbox = await openSandbox();
    const asked = await payable(sandbox, "4000000000000341");
    const send = (idempotencyKey: string) => errorOf(sandbox.stripe.paymentIntents.create(asked, { idempotencyKey }));
    const [first, again, other] = [await send("k"), await send("k"), await send("l")];
    expect(first).toMatchObject({ statusCode: 402, code: "card_declined" });
    expect([again.statusCode, again.payment_intent?.id]).toEqual([402, first.payment_intent?.id]);
    expect(other.payment_intent?.id).not.toBe(first.payment_intent?.id);
    await sandbox.stop();
  });

  test("that asks for something else is refused, and nothing happens", async () => {
    const sandbox = await openSandbox();
    const asked = await payable(sandbox);
    const { paymentIntents, customers } = sandbox.stripe;
    await paymentIntents.create(asked, { idempotencyKey: "k" });
    const others = [
      paymentIntents.create({ ...asked, amount: 7141 }, { idempotencyKey: "k" }),
      customers.create({}, { idempotencyKey: "k" }),
    ];
    for (const other of others)
      expect(await errorOf(other)).toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
    expect(sandbox.books().charges).toHaveLength(1);
    await sandbox.stop();
  });

  test("that comes while the first is under way is told so; ten at once charge once", async () => {
    const sandbox = await openSandbox();
    const asked = await payable(sandbox);
    sandbox.faults({ delayMs: 40 });
    const { paymentIntents } = sandbox.stripe;
    const all = Array.from({ length: 10 }, () => paymentIntents.create(asked, { idempotencyKey: "k" }));
    const outcomes = await Promise.allSettled(all);
    const refused = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused[0]).toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
    expect(new Set(refused.map(({ code }) => code)).size).toBe(1);
    expect(sandbox.books().charges).toHaveLength(1);
    await sandbox.stop();
  });

  test("is forgotten after a day: the same key pays again", async () => {
    const sandbox = await openSandbox();
    const asked = await payable(sandbox);
    const send = () => sandbox.stripe.paymentIntents.create(asked, { idempotencyKey: "k" });
    const first = await send();
    sandbox.clock.now = new Date("2026-11-17T08:59:59Z");
    expect((await send()).id).toBe(first.id);
    sandbox.clock.now = new Date("2026-11-17T09:00:00Z");
    expect((await send()).id).not.toBe(first.id);
    await sandbox.stop();
  });

  test("is remembered by the provider that comes back", async () => {
    const file = join(folder, "restart.sqlite");
    const before = await openSandbox({ file });
    const asked = await payable(before);
    before.faults({ dropAfter: 1 });
    const send = (stripe = before.stripe) => stripe.paymentIntents.create(asked, { idempotencyKey: "k" });
    expect(await errorOf(send())).toMatchObject({ type: "StripeConnectionError" });
    await before.stop();

    const after = await openSandbox({ file });
    const again = await send(after.stripe);
    expect([again.status, headerOf(again, "idempotent-replayed")]).toEqual(["succeeded", "true"]);
    expect(after.books()).toMatchObject({ balanceCents: 7140, charges: [{ paymentIntent: again.id }] });
    await after.stop();
  });
});

test("a provider that is killed has done and remembered everything, or nothing", async () => {
  const file = join(folder, "killed.sqlite");
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, FILE: file, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  const stripe = sdkFor(/http:\S+\d/.exec(String(line))?.[0] ?? "");
  const keys = Array.from({ length: 30 }, (_, number) => `k${number}`);
  const sent = keys.map((idempotencyKey) => stripe.customers.create({ name: idempotencyKey }, { idempotencyKey }));
  await Promise.any(sent);
  child.kill("SIGKILL");
  await Promise.allSettled([...sent, once(child, "exit")]);

  const after = await openSandbox({ file, now: () => new Date() });
  for (const idempotencyKey of keys) await after.stripe.customers.create({ name: idempotencyKey }, { idempotencyKey });
  const made = (await after.events()).filter(({ type }) => type === "customer.created");
  expect(made).toHaveLength(keys.length);
  await after.stop();
});
