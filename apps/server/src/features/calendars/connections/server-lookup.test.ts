import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { findServer, isDomain } from "./server-lookup.ts";

type Srv = { priority: number; port: number; target: string };

/** What the domains of this test name; the others do not exist. */
const ZONE: Record<string, Srv[]> = {
  "_caldavs._tcp.praxis.example": [
    { priority: 20, port: 443, target: "spare.praxis.example" },
    { priority: 10, port: 443, target: "dav.praxis.example" },
  ],
  "_caldavs._tcp.own.example": [{ priority: 0, port: 443, target: "d1234.caldav.fastmail.com" }],
  "_caldavs._tcp.evil.example": [{ priority: 0, port: 443, target: "collector.example" }],
  "_caldavs._tcp.none.example": [{ priority: 0, port: 0, target: "" }],
};

const labels = (name: string) =>
  Buffer.concat([
    ...name
      .split(".")
      .filter(Boolean)
      .map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

function nameIn(message: Buffer): string {
  const found: string[] = [];
  for (let at = 12; message[at]; at += (message[at] ?? 0) + 1)
    found.push(message.toString("latin1", at + 1, at + 1 + (message[at] ?? 0)));
  return found.join(".");
}

function answerTo(message: Buffer): Buffer {
  const name = nameIn(message);
  const records = ZONE[name];
  const question = message.subarray(12, 12 + labels(name).length + 4);
  const head = Buffer.alloc(12);
  message.copy(head, 0, 0, 2);
  head.writeUInt16BE(records ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records?.length ?? 0, 6);
  const answers = (records ?? []).map(({ priority, port, target }) => {
    const data = Buffer.concat([Buffer.alloc(6), labels(target)]);
    data.writeUInt16BE(priority, 0);
    data.writeUInt16BE(port, 4);
    // A pointer to the name of the question, SRV, IN, a minute.
    const record = Buffer.from([0xc0, 12, 0, 33, 0, 1, 0, 0, 0, 60, 0, data.length]);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([head, question, ...answers]);
}

const socket = createSocket("udp4");
socket.on("message", (message, { port, address }) => socket.send(answerTo(message), port, address));
socket.bind(0, "127.0.0.1");
await once(socket, "listening");
afterAll(() => void socket.close());
const resolver = new Resolver({ timeout: 2000, tries: 1 });
resolver.setServers([`127.0.0.1:${(socket.address() as AddressInfo).port}`]);

const find = (domain: string) => findServer(`https://${domain}/`, resolver);

test("a domain names its calendar server, the preferred one counts; without a name it is asked itself", async () => {
  expect(await find("praxis.example")).toEqual({ address: "https://dav.praxis.example/", isSettled: true });
  expect(await find("own.example")).toEqual({ address: "https://d1234.caldav.fastmail.com/", isSettled: true });
  expect(await find("none.example")).toEqual({ address: "https://none.example/", isSettled: true });
  expect(await find("unknown.example")).toEqual({ address: "https://unknown.example/", isSettled: true });
});

test("a password does not follow a name that leads to a stranger", async () => {
  await expect(find("evil.example")).rejects.toMatchObject({ message: "redirected" });
});

test("without an answer the domain itself is tried, and the name asked again next time", async () => {
  const deaf = new Resolver({ timeout: 50, tries: 1 });
  deaf.setServers(["127.0.0.1:1"]);
  expect(await findServer("https://praxis.example/", deaf)).toEqual({
    address: "https://praxis.example/",
    isSettled: false,
  });
});

test.each([
  ["https://praxis.example", true],
  ["https://cloud.praxis.example/remote.php/dav", false],
  ["https://praxis.example:8443", false],
  ["http://praxis.example", false],
  ["https://192.0.2.1", false],
  ["https://[2001:db8::1]", false],
  ["https://localhost", false],
])("%s is a domain: %s", (address, expected) => expect(isDomain(new URL(address))).toBe(expected));
