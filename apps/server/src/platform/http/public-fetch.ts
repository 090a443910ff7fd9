import { lookup as resolve } from "node:dns";
import { once } from "node:events";
import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import type { Config } from "../config/config.ts";

/** Which servers may be called, by network address and port. */
export type AllowedServers = { address(address: string): boolean; port(port: string): boolean };

/** An address that somebody gave us and that we do not call. */
export class OutOfReach extends Error {
  readonly problem: "unreachable" | "privateNetwork";
  constructor(problem: OutOfReach["problem"]) {
    super(problem);
    this.problem = problem;
  }
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "PROPFIND" | "REPORT";

type AskPublicParams = {
  method?: Method;
  headers: Record<string, string | number>;
  body?: Buffer;
  signal: AbortSignal;
  reach: AllowedServers;
};

/** Calls a server whose address somebody else chose; redirects are left to the caller. */
export async function requestPublicServer(url: URL, asking: AskPublicParams): Promise<IncomingMessage> {
  const { method = "GET", headers, body, signal, reach } = asking;
  if (!/^https?:$/.test(url.protocol)) throw new OutOfReach("unreachable");
  refuseInside(url, reach);
  const open = url.protocol === "https:" ? overHttps : overHttp;
  // The address checked here is the one connected to: no second lookup could lead elsewhere.
  const request = open(url, { method, headers, signal, agent: false, lookup: lookUp(reach) });
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return response;
}

/** A numeric address is never looked up, so it is checked here. */
function refuseInside({ hostname, port }: URL, reach: AllowedServers): void {
  if (!reach.port(port)) throw new OutOfReach("unreachable");
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !reach.address(host)) throw new OutOfReach("privateNetwork");
}

const lookUp =
  (reach: AllowedServers): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new OutOfReach("unreachable"), "");
      if (!addresses.every(({ address }) => reach.address(address))) return done(new OutOfReach("privateNetwork"), "");
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });

/** By RFC 6890 and its successors: everything that is not on the public internet. */
const inside = new BlockList();
for (const network of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
])
  addNetwork(inside, network, "ipv4");
// Including tunnels that carry an IPv4 address, and documentation ranges.
for (const network of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]) addNetwork(inside, network, "ipv6");
const outside = new BlockList();
addNetwork(outside, "2000::/3", "ipv6");

function addNetwork(list: BlockList, network: string, family: "ipv4" | "ipv6"): void {
  const [address = "", bits] = network.split("/");
  list.addSubnet(address, Number(bits), family);
}

/** Of IPv6 only global unicast: so mapped IPv4, loopback, link-local and private networks are excluded. */
const isOutside = (address: string): boolean =>
  isIP(address) === 6
    ? outside.check(address, "ipv6") && !inside.check(address, "ipv6")
    : !inside.check(address, "ipv4");

/** Servers on the public internet, on web ports. */
export const PUBLIC_INTERNET: AllowedServers = { address: isOutside, port: (port) => ["", "80", "443"].includes(port) };
/** For tests and development, whose servers are on this machine. */
export const ANY_SERVER: AllowedServers = { address: () => true, port: () => true };

export const allowedServersOf = ({ privateNetworks }: Pick<Config, "privateNetworks">): AllowedServers =>
  privateNetworks ? ANY_SERVER : PUBLIC_INTERNET;
