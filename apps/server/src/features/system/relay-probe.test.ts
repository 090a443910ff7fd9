import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isRelayReachable } from "./relay-probe.ts";

/** A STUN server as far as the question goes: it answers with the same transaction. */
let stun: Socket;
const silent = createSocket("udp4");
const tcp = createServer((socket) => socket.end());
beforeAll(async () => {
  stun = createSocket("udp4");
  stun.on("message", (asked, { port, address }) => {
    const answer = Buffer.from(asked);
    answer.writeUInt16BE(0x0101, 0);
    stun.send(answer, port, address);
  });
  for (const socket of [stun, silent]) {
    socket.bind(0, "127.0.0.1");
    await once(socket, "listening");
  }
  tcp.listen(0, "127.0.0.1");
  await once(tcp, "listening");
});
afterAll(() => {
  stun.close();
  silent.close();
  tcp.close();
});

const tcpPort = () => (tcp.address() as { port: number }).port;

test("a relay that answers is reached, by datagrams and by connections", async () => {
  expect(await isRelayReachable(`turn:127.0.0.1:${stun.address().port}`, 2_000)).toBe(true);
  expect(await isRelayReachable(`turn:127.0.0.1:${tcpPort()}?transport=tcp`, 2_000)).toBe(true);
  expect(await isRelayReachable(`turns:127.0.0.1:${tcpPort()}`, 2_000)).toBe(true);
});

test("one that says nothing, refuses or has no such name is not, and nobody waits longer than asked", async () => {
  expect(await isRelayReachable(`turn:127.0.0.1:${silent.address().port}`, 50)).toBe(false);
  expect(await isRelayReachable("turn:127.0.0.1:1?transport=tcp", 2_000)).toBe(false);
  expect(await isRelayReachable("turn:no-such-host.invalid", 2_000)).toBe(false);
});
