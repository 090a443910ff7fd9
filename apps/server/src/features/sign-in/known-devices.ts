import type { Database, Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { cookie, cookieOf } from "../../platform/session/cookies.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import type { Source } from "../login-attempts/commands.ts";
import * as store from "./store.ts";

const YEAR = 365 * 86_400;
/** People who share a browser have an account each. */
const MOST_ACCOUNTS = 5;

/** What a browser shows of having been here, one token for each account that it signed in to, the newest first. */
const tokensOf = (headers: Headers): string[] =>
  (cookieOf(headers, "device") ?? "").split(".").filter(Boolean).slice(0, MOST_ACCOUNTS);

async function knownTokenOf(db: Database | Tx, userId: string, headers: Headers): Promise<string | undefined> {
  const tokens = tokensOf(headers);
  const hashes = tokens.map(hashOf);
  const known = hashes.length > 0 ? await store.findDevices(db, { userId, hashes }) : [];
  return tokens.find((_, place) => known.some((hash) => hashes[place]?.equals(hash)));
}

/** Where a try to log in comes from: a browser that this account knows, or a network. */
export async function sourceOf(
  { database }: Platform,
  { userId, headers, network }: { userId: string; headers: Headers; network: string },
): Promise<Source> {
  const token = await knownTokenOf(database, userId, headers);
  return token ? { device: hashOf(token).toString("base64url") } : { network };
}

/**
 * Remembers the browser for this account. A token is good only for the account that it was made for, and a browser's own
 * is never taken over: one that somebody planted says nothing.
 */
export async function rememberDevice(
  tx: Tx,
  { config, clock }: Platform,
  { userId, headers }: { userId: string; headers: Headers },
) {
  const known = await knownTokenOf(tx, userId, headers);
  const token = known ?? newToken();
  const isFirst = !known && !(await store.hasDevices(tx, userId));
  await store.keepDevice(tx, { userId, tokenHash: hashOf(token), now: clock.now() });
  const others = tokensOf(headers).filter((each) => each !== token);
  const value = [token, ...others].slice(0, MOST_ACCOUNTS).join(".");
  return {
    isKnown: known !== undefined,
    isFirst,
    cookie: cookie("device", value, { secure: config.http.secure, seconds: YEAR }),
  };
}
