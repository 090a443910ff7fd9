import { expect, test } from "vitest";
import { afterOthers, oneAtATime } from "./one-at-a-time.ts";

test("what is asked for under one key is done in its order, whatever fails", async () => {
  const seen: string[] = [];
  const step =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
    };
  const all = [oneAtATime("a", step("first", true)), oneAtATime("a", step("second")), oneAtATime("a", step("third"))];
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(seen).toEqual(["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test("other keys do not wait", async () => {
  let release = () => {};
  const held = oneAtATime("b", () => new Promise<void>((resolve) => (release = resolve)));
  expect(await oneAtATime("c", async () => "done")).toBe("done");
  release();
  await held;
});

test("who only waits goes on with all others who wait, and hears whether there was anybody", async () => {
  let release = () => {};
  const held = oneAtATime("d", () => new Promise<void>((_, reject) => (release = () => reject(new Error("held")))));
  const waiting = Promise.all([afterOthers("d"), afterOthers("d")]);
  expect(await afterOthers("e")).toBe(false);
  release();
  expect(await waiting).toEqual([true, true]);
  await expect(held).rejects.toThrow("held");
});
