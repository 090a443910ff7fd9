import { expect, test } from "vitest";
import { workInParallel } from "./parallel-work.ts";

/** Does these by three workers; how many at most went on at once, what was done, and how often it was looked. */
async function done(due: number[]) {
  const left = [...due];
  const seen = { looks: 0, most: 0, done: [] as number[] };
  let going = 0;
  await workInParallel(3, {
    take: async () => {
      seen.looks++;
      return left.shift();
    },
    work: async (one) => {
      seen.most = Math.max(seen.most, ++going);
      await new Promise(setImmediate);
      going--;
      seen.done.push(one);
    },
  });
  return seen;
}

test("nothing due costs one look", async () => {
  expect(await done([])).toEqual({ looks: 1, most: 0, done: [] });
});

test("everything is done once, no more than the workers at a time", async () => {
  const seen = await done([0, 1, 2, 3, 4, 5, 6]);
  expect(seen.most).toBe(3);
  expect(seen.done.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("what fails is thrown, as is a look that fails", async () => {
  const fails = () => Promise.reject(new Error("away"));
  await expect(workInParallel(3, { take: fails, work: async () => undefined })).rejects.toThrow("away");
  await expect(workInParallel(3, { take: async () => 1, work: fails })).rejects.toThrow("away");
});
