import { isEmailChangeDue, LIFETIMES } from "@aufwind/rules/accounts";
import { asLocale } from "@aufwind/rules/locale";
import { DAY, HOUR } from "@aufwind/rules/time/durations";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { contentOf, openMail, sealMail } from "../../platform/mail/sealed-mail.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import { addresseeOf } from "../accounts/queries.ts";
import { findByEmail, findUser, isReserved, lockUser, type UserRow } from "../accounts/store.ts";
import { newLink } from "../email-tokens/commands.ts";
import { provePassword } from "../login-attempts/commands.ts";
import { dropNewFactors } from "../second-factors/commands.ts";
import { endSessions, lockMember } from "../sessions/commands.ts";
import { deleteSteps } from "../sign-in/store.ts";
import { addressTakenMail, agreeMail, changedMail, confirmMail, requestedMail, undoneMail } from "./mails.ts";
import * as store from "./store.ts";

type RequestChangeParams = { email: string; currentPassword?: string | undefined };

/**
 * Requests another address. The answer is the same whether it is free or not: a taken one gets another mail. The
 * present address is notified at once, before anything changes.
 */
export async function requestChange(platform: Platform, member: Member, asked: RequestChangeParams): Promise<void> {
  await prove(platform, member, asked.currentPassword);
  await transact(platform.database, async (tx) => {
    const user = await lockMember(tx, platform, member);
    await askForChange(tx, platform, { user, email: asked.email, sessionId: member.sessionId });
  });
}

/** `sessionId`: the browser that asks; null where the team does. */
type AskForChangeParams = { user: UserRow; email: string; sessionId: string | null };

/** The same for a locked person: nothing changes before the new address is confirmed. */
export async function askForChange(tx: Tx, platform: Platform, { user, email, sessionId }: AskForChangeParams) {
  if (user.email === email) throw sameEmail();
  const now = platform.clock.now();
  await waitBetween(tx, { userId: user.id, now });
  const [token, oldToken] = [newToken(), newToken()];
  const unansweredAt = sessionId === null ? new Date(now.getTime() + LIFETIMES.objectToEmailDays * DAY) : null;
  await store.deletePending(tx, user.id);
  await store.insertChange(tx, {
    user_id: user.id,
    session_id: sessionId,
    new_email: email,
    confirm_hash: hashOf(token),
    old_confirm_hash: unansweredAt && hashOf(oldToken),
    unanswered_at: unansweredAt,
    created_at: now,
    expires_at: new Date((unansweredAt ?? now).getTime() + LIFETIMES.confirmHours * HOUR),
  });
  const to = { email, locale: asLocale(user.locale) };
  const toNew = (await isTaken(tx, { user, email, now }))
    ? addressTakenMail(platform, to)
    : confirmMail(platform, { ...to, token, isByTeam: unansweredAt !== null });
  const requested = { ...addresseeOf(user), newEmail: email, now };
  const toOld = unansweredAt
    ? agreeMail(platform, { ...requested, token: oldToken, until: unansweredAt })
    : requestedMail(platform, requested);
  await platform.outbox.add(tx, toNew, toOld);
}

/** The password, or without one a log-in of the last minutes. */
async function prove(platform: Platform, member: Member, password: string | undefined) {
  const { userId, sessionId } = member;
  const user = await findUser(platform.database, userId);
  if (!user) throw new Problem("notSignedIn");
  if (user.password_hash) {
    if (!password)
      throw new Problem("invalidFields", { errors: [{ field: "currentPassword", code: "required", params: {} }] });
    await provePassword(platform, member, { password, field: "currentPassword" });
    return;
  }
  const session = await store.findSessionStart(platform.database, sessionId);
  const fresh = platform.clock.now().getTime() - LIFETIMES.freshSignInMinutes * 60_000;
  if (!session || session.created_at.getTime() < fresh) throw new Problem("signInAgain");
}

const sameEmail = () => new Problem("invalidFields", { errors: [{ field: "email", code: "sameEmail", params: {} }] });

async function waitBetween(tx: Tx, { userId, now }: { userId: string; now: Date }) {
  const pending = await store.findPending(tx, { userId, now });
  const waited = pending ? (now.getTime() - pending.created_at.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  if (waited < LIFETIMES.resendSeconds)
    throw new Problem("resendTooSoon", { retryAfter: Math.ceil(LIFETIMES.resendSeconds - waited) });
}

type IsTakenParams = { user: UserRow; email: string; now: Date };

async function isTaken(tx: Tx, { user, email, now }: IsTakenParams): Promise<boolean> {
  const other = await findByEmail(tx, email);
  return other ? other.id !== user.id : isReserved(tx, { email, now, except: user.id });
}

/**
 * Whoever has the mail owns the address. What the team asked for waits until both have confirmed. The browser that asked
 * stays signed in, all others are signed out.
 */
export const confirmChange = (platform: Platform, token: string): Promise<"changed" | "waiting"> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const wanted = await store.redeemConfirmation(tx, { hash: hashOf(token), now });
    if (!wanted) throw new Problem("emailChangeInvalid");
    if (!isEmailChangeDue(confirmationsOf(wanted), now)) return "waiting" as const;
    await change(tx, platform, wanted);
    return "changed" as const;
  }).catch(orTaken);

