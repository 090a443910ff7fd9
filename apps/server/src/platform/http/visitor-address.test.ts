import { Hono } from "hono";
import { expect, test } from "vitest";
import { visitorAddress } from "./visitor-address.ts";

async function addressOf(peer: string, { trusted, forwarded }: { trusted: number; forwarded?: string }) {
  const app = new Hono().get("/", (c) => c.text(visitorAddress(c, trusted)));
  const headers = new Headers(forwarded ? { "x-forwarded-for": forwarded } : {});
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress: peer } } });
  return response.text();
}

test("believes no forwarding header where no proxy is trusted", async () => {
  expect(await addressOf("203.0.113.9", { trusted: 0, forwarded: "1.1.1.1" })).toBe("203.0.113.9");
});

test("takes what the trusted proxy wrote, not what the visitor put before it", async () => {
  expect(await addressOf("10.0.0.1", { trusted: 1, forwarded: "6.6.6.6, 198.51.100.7" })).toBe("198.51.100.7");
  expect(await addressOf("10.0.0.1", { trusted: 2, forwarded: "6.6.6.6, 198.51.100.7, 10.0.0.2" })).toBe(
    "198.51.100.7",
  );
});

test("counts an IPv6 visitor by the network and an IPv4 one behind IPv6 as what it is", async () => {
  expect(await addressOf("2001:db8:1:2:aaaa::1", { trusted: 0 })).toBe("2001:db8:1:2");
  expect(await addressOf("2001:db8::1", { trusted: 0 })).toBe("2001:db8:0:0");
  expect(await addressOf("2001:0DB8::2", { trusted: 0 })).toBe("2001:db8:0:0");
  expect(await addressOf("2a00::aaaa:1:2:3", { trusted: 0 })).toBe("2a00:0:0:0");
  expect(await addressOf("::1", { trusted: 0 })).toBe("0:0:0:0");
  expect(await addressOf("::ffff:192.0.2.4", { trusted: 0 })).toBe("192.0.2.4");
});
