import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Mending } from "./reconnect.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function line() {
  const done: string[] = [];
  return { done, mending: new Mending({ restart: () => done.push("restart"), rejoin: () => done.push("rejoin") }) };
}

test("tries after growing pauses, then begins anew, and goes on", () => {
  const { done, mending } = line();
  mending.begin();
  vi.advanceTimersByTime(1500);
  expect(done).toEqual(["restart"]);
  vi.advanceTimersByTime(3000 + 6000 + 10_000);
  expect(done).toEqual(["restart", "restart", "restart", "restart"]);
  vi.advanceTimersByTime(10_000);
  expect(done.at(-1)).toBe("rejoin");
  vi.advanceTimersByTime(1500);
  expect(done.at(-1)).toBe("restart");
});

test("once the line stands nothing is tried, and the next loss begins with the shortest pause", () => {
  const { done, mending } = line();
  mending.begin();
  vi.advanceTimersByTime(5000);
  mending.end();
  vi.advanceTimersByTime(60_000);
  expect(done).toHaveLength(2);
  mending.begin();
  vi.advanceTimersByTime(1500);
  expect(done).toHaveLength(3);
});

test("whoever gives way tries a little later", () => {
  const { done, mending } = line();
  mending.isPolite = true;
  mending.begin();
  vi.advanceTimersByTime(3499);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["restart"]);
});

test("with the network back it is tried at once, but only where something is lost", () => {
  const { done, mending } = line();
  mending.now();
  expect(done).toEqual([]);
  mending.begin(15_000);
  mending.now();
  expect(done).toEqual(["restart"]);
});
