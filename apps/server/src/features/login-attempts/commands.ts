import { createHmac } from "node:crypto";
import { afterAttempt, isLockedOut, STRANGERS_ATTEMPTS } from "@aufwind/rules/accounts/lock-out";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import { isPassword } from "../../platform/session/password-hash.ts";
import { findUser, lockUser, type UserRow } from "../accounts/store.ts";
import * as store from "./store.ts";

/**
 * Where a try comes from. Each has five of its own, so that nobody locks somebody else out: a session, a browser that
 * the account knows, or, for all others, a network. Those others are counted together as well.
 */
export type Source = { session: string } | { device: string } | { network: string };

type Try = {
  source: Source;
  check: () => Promise<boolean>;
  /** How many wrong ones of all unknown browsers together lock them out; fewer where there is less to guess. */
  strangers?: number;
  /** What else happens where this was the last try before the lock. */
  onLock?: () => Promise<void>;
};

/**
 * One try to prove who one is. It counts before it is judged, so that any number at once get five in all;
 * a right one takes back its own count, and so does one that could not be judged. Throws where the source is locked
 * out, or is now.
 */
export async function attempt(platform: Platform, userId: string, tried: Try): Promise<boolean> {
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

/** Hashed with our secret: the table names no network. */
const keyOf = ({ config }: Platform, source: Source) =>
  createHmac("sha256", config.secret)
    .update(`attempts ${JSON.stringify(source)}`)
    .digest();

type Whose = { userId: string; source: Buffer; isStranger: boolean };
const whoseOf = (platform: Platform, userId: string, source: Source): Whose => ({
  userId,
  source: keyOf(platform, source),
  isStranger: "network" in source,
});

/** Answers until when this was the last try, where it was. */
async function countAttempt(tx: Tx, platform: Platform, { most, ...whose }: Whose & { most: number }) {
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
  await store.setStrangers(tx, whose.userId, together);
  return counted.lockedUntil ?? together.lockedUntil;
}

const strangersOf = (user: UserRow) => ({ failedAttempts: user.failed_attempts, lockedUntil: user.locked_until });

async function takeBack(tx: Tx, whose: Whose) {
  // In the same order as counting: else two of one source wait for each other for good.
  await lockUser(tx, whose.userId);
  await store.refundAttempt(tx, whose);
  if (whose.isStranger) await store.refundStranger(tx, whose.userId);
}

/** Forgives the wrong tries of whoever is in now; a right password alone forgives none, or codes could be guessed for good. */
export const forgiveAttempts = (platform: Platform, userId: string, source: Source): Promise<void> =>
  transact(platform.database, async (tx) => {
    const whose = whoseOf(platform, userId, source);
    await lockUser(tx, userId);
    await store.deleteAttempts(tx, whose);
    if (whose.isStranger) await store.setStrangers(tx, userId, { failedAttempts: 0, lockedUntil: null });
  });

const lockedOut = (until: Date, { clock }: Platform) =>
  new Problem("lockedOut", { retryAfter: Math.ceil((until.getTime() - clock.now().getTime()) / 1000) });

/** Forgives every wrong try, wherever it came from: the person has shown that the mailbox is theirs. */
export async function clearAttempts(tx: Tx, userId: string): Promise<void> {
  await store.deleteAttempts(tx, { userId });
  await store.setStrangers(tx, userId, { failedAttempts: 0, lockedUntil: null });
}

type Proof = { password: string; field?: string };
type SignedIn = Pick<Member, "userId" | "sessionId">;

/** Asks a signed-in person for the password again; throws where it is wrong, or where there is none. */
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
  if (await attempt(platform, userId, { source: { session: sessionId }, check })) return user;
  throw new Problem("wrongPassword", { errors: [{ field, code: "wrongPassword", params: {} }] });
}
