import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { commonHeaders } from "./headers.ts";
import { serve } from "./serve.ts";
import { type Line, openSseStream } from "./sse-stream.ts";
import type { Bindings } from "./visitor-address.ts";

const place = { port: 0, host: "127.0.0.1", trustedProxies: 0, headers: commonHeaders(true), listen: createServer };
const headers = { "content-type": "text/event-stream" };

type Talk = (line: Line) => Promise<void>;

/** A server on which every request opens a stream, after what has to come before it. */
const listening = (talk: Talk, before?: (outgoing: ServerResponse) => Promise<unknown>) =>
  serve(async (_, bindings) => {
    const { outgoing } = bindings as Bindings;
    if (outgoing) await before?.(outgoing);
    return openSseStream({ outgoing, headers }, talk);
  }, place);

const ask = (port: number) => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  return socket;
};

test("a reader who disconnects before the stream is open gets nothing", async () => {
  const { promise: asked, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const talks: string[] = [];
  const serving = await listening(
    async ({ write }) => {
      talks.push("begun");
      await write("data: 1\n\n");
    },
    async (outgoing) => {
      arrive();
      await left;
      if (talks.length === 0 && !outgoing.destroyed) await once(outgoing, "close");
    },
  );
  const socket = ask(serving.port);
  await asked;
  socket.destroy();
  leave();
  await serving.stop();
  expect(talks).toEqual([]);
});

test("an answer on a line has the common headers and its own, and ends with the talk", async () => {
  const serving = await listening(async ({ write }) => write("data: 1\n\n"));
  const answer = await fetch(`http://127.0.0.1:${serving.port}/`);
  expect(await answer.text()).toBe("data: 1\n\n");
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...headers, "x-content-type-options": "nosniff" });
  await serving.stop();
});

test("a talk that breaks off ends its line and nothing else", async () => {
  let turn = 0;
  const serving = await listening(async ({ write }) => {
    if (turn++ === 0) throw new Error("broke off");
    await write("data: 2\n\n");
  });
  const url = `http://127.0.0.1:${serving.port}/`;
  expect(await (await fetch(url)).text()).toBe("");
  expect(await (await fetch(url)).text()).toBe("data: 2\n\n");
  await serving.stop();
});

test("a slow reader is waited for, misses transient events, and is released on disconnect", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<Line>();
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const answers: ServerResponse[] = [];
  const serving = await listening(
    async (line) => {
      // More than all buffers on the way can hold.
      const waiting = line.write("x".repeat(50_000_000));
      begin(line);
      await waiting;
      end();
    },
    async (outgoing) => answers.push(outgoing),
  );
  const socket = ask(serving.port).pause();
  const line = await begun;
  const before = answers[0]?.writableLength ?? 0;
  expect(before).toBeGreaterThan(1_000_000);
  line.mention("y".repeat(1000));
  expect(answers[0]?.writableLength).toBeLessThanOrEqual(before);
  socket.destroy();
  await over;
  await vi.waitFor(() => expect(line.signal.aborted).toBe(true));
  await serving.stop();
});
