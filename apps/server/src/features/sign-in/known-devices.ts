import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { cookie, cookieOf } from "../../platform/session/cookies.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import type { Source } from "../login-attempts/commands.ts";
import * as store from "./store.ts";

const YEAR = 365 * 86_400;
/** People who share a browser have an account each. */
const MOST_ACCOUNTS = 5;

/** The browser's known-device tokens, one per account that it signed in to, newest first. */
const tokensOf = (headers: Headers): string[] =>
  (cookieOf(headers, "device") ?? "").split(".").filter(Boolean).slice(0, MOST_ACCOUNTS);

async function knownTokenOf(db: DbOrTx, userId: string, headers: Headers): Promise<string | undefined> {
  const tokens = tokensOf(headers);
  const hashes = tokens.map(hashOf);
  const known = hashes.length > 0 ? await store.findDevices(db, { userId, hashes }) : [];
  return tokens.find((_, place) => known.some((hash) => hashes[place]?.equals(hash)));
}

/** The source of a log-in attempt: a browser that this account knows, or a network. */
export async function sourceOf(
  { database }: Platform,
  { userId, headers, network }: { userId: string; headers: Headers; network: string },
): Promise<Source> {
  const token = await knownTokenOf(database, userId, headers);
  return token ? { device: hashOf(token).toString("base64url") } : { network };
}

/**
 * Remembers the browser for this account. A token is valid only for its account, and a browser's own is never adopted:
 * a planted one proves nothing.
 */
export async function rememberDevice(
  tx: Tx,
  { config, clock }: Platform,
  { userId, headers }: { userId: string; headers: Headers },
) {
  const known = await knownTokenOf(tx, userId, headers);
  const token = known ?? newToken();
  const isFirst = !known && !(await store.hasDevices(tx, userId));
  await store.storeDevice(tx, { userId, tokenHash: hashOf(token), now: clock.now() });
  const others = tokensOf(headers).filter((each) => each !== token);
  const value = [token, ...others].slice(0, MOST_ACCOUNTS).join(".");
  return {
    isKnown: known !== undefined,
    isFirst,
    cookie: cookie("device", value, { secure: config.http.secure, seconds: YEAR }),
  };
}
