import { LIFETIMES } from "@aufwind/rules/accounts";
import { DAY } from "@aufwind/rules/time/durations";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import type { Keys } from "../../platform/session/cookies.ts";
import { hashPassword } from "../../platform/session/password-hash.ts";
import { confirmPerson } from "../accounts/commands.ts";
import { addresseeOf } from "../accounts/queries.ts";
import * as store from "../accounts/store.ts";
import { findByEmail, lockUser, type UserRow } from "../accounts/store.ts";
import { isGood, newLink, redeemToken } from "../email-tokens/commands.ts";
import { clearAttempts, provePassword } from "../login-attempts/commands.ts";
import { dropNewFactors } from "../second-factors/commands.ts";
import { endSessions, lockMember, replaceSessionTokens } from "../sessions/commands.ts";
import { keepOnlyThisDevice } from "../sign-in/commands.ts";
import { deleteSteps } from "../sign-in/store.ts";
import { changedMail, resetMail } from "./mails.ts";

type Change = { currentPassword: string; newPassword: string };

/** Changes the password and signs out all other sessions; this session gets new tokens. */
export async function changePassword(platform: Platform, member: Member, change: Change): Promise<Keys> {
  const { userId, sessionId } = member;
  await provePassword(platform, member, { password: change.currentPassword, field: "currentPassword" });
  const hashed = await hashPassword(change.newPassword, platform.config);
  return transact(platform.database, async (tx) => {
    // A concurrent reset has ended this session: then the old password proves nothing.
    const user = await lockMember(tx, platform, member);
    await replacePassword(tx, platform, { user, hashed });
    await endSessions(tx, platform, { userId, except: sessionId });
    return replaceSessionTokens(tx, platform, sessionId);
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

/** Refuses a token that is used, expired or unknown. */
export async function checkReset(platform: Platform, token: string): Promise<void> {
  if (!(await isGood(platform, { token, purpose: "reset" }))) throw new Problem("linkInvalid");
}

type Reset = { token: string; password: string; headers: Headers };

/**
 * Sets a new password with the token of the mail, and signs out everywhere. Whoever has the mail owns the address, so
 * this browser becomes a known one that wrong attempts elsewhere cannot lock out; all others are forgotten. Second
 * factors of the last days are removed: a thief of the password may have added them.
 */
export async function resetPassword(platform: Platform, { token, password, headers }: Reset): Promise<string> {
  // Before hashing: an invalid link must not cost a hash.
  await checkReset(platform, token);
  const hashed = await hashPassword(password, platform.config);
  return transact(platform.database, async (tx) => {
    const userId = await redeemToken(tx, platform, { token, purpose: "reset" });
    const user = userId ? await lockUser(tx, userId) : undefined;
    if (!user) throw new Problem("linkInvalid");
    const now = platform.clock.now();
    await replacePassword(tx, platform, { user, hashed });
    await clearAttempts(tx, user.id);
    await confirmPerson(tx, platform, user.id);
    await dropNewFactors(tx, { userId: user.id, since: new Date(now.getTime() - LIFETIMES.newFactorDays * DAY) });
    await endSessions(tx, platform, { userId: user.id });
    return keepOnlyThisDevice(tx, platform, { userId: user.id, headers });
  });
}

/** Log-ins begun with the old password are void, and the person is notified. */
async function replacePassword(tx: Tx, platform: Platform, { user, hashed }: { user: UserRow; hashed: string }) {
  await store.setPassword(tx, user.id, hashed);
  await deleteSteps(tx, user.id);
  await platform.outbox.add(tx, changedMail(platform, { ...addresseeOf(user), now: platform.clock.now() }));
}
