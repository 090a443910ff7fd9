import { createHmac } from "node:crypto";
import { afterAttempt, isLockedOut, STRANGERS_ATTEMPTS } from "@aufwind/rules/accounts";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import { isPassword } from "../../platform/session/password-hash.ts";
import { findUser, lockUser, type UserRow } from "../accounts/store.ts";
import * as store from "./store.ts";

/**
 * The source of an attempt: a session, a browser that the account knows, or a network. Each has five attempts of its
 * own, so that nobody locks somebody else out. Unknown browsers are also counted together.
 */
export type Source = { session: string } | { device: string } | { network: string };

type CountedAttemptParams = {
  source: Source;
  check: () => Promise<boolean>;
  /** How many wrong attempts of all unknown browsers together lock them out; fewer for short codes. */
  strangers?: number;
  /** What else happens after the last attempt before the lock. */
  onLock?: () => Promise<void>;
};

/**
 * One attempt to prove one's identity. It is counted before it is checked, so that any number of concurrent ones get
 * five in all; a right one, or one that could not be checked, is taken back. Throws if the source is locked out, or is
 * now.
 */
export async function countedAttempt(
  platform: Platform,
  userId: string,
  tried: CountedAttemptParams,
): Promise<boolean> {
  const whose = whoseOf(platform, userId, tried.source);
  const most = tried.strangers ?? STRANGERS_ATTEMPTS;
  const lockedUntil = await transact(platform.database, (tx) => countAttempt(tx, platform, { ...whose, most }));
  const refund = () => transact(platform.database, (tx) => takeBack(tx, whose));
  const right = await tried.check().catch(async (error: unknown) => {
    await refund();
    throw error;
  });
  if (right) await refund();
  else if (lockedUntil) {
    await tried.onLock?.();
    throw lockedOut(lockedUntil, platform);
  }
  return right;
}

/** Keyed hash: the table names no network. */
const keyOf = ({ config }: Platform, source: Source) =>
  createHmac("sha256", config.secret)
    .update(`attempts ${JSON.stringify(source)}`)
    .digest();

type Params = { userId: string; source: Buffer; isStranger: boolean };
const whoseOf = (platform: Platform, userId: string, source: Source): Params => ({
  userId,
  source: keyOf(platform, source),
  isStranger: "network" in source,
});

/** Returns until when it is locked, if this was the last attempt. */
async function countAttempt(tx: Tx, platform: Platform, { most, ...whose }: Params & { most: number }) {
  const user = await lockUser(tx, whose.userId);
  if (!user) throw new Problem("notSignedIn");
  const now = platform.clock.now();
  const [own, all] = [await store.findAttempts(tx, whose), strangersOf(user)];
  for (const state of whose.isStranger ? [own, all] : [own])
    if (state.lockedUntil && isLockedOut(state, now)) throw lockedOut(state.lockedUntil, platform);
  const counted = afterAttempt(own, { now });
  await store.setAttempts(tx, whose, { ...counted, now });
  if (!whose.isStranger) return counted.lockedUntil;
  const together = afterAttempt(all, { now, most });
  await store.setUnknownBrowserAttempts(tx, whose.userId, together);
  return counted.lockedUntil ?? together.lockedUntil;
}

const strangersOf = (user: UserRow) => ({ failedAttempts: user.failed_attempts, lockedUntil: user.locked_until });

async function takeBack(tx: Tx, whose: Params) {
  // In the same order as counting, to avoid deadlocks.
  await lockUser(tx, whose.userId);
  await store.refundAttempt(tx, whose);
  if (whose.isStranger) await store.takeBackUnknownBrowserAttempt(tx, whose.userId);
}

/**
 * Clears the wrong attempts after a complete log-in; a right password alone clears none, or codes could be guessed
 * forever.
 */
export const forgiveAttempts = (platform: Platform, userId: string, source: Source): Promise<void> =>
  transact(platform.database, async (tx) => {
    const whose = whoseOf(platform, userId, source);
    await lockUser(tx, userId);
    await store.deleteAttempts(tx, whose);
    if (whose.isStranger) await store.setUnknownBrowserAttempts(tx, userId, { failedAttempts: 0, lockedUntil: null });
  });

const lockedOut = (until: Date, { clock }: Platform) =>
  new Problem("lockedOut", { retryAfter: Math.ceil((until.getTime() - clock.now().getTime()) / 1000) });

/** Clears all wrong attempts: the person has proved that they own the mailbox. */
export async function clearAttempts(tx: Tx, userId: string): Promise<void> {
  await store.deleteAttempts(tx, { userId });
  await store.setUnknownBrowserAttempts(tx, userId, { failedAttempts: 0, lockedUntil: null });
}

type Proof = { password: string; field?: string };
type SignedIn = Pick<Member, "userId" | "sessionId">;

/** Asks a signed-in person for the password again; throws if it is wrong, or if there is none. */
export async function provePassword(
  platform: Platform,
  { userId, sessionId }: SignedIn,
  { password, field = "password" }: Proof,
) {
  const user = await findUser(platform.database, userId);
  if (!user) throw new Problem("notSignedIn");
  const { password_hash } = user;
  if (!password_hash) throw new Problem("noPassword");
  const check = () => isPassword(password, password_hash);
  if (await countedAttempt(platform, userId, { source: { session: sessionId }, check })) return user;
  throw new Problem("wrongPassword", { errors: [{ field, code: "wrongPassword", params: {} }] });
}
