import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { namedServer } from "@aufwind/rules/calendars";
import { ConnectionFailure } from "./gateway.ts";

const TRIES = { timeout: 2000, tries: 2 };
/** Codes of answers that say that there is no such record. */
const NONE: readonly unknown[] = ["ENOTFOUND", "ENODATA"];

/** Whether an address is that of a domain, which may name another server for its calendars. */
export const isDomain = ({ protocol, hostname, port, pathname }: URL): boolean =>
  protocol === "https:" && port === "" && pathname === "/" && hostname.includes(".") && isIP(hostname) === 0;

type Found = {
  address: string;
  /** Whether the DNS answered: without an answer it is asked again next time. */
  isSettled: boolean;
};

/** The calendar server of a domain by RFC 6764, else the domain itself. Whether it may be called is asked afterwards. */
export async function findServer(typed: string, resolver: Resolver = new Resolver(TRIES)): Promise<Found> {
  const { hostname } = new URL(typed);
  try {
    const server = namedServer(hostname, await resolver.resolveSrv(`_caldavs._tcp.${hostname}`));
    if (server === "elsewhere") throw new ConnectionFailure("redirected");
    return { address: server?.href ?? typed, isSettled: true };
  } catch (error) {
    if (error instanceof ConnectionFailure) throw error;
    return { address: typed, isSettled: NONE.includes((error as { code?: unknown }).code) };
  }
}
