import { expect, test } from "vitest";
import { createRequestBatcher } from "./request-batcher.ts";

type Shop = { stock: number; reads: number[]; isClosed?: boolean };

/** A shop in which every customer takes one thing, as long as there is any. */
const queue = (shop: Shop, isBroken = (_: string) => false) =>
  createRequestBatcher<string, string>(async (batch) => {
    shop.reads.push(batch.length);
    if (shop.isClosed) throw new Error("closed");
    if (shop.stock === 0) {
      for (const { reject } of batch) reject(new Error("sold out"));
      return [];
    }
    const [first, ...others] = batch;
    await Promise.resolve();
    if (first && isBroken(first.request)) first.reject(new Error("dropped"));
    else if (first) {
      shop.stock--;
      first.resolve(first.request);
    }
    return others;
  });

const outcomesOf = async (all: Promise<string>[]) =>
  (await Promise.allSettled(all)).map((each) => (each.status === "fulfilled" ? each.value : each.reason.message));

test("one after the other takes it in the order of coming, and one read tells all the others that it is gone", async () => {
  const shop: Shop = { stock: 2, reads: [] };
  const ask = queue(shop);
  const outcomes = await outcomesOf(["Ada", "Ben", "Cem", "Dora", "Eva"].map((name) => ask("bread", name)));
  expect(outcomes).toEqual(["Ada", "Ben", "sold out", "sold out", "sold out"]);
  expect(shop).toEqual({ stock: 0, reads: [1, 4, 3] });
});

test("whoever fails makes room for the next", async () => {
  const ask = queue({ stock: 1, reads: [] }, (name) => name === "Ada");
  expect(await outcomesOf(["Ada", "Ben", "Cem"].map((name) => ask("bread", name)))).toEqual([
    "dropped",
    "Ben",
    "sold out",
  ]);
});

test("where nothing can be read all hear it, and the next who comes is served again", async () => {
  const shop: Shop = { stock: 1, reads: [], isClosed: true };
  const ask = queue(shop);
  expect(await outcomesOf(["Ada", "Ben"].map((name) => ask("bread", name)))).toEqual(["closed", "closed"]);
  shop.isClosed = false;
  expect(await ask("bread", "Cem")).toBe("Cem");
});

test("who wants something else does not wait", async () => {
  let release = () => {};
  const ask = createRequestBatcher<string, string>(async ([first]) => {
    if (first?.request === "slow") await new Promise<void>((resolve) => (release = resolve));
    first?.resolve(first.request);
    return [];
  });
  const held = ask("one", "slow");
  expect(await ask("other", "fast")).toBe("fast");
  release();
  expect(await held).toBe("slow");
});
