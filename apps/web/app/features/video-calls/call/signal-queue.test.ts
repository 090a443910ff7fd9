import type { Signal } from "@aufwind/contract/video-calls";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Delivery, SignalQueue } from "./signal-queue.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const numbered = (number: number): Signal => ({ candidate: { candidate: `candidate:${number}` } });

function desk(answers: Delivery[] = []) {
  const sent: Signal[][] = [];
  const queue = new SignalQueue({
    deliver: async (signals) => {
      sent.push(signals);
      return answers.shift() ?? "done";
    },
  });
  return { sent, queue };
}

test("what comes within a moment goes as one, in order, twenty at most", async () => {
  const { sent, queue } = desk();
  for (let number = 0; number < 25; number += 1) queue.add(numbered(number));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(60);
  expect(sent.map(({ length }) => length)).toEqual([20, 5]);
  expect(sent.flat()).toEqual(Array.from({ length: 25 }, (_, number) => numbered(number)));
});

test("what did not arrive is sent again after growing pauses, before anything newer", async () => {
  const { sent, queue } = desk(["again", "again"]);
  queue.add(numbered(1));
  await vi.advanceTimersByTimeAsync(50);
  queue.add(numbered(2));
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([[numbered(1)]]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([[numbered(1)], [numbered(1), numbered(2)], [numbered(1), numbered(2)]]);
});

test("once reconnected nothing waits for its delay", async () => {
  const { sent, queue } = desk(["again"]);
  queue.add(numbered(1));
  await vi.advanceTimersByTimeAsync(50);
  queue.now();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
});

test("where nobody wants it any more nothing is sent", async () => {
  const { sent, queue } = desk(["over"]);
  queue.add(numbered(1));
  await vi.advanceTimersByTimeAsync(50);
  queue.add(numbered(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});
