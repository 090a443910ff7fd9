import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

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
