import { afterAttempt, isLockedOut } from "@aufwind/rules/accounts/lock-out";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { isPassword } from "../../platform/session/password-hash.ts";
import { findUser, lockUser } from "../accounts/store.ts";
import * as store from "./store.ts";

type Try = {
  check: () => Promise<boolean>;
  /** What else happens where this was the last try before the lock. */
  onLock?: () => Promise<void>;
};

/**
 * One try to prove who one is. It counts before it is judged, so that any number at once get five in all;
 * a right one takes back its own count, and so does one that could not be judged. Throws where the account is
 * locked, or is now.
 */
export async function attempt(platform: Platform, userId: string, { check, onLock }: Try): Promise<boolean> {
  const counted = await transact(platform.database, (tx) => countAttempt(tx, platform, userId));
  const refund = () => transact(platform.database, (tx) => store.refundAttempt(tx, userId));
  const right = await check().catch(async (error: unknown) => {
    await refund();
    throw error;
  });
  if (right) await refund();
  else if (counted.lockedUntil) {
    await onLock?.();
    throw lockedOut(counted.lockedUntil, platform);
  }
  return right;
}

async function countAttempt(tx: Tx, platform: Platform, userId: string) {
  const user = await lockUser(tx, userId);
  if (!user) throw new Problem("notSignedIn");
  const now = platform.clock.now();
  const state = { failedAttempts: user.failed_attempts, lockedUntil: user.locked_until };
  if (state.lockedUntil && isLockedOut(state, now)) throw lockedOut(state.lockedUntil, platform);
  const counted = afterAttempt(state, now);
  await store.setAttempts(tx, userId, counted);
  return counted;
}

const lockedOut = (until: Date, { clock }: Platform) =>
  new Problem("lockedOut", { retryAfter: Math.ceil((until.getTime() - clock.now().getTime()) / 1000) });

/** Forgives every wrong try: the person is in. */
export const clearAttempts = (tx: Tx, userId: string) =>
  store.setAttempts(tx, userId, { failedAttempts: 0, lockedUntil: null });

type Proof = { password: string; field?: string };

/** Asks a signed-in person for the password again; throws where it is wrong, or where there is none. */
export async function provePassword(platform: Platform, userId: string, { password, field = "password" }: Proof) {
  const user = await findUser(platform.database, userId);
  if (!user) throw new Problem("notSignedIn");
  const { password_hash } = user;
  if (!password_hash) throw new Problem("noPassword");
  if (await attempt(platform, userId, { check: () => isPassword(password, password_hash) })) return user;
  throw new Problem("wrongPassword", { errors: [{ field, code: "wrongPassword", params: {} }] });
}
