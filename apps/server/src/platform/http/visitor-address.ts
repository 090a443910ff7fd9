import type { ServerResponse } from "node:http";
import type { Context } from "hono";

/** What we use of Node's request and response; an in-process request carries the visitor's. */
export type Bindings = {
  outgoing?: ServerResponse;
  incoming?: { socket?: { remoteAddress?: string | undefined }; headers?: { cookie?: string | undefined } };
};

/**
 * The visitor's network. `X-Forwarded-For` is trusted only as far as our own proxies wrote it: the entry added by the
 * outermost trusted proxy, counted from the right. IPv6 counts as its /64.
 */
export function visitorAddress(c: Context, trustedProxies: number): string {
  const bindings = c.env as Bindings | undefined;
  const peer = bindings?.incoming?.socket?.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return network(peer);
  const hops = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return network(hops.at(-trustedProxies) ?? peer);
}

function network(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return plain.includes(":") ? blocks(plain).slice(0, 4).join(":") : plain;
}

/** All eight blocks of an IPv6 address, with `::` expanded. */
function blocks(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const read = (part: string) =>
    part
      .split(":")
      .filter(Boolean)
      .map((block) => block.replace(/^0+(?=.)/, ""));
  const [before, after] = [read(head), read(tail ?? "")];
  const left = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(left).fill("0"), ...after];
}
