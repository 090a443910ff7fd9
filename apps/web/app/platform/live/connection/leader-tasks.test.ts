import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttled } from "./leader-tasks.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function asked() {
  const gone = new AbortController();
  let done = 0;
  const ask = throttled(async () => (done += 1), { wait: 200, pause: 1000, signal: gone.signal });
  return { ask, gone, done: () => done };
}

test("what is asked for together is done once, and what comes later is done later", () => {
  const { ask, done } = asked();
  ask();
  ask();
  vi.advanceTimersByTime(200);
  expect(done()).toBe(1);
  ask();
  vi.advanceTimersByTime(999);
  expect(done()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(done()).toBe(2);
});

test("nothing is done for a page that has gone", () => {
  const { ask, gone, done } = asked();
  ask();
  gone.abort();
  ask();
  vi.advanceTimersByTime(5000);
  expect(done()).toBe(0);
});
