import { afterAttempt, isLockedOut } from "@aufwind/rules/accounts/lock-out";
import { isLocale } from "@aufwind/rules/locale/locale";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import type { Keys } from "../../platform/session/cookies.ts";
import { hashPassword, isPassword } from "../../platform/session/password-hash.ts";
import { findByEmail, findUser, lockUser, setConfirmed, type UserRow } from "../accounts/store.ts";
import { newLink, redeem } from "../links/commands.ts";
import { changeKeys, endSessions } from "../sessions/commands.ts";
import { changedMail, resetMail } from "./mails.ts";
import * as store from "./store.ts";

/**
 * One try to prove who one is. It counts before it is judged, so that any number at once get five in all;
 * a right one takes back its own count. Throws where the account is locked, or is now.
 */
export async function attempt(platform: Platform, userId: string, check: () => Promise<boolean>): Promise<boolean> {
  const counted = await transact(platform.database, (tx) => countAttempt(tx, platform, userId));
  if (await check()) {
    await transact(platform.database, (tx) => store.refundAttempt(tx, userId));
    return true;
  }
  if (counted.lockedUntil) throw lockedOut(counted.lockedUntil, platform);
  return false;
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

/** Asks a signed-in person for the password again; throws where it is wrong, or where there is none. */
export async function provePassword(platform: Platform, userId: string, { password, field = "password" }: Proof) {
  const user = await findUser(platform.database, userId);
  if (!user) throw new Problem("notSignedIn");
  const { password_hash } = user;
  if (!password_hash) throw new Problem("noPassword");
  if (await attempt(platform, userId, () => isPassword(password, password_hash))) return user;
  throw new Problem("wrongPassword", { errors: [{ field, code: "wrongPassword", params: {} }] });
}
type Proof = { password: string; field?: string };

type Change = { currentPassword: string; password: string };

/** Changes the password and signs out everywhere else; the keys of this session are new, too. */
export async function changePassword(platform: Platform, member: Member, change: Change): Promise<Keys> {
  const { userId, sessionId } = member;
  await provePassword(platform, userId, { password: change.currentPassword, field: "currentPassword" });
  const hashed = await hashPassword(change.password, platform.config);
  return transact(platform.database, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new Problem("notSignedIn");
    await store.setPassword(tx, userId, hashed);
    await endSessions(tx, platform, { userId, except: sessionId });
    await platform.outbox.add(tx, changedMail(platform, { ...addresseeOf(user), now: platform.clock.now() }));
    return changeKeys(tx, platform, sessionId);
  });
}

/** Sends the mail with the link to choose a new password. */
export const requestReset = (platform: Platform, email: string): Promise<void> =>
  transact(platform.database, async (tx) => {
    const found = await findByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (!user) throw new Problem("noAccountWithEmail");
    const token = await newLink(tx, platform, { userId: user.id, purpose: "reset" });
    await platform.outbox.add(tx, resetMail(platform, { ...addresseeOf(user), token }));
  });

/** Sets a new password with the token of the mail, and signs out everywhere. Who has the mail has the address. */
export async function resetPassword(platform: Platform, { token, password }: { token: string; password: string }) {
  const hashed = await hashPassword(password, platform.config);
  await transact(platform.database, async (tx) => {
    const userId = await redeem(tx, platform, { token, purpose: "reset" });
    const user = userId ? await lockUser(tx, userId) : undefined;
    if (!user) throw new Problem("linkInvalid");
    const now = platform.clock.now();
    await store.setPassword(tx, user.id, hashed);
    await clearAttempts(tx, user.id);
    await setConfirmed(tx, { id: user.id, now });
    await endSessions(tx, platform, { userId: user.id });
    await platform.outbox.add(tx, changedMail(platform, { ...addresseeOf(user), now }));
  });
}

const addresseeOf = ({ email, first_name, locale }: UserRow) => ({
  email: email ?? "",
  firstName: first_name,
  locale: isLocale(locale) ? locale : ("de" as const),
});
