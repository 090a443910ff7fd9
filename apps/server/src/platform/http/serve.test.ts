import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { commonHeaders } from "./headers.ts";
import { serve } from "./serve.ts";

const place = { port: 0, host: "127.0.0.1", trustedProxies: 0, headers: commonHeaders(true), listen: createServer };

test("stopping finishes the request that is under way and takes no new one", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
  const serving = await serve(async () => {
    enter();
    await released;
    return new Response("done");
  }, place);
  const url = `http://127.0.0.1:${serving.port}/`;
  const underWay = fetch(url);
  await entered;
  const stopped = serving.stop();
  await expect(fetch(url)).rejects.toThrow();
  release();
  expect(await (await underWay).text()).toBe("done");
  await stopped;
});

test("behind a proxy, a stop says so on the connections that are kept before it closes them", async () => {
  const serving = await serve(() => new Response("done"), { ...place, trustedProxies: 1, farewell: 500 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request(`http://127.0.0.1:${serving.port}/`, { agent }, resolve).on("error", reject).end();
    const answer = await promise;
    await answer.resume().toArray();
    return answer.headers.connection;
  };
  expect(await ask()).toBe("keep-alive");
  const stopped = serving.stop();
  expect([await ask(), await ask()]).toEqual(["close", "close"]);
  await stopped;
  await expect(ask()).rejects.toThrow();
  agent.destroy();
});

/** In a thread of its own, so that it writes while the server's is busy. */
const CLIENT = `
const { parentPort, workerData } = require("node:worker_threads");
const socket = require("node:net").connect(workerData, "127.0.0.1", () => parentPort.postMessage("connected"));
parentPort.once("message", () => socket.write("POST / HTTP/1.1\\r\\nhost: a\\r\\ncontent-length: 0\\r\\n\\r\\n"));
let answer = "";
socket.on("data", (part) => (answer += part)).on("error", ({ code }) => (answer += code));
socket.on("close", () => { parentPort.postMessage(answer); parentPort.close(); });
`;

test("behind a proxy, a write that arrives while a server that ends is busy is still answered", async () => {
  const serving = await serve(() => new Response("done"), { ...place, trustedProxies: 1, farewell: 20 });
  const proxy = new Worker(CLIENT, { eval: true, workerData: serving.port });
  await once(proxy, "message");
  const answered = once(proxy, "message");
  const stopped = serving.stop();
  proxy.postMessage("write");
  const until = performance.now() + 200;
  while (performance.now() < until);
  expect((await answered)[0]).toMatch(/^HTTP\/1.1 200 .*connection: close.*done/is);
  await stopped;
});

test("a taken port is an error, not a silence", async () => {
  const first = await serve(() => new Response(), place);
  await expect(serve(() => new Response(), { ...place, port: first.port })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
  await first.stop();
});

test("every answer carries the security headers, unless it brings its own", async () => {
  const own = { "content-security-policy": "default-src 'self'", "cache-control": "public" };
  const serving = await serve(({ url }) => new Response("x", url.endsWith("/page") ? { headers: own } : {}), place);
  const [data, page] = await Promise.all(
    ["/data", "/page"].map((path) => fetch(`http://127.0.0.1:${serving.port}${path}`)),
  );
  await serving.stop();
  expect(Object.fromEntries(data?.headers ?? [])).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  });
  expect(Object.fromEntries(page?.headers ?? [])).toMatchObject({ ...own, "x-content-type-options": "nosniff" });
});

test("each request has an id that its answer repeats, and no nonsense is taken as one", async () => {
  const serving = await serve(({ headers }) => new Response(headers.get("x-request-id")), place);
  const ask = async (method: "GET" | "POST", id: string) => {
    const init = { method, headers: { "x-request-id": id }, ...(method === "POST" && { body: "x" }) };
    const answer = await fetch(`http://127.0.0.1:${serving.port}/`, init);
    return [answer.headers.get("x-request-id"), await answer.text()];
  };
  for (const method of ["GET", "POST"] as const) {
    expect(await ask(method, "trace-12345678")).toEqual(["trace-12345678", "trace-12345678"]);
    const [id, heard] = await ask(method, "<script>");
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(heard).toBe(id);
  }
  await serving.stop();
});

/** Sends these bytes, and reads until the other side hangs up. */
function exchange(port: number, head: string, body: Buffer): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (bytes) => {
    heard += bytes.toString();
  });
  socket.on("error", () => undefined).on("close", () => resolve(heard));
  socket.write(head);
  socket.write(body);
  return promise;
}

test("an answer that a body is too large announces that the line is closed, and closes it", async () => {
  const serving = await serve(() => new Response("too large", { status: 413 }), place);
  const size = 3_000_000;
  const head = (length: number) => `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`;
  // One sends everything, the other stops in the middle: both get the response, and neither can ask again.
  const answers = await Promise.all([
    exchange(serving.port, head(size), Buffer.alloc(size)),
    exchange(serving.port, head(size), Buffer.alloc(1000)),
  ]);
  await serving.stop();
  for (const heard of answers) {
    expect(heard).toMatch(/^HTTP\/1\.1 413/);
    expect(heard.toLowerCase()).toContain("connection: close");
    expect(heard).toContain("too large");
  }
});

/** An endless body that reports when it is no longer read. */
function endless() {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
    cancel: () => leave(),
  });
  return { stream, left };
}

/** Sends a request, and never reads the response. */
function askDeaf(port: number, path: string) {
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  return socket;
}

test("a reader who takes nothing is disconnected after a while; a stream with regular comments goes on", async () => {
  const { stream, left } = endless();
  const { promise: halfWay, resolve: reach } = Promise.withResolvers<void>();
  const slow = new ReadableStream({
    async start(controller) {
      const heartbeat = setInterval(() => controller.enqueue(Buffer.from(".")), 20);
      reach();
      await left;
      clearInterval(heartbeat);
      controller.enqueue(Buffer.from("end"));
      controller.close();
    },
  });
  const serving = await serve(({ url }) => new Response(url.endsWith("/slow") ? slow : stream), {
    ...place,
    patience: 100,
  });
  const underWay = fetch(`http://127.0.0.1:${serving.port}/slow`);
  await halfWay;
  const socket = askDeaf(serving.port, "/");
  expect(await (await underWay).text()).toMatch(/^\.+end$/);
  socket.destroy();
  await serving.stop();
});
