import { lookup as resolve } from "node:dns";
import { once } from "node:events";
import { type IncomingMessage, get as overHttp } from "node:http";
import { get as overHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createUnzip } from "node:zlib";

type Problem = "unreachable" | "refused" | "privateNetwork" | "tooLarge";
/** What a foreign server gave us, or why it gave nothing that we take. */
export type Fetched = { text: string } | { problem: Problem };

/** Which servers may be asked, by the address of the network and the port. */
export type Reach = { address(address: string): boolean; port(port: string): boolean };
type Means = { signal: AbortSignal; reach: Reach };

const SECONDS = 10;
const MOST_BYTES = 5_000_000;
const MOST_REDIRECTS = 3;

class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/** Fetches what stands at an address that somebody pasted. Nothing thrown on the way leaves this file. */
export async function fetchCalendar(address: string, { signal, reach }: Means): Promise<Fetched> {
  const whole = AbortSignal.any([signal, AbortSignal.timeout(SECONDS * 1000)]);
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await ask(url, { signal: whole, reach });
      const next = elsewhere(response, url);
      if (!next) return { text: await textOf(response) };
      response.destroy();
      url = next;
    }
    return { problem: "unreachable" };
  } catch (error) {
    return { problem: error instanceof Refusal ? error.problem : "unreachable" };
  }
}

async function ask(url: URL, { signal, reach }: Means): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new Refusal("unreachable");
  refuseInside(url, reach);
  const get = url.protocol === "https:" ? overHttps : overHttp;
  const request = get(url, {
    signal,
    agent: false,
    headers: {
      accept: "text/calendar, */*;q=0.1",
      "accept-encoding": "identity",
      "user-agent": "calendar-import/1.0",
    },
    // What is looked up here is what is connected to: there is no second answer that could lead elsewhere.
    lookup: lookUp(reach),
  });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return response;
}

/** An address in digits is never looked up, so it is judged here. */
function refuseInside({ hostname, port }: URL, reach: Reach): void {
  if (!reach.port(port)) throw new Refusal("unreachable");
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !reach.address(host)) throw new Refusal("privateNetwork");
}

const lookUp =
  (reach: Reach): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Refusal("unreachable"), "");
      if (!addresses.every(({ address }) => reach.address(address))) return done(new Refusal("privateNetwork"), "");
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });

/** By RFC 6890 and its followers: everything that is no server on the open internet. */
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
// Among them tunnels that carry an IPv4 address along, and examples.
for (const network of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]) addNetwork(inside, network, "ipv6");
const outside = new BlockList();
addNetwork(outside, "2000::/3", "ipv6");

function addNetwork(list: BlockList, network: string, family: "ipv4" | "ipv6"): void {
  const [address = "", bits] = network.split("/");
  list.addSubnet(address, Number(bits), family);
}

/** Of IPv6 only what is given out to the world: so mapped IPv4, loopback, link-local and private networks are none. */
const isOutside = (address: string): boolean =>
  isIP(address) === 6
    ? outside.check(address, "ipv6") && !inside.check(address, "ipv6")
    : !inside.check(address, "ipv4");

/** Servers on the open internet, where those of the web are. */
export const OUTSIDE: Reach = { address: isOutside, port: (port) => ["", "80", "443"].includes(port) };
/** For tests and development, whose servers stand on this machine. */
export const ANYWHERE: Reach = { address: () => true, port: () => true };

/** Where an answer sends us; what says no is a refusal. */
function elsewhere({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (statusCode === 200) return undefined;
  if (statusCode >= 300 && statusCode < 400 && headers.location) return new URL(headers.location, from);
  throw new Refusal(statusCode >= 400 && statusCode < 500 ? "refused" : "unreachable");
}

/** Counted after unpacking: a small file may unpack to a huge one. */
async function textOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of unpacked(response) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) {
      response.destroy();
      throw new Refusal("tooLarge");
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** Some pack whatever they are asked for. */
function unpacked(response: IncomingMessage): Readable {
  const packing = response.headers["content-encoding"]?.toLowerCase() ?? "identity";
  if (packing === "identity") return response;
  const unpack = packing === "br" ? createBrotliDecompress() : createUnzip();
  return pipeline(response, unpack, () => undefined);
}
