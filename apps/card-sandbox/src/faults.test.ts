import { beforeEach, describe, expect, test } from "vitest";
import { errorOf, headerOf, type Opened, openSandbox } from "../test/open-sandbox.ts";

let sandbox: Opened;
beforeEach(async () => {
  sandbox = await openSandbox();
  return () => sandbox.stop();
});

const make = (idempotencyKey: string) => sandbox.stripe.customers.create({}, { idempotencyKey });
const made = async () => (await sandbox.events()).length;
const CALM = { dropBefore: 0, dropAfter: 0, error500: 0, error429: 0, perSecond: 0, delayMs: 0 };

describe("on demand", () => {
  test("the connection breaks before the effect: nothing has happened", async () => {
    sandbox.faults({ dropBefore: 1 });
    expect(await errorOf(make("k"))).toMatchObject({ type: "StripeConnectionError" });
    sandbox.faults(CALM);
    expect(await made()).toBe(0);
    expect(headerOf(await make("k"), "idempotent-replayed")).toBeNull();
  });

  test("the connection breaks after the effect: it has happened, and the key shows it", async () => {
    sandbox.faults({ dropAfter: 1 });
    expect(await errorOf(make("k"))).toMatchObject({ type: "StripeConnectionError" });
    sandbox.faults(CALM);
    expect(await made()).toBe(1);
    expect(headerOf(await make("k"), "idempotent-replayed")).toBe("true");
  });

  test("it answers 500, whether it did its work or not; the key tells which", async () => {
    sandbox.faults({ error500: 1, seed: 3 });
    const keys = Array.from({ length: 20 }, (_, number) => `k${number}`);
    for (const key of keys) expect(await errorOf(make(key))).toMatchObject({ statusCode: 500, type: "StripeAPIError" });
    sandbox.faults(CALM);
    const done = await made();
    expect(done).toBeGreaterThan(2);
    expect(done).toBeLessThan(18);
    for (const key of keys) await make(key);
    expect(await made()).toBe(20);
  });

  test("it is too busy: nothing has happened", async () => {
    sandbox.faults({ error429: 1 });
    expect(await errorOf(make("k"))).toMatchObject({ statusCode: 429, code: "rate_limit" });
    sandbox.faults(CALM);
    expect(await made()).toBe(0);
  });

  test("it takes so many requests per second of its clock and no more", async () => {
    sandbox.faults({ perSecond: 3 });
    const outcomes = async () =>
      (await Promise.allSettled(["a", "b", "c", "d", "e"].map(make))).map(({ status }) => status);
    expect((await outcomes()).filter((status) => status === "rejected")).toHaveLength(2);
    sandbox.clock.now = new Date("2026-11-16T09:00:01Z");
    expect((await outcomes()).filter((status) => status === "rejected")).toHaveLength(2);
  });

  test("it does so only where it is told to", async () => {
    sandbox.faults({ dropBefore: 1, only: /refunds/ });
    expect((await make("k")).object).toBe("customer");
    const refund = sandbox.stripe.refunds.create({ payment_intent: "pi_1" });
    expect(await errorOf(refund)).toMatchObject({ type: "StripeConnectionError" });
  });

  test("the same seed draws the same fate, at the rate that was asked for", async () => {
    const fates = async () => {
      sandbox.faults({ error429: 0.3, seed: 7 });
      const all: boolean[] = [];
      for (let number = 0; number < 60; number += 1) {
        all.push(
          await make("k").then(
            () => true,
            () => false,
          ),
        );
      }
      return all;
    };
    const [first, second] = [await fates(), await fates()];
    expect(second).toEqual(first);
    expect(first.filter((isFine) => !isFine).length).toBeGreaterThan(8);
    expect(first.filter((isFine) => !isFine).length).toBeLessThan(30);
  });
});
