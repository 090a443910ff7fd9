import { expect, test } from "vitest";
import { splice } from "./nonce-splice.ts";
import { createPageCache, type Page } from "./page-cache.ts";

const page = (headers: Record<string, string> = {}, status = 200): Page => ({
  status,
  headers: new Headers(headers),
  notes: [],
  body: splice(Buffer.from("<p>"), "@"),
});

function counted(make: () => Page) {
  const count = { renders: 0 };
  const render = async () => {
    count.renders += 1;
    return make();
  };
  return { count, render };
}

test("renders once for all who ask at the same moment and within the next seconds", async () => {
  let now = 0;
  const cache = createPageCache(() => now);
  const { count, render } = counted(page);
  await Promise.all([cache.get("/de", render), cache.get("/de", render), cache.get("/de", render)]);
  now = 4999;
  await cache.get("/de", render);
  expect(count.renders).toBe(1);
  now = 5001;
  await cache.get("/de", render);
  expect(count.renders).toBe(2);
});

test("keeps nothing that sets a cookie, forbids storing or is no good answer", async () => {
  const cache = createPageCache(() => 0);
  for (const made of [
    page({ "set-cookie": "a=b" }),
    page({ "cache-control": "no-store" }),
    page({}, 404),
    page({}, 500),
  ]) {
    const { count, render } = counted(() => made);
    await cache.get("/x", render);
    await cache.get("/x", render);
    expect(count.renders).toBe(2);
  }
});

test("forgets a rendering that failed, so that the next visitor gets a new try", async () => {
  const cache = createPageCache(() => 0);
  await expect(cache.get("/x", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect((await cache.get("/x", async () => page())).fresh).toBe(true);
});

test("stays small however many addresses are asked for", async () => {
  const cache = createPageCache(() => 0);
  const { count, render } = counted(page);
  for (let place = 0; place < 600; place++) await cache.get(`/${place}`, render);
  await cache.get("/0", render);
  expect(count.renders).toBe(601);
});