const confirmationsOf = (row: store.ChangeRow) => ({
  newConfirmedAt: row.new_confirmed_at,
  oldConfirmedAt: row.old_confirmed_at,
  unansweredAt: row.unanswered_at,
});

/** Makes one change that the present address has not objected to in time; false if there is none. */
export const changeNextUnanswered = (platform: Platform): Promise<boolean> =>
  transact(platform.database, async (tx) => {
    const wanted = await store.lockUnanswered(tx, platform.clock.now());
    if (!wanted) return false;
    if (await isStillFree(tx, platform, wanted)) await change(tx, platform, wanted);
    else await store.deletePending(tx, wanted.user_id);
    return true;
  });

/** Somebody may have taken the address, or left, since it was asked for. */
async function isStillFree(tx: Tx, { clock }: Platform, { user_id, new_email }: store.ChangeRow): Promise<boolean> {
  const user = await lockUser(tx, user_id);
  return user?.email ? !(await isTaken(tx, { user, email: new_email, now: clock.now() })) : false;
}

/** Somebody else was faster. */
function orTaken(error: unknown): never {
  throw (error as { constraint?: string }).constraint === "users_email_key_key"
    ? new Problem("emailChangeInvalid")
    : error;
}

async function change(tx: Tx, platform: Platform, wanted: store.ChangeRow): Promise<void> {
  const now = platform.clock.now();
  const user = await lockUser(tx, wanted.user_id);
  if (!user?.email || (await isTaken(tx, { user, email: wanted.new_email, now })))
    throw new Problem("emailChangeInvalid");
  if (!(await store.setEmail(tx, user.id, wanted.new_email))) throw new Problem("emailChangeInvalid");
  const undo = newToken();
  const until = new Date(now.getTime() + LIFETIMES.undoEmailDays * DAY);
  await store.setChanged(tx, { id: wanted.id, oldEmail: user.email, undoHash: hashOf(undo), now, until });
  await redirectMails(tx, platform, { email: user.email, to: wanted.new_email, except: wanted.created_at });
  await store.deleteLinks(tx, user.id);
  await deleteSteps(tx, user.id);
  await endSessions(tx, platform, { userId: user.id, ...(wanted.session_id && { except: wanted.session_id }) });
  const mail = changedMail(platform, { ...addresseeOf(user), newEmail: wanted.new_email, token: undo, now, until });
  await platform.outbox.add(tx, mail);
  platform.log.info({ user: user.id }, "a person changed their e-mail address");
}

/**
 * Restores the former address. Whoever changed it knew the password or controlled the account, so neither the password
 * nor what was added since then works any more.
 */
export const undoChange = (platform: Platform, token: string): Promise<string> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const change = await store.redeemUndo(tx, { hash: hashOf(token), now });
    const user = change && (await lockUser(tx, change.user_id));
    if (!change?.old_email || !user?.email) throw new Problem("emailChangeInvalid");
    if (!(await store.setEmail(tx, user.id, change.old_email))) throw new Problem("emailChangeInvalid");
    const since = new Date(change.created_at.getTime() - LIFETIMES.newFactorDays * DAY);
    await redirectMails(tx, platform, { email: user.email, to: change.old_email });
    await store.dropPassword(tx, user.id);
    await dropNewFactors(tx, { userId: user.id, since });
    await store.deleteProviderLinks(tx, { userId: user.id, since: change.created_at });
    await store.deleteLinks(tx, user.id);
    await deleteSteps(tx, user.id);
    await endSessions(tx, platform, { userId: user.id });
    await platform.outbox.add(tx, undoneMail(platform, { ...addresseeOf(user), email: change.old_email, now }));
    platform.log.info({ user: user.id }, "a person took a change of their e-mail address back");
    return newLink(tx, platform, { userId: user.id, purpose: "reset" });
  });

type RedirectMailsParams = { email: string; to: string; except?: Date };

/** Waiting mails go to the present address; each is sealed for its recipient, so they are sealed again. */
async function redirectMails(tx: Tx, { config }: Platform, { to, ...waiting }: RedirectMailsParams): Promise<void> {
  const { secret } = config;
  for (const row of await store.lockMails(tx, waiting)) {
    const mail = openMail(row, secret);
    if (mail)
      await store.redirectMail(tx, { id: row.id, to, sealed: row.sealed && sealMail(contentOf(mail), { to, secret }) });
  }
}

export async function pendingChange({ database, clock }: Platform, userId: string) {
  const pending = await store.findPending(database, { userId, now: clock.now() });
  return { email: pending?.new_email ?? null, until: pending?.expires_at.toISOString() ?? null };
}

/** The person keeps the present address. */
export const dropChange = (platform: Platform, userId: string) =>
  transact(platform.database, (tx) => store.deletePending(tx, userId));
