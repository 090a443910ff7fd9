import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reconnect } from "./reconnect.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function connection() {
  const done: string[] = [];
  return { done, reconnect: new Reconnect({ restart: () => done.push("restart"), rejoin: () => done.push("rejoin") }) };
}

test("retries with growing delays, then restarts, and goes on", () => {
  const { done, reconnect } = connection();
  reconnect.begin();
  vi.advanceTimersByTime(1500);
  expect(done).toEqual(["restart"]);
  vi.advanceTimersByTime(3000 + 6000 + 10_000);
  expect(done).toEqual(["restart", "restart", "restart", "restart"]);
  vi.advanceTimersByTime(10_000);
  expect(done.at(-1)).toBe("rejoin");
  vi.advanceTimersByTime(1500);
  expect(done.at(-1)).toBe("restart");
});

test("once connected nothing is retried, and the next loss begins with the shortest delay", () => {
  const { done, reconnect } = connection();
  reconnect.begin();
  vi.advanceTimersByTime(5000);
  reconnect.end();
  vi.advanceTimersByTime(60_000);
  expect(done).toHaveLength(2);
  reconnect.begin();
  vi.advanceTimersByTime(1500);
  expect(done).toHaveLength(3);
});

test("whoever gives way tries a little later", () => {
  const { done, reconnect } = connection();
  reconnect.isPolite = true;
  reconnect.begin();
  vi.advanceTimersByTime(3499);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["restart"]);
});

test("with the network back it is tried at once, but only where something is lost", () => {
  const { done, reconnect } = connection();
  reconnect.now();
  expect(done).toEqual([]);
  reconnect.begin(15_000);
  reconnect.now();
  expect(done).toEqual(["restart"]);
});
