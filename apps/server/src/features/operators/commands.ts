import { DEFAULT_LOCALE } from "@aufwind/rules/locale";
import type { Permission } from "@aufwind/rules/operators";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashPassword } from "../../platform/session/password-hash.ts";
import { findByEmail, insertUser, lockUser, setConfirmed, setNames, setPassword } from "../accounts/store.ts";
import { requestApproval } from "../approvals/commands.ts";
import { recordAction } from "../audit-log/commands.ts";
import { isGood, newLink, redeemToken } from "../email-tokens/commands.ts";
import { endSessions } from "../sessions/commands.ts";
import { invitationMail } from "./mails.ts";
import * as store from "./store.ts";

type InviteParams = { email: string; permissions: readonly Permission[]; invitedBy: string | null };

/** Adds somebody to the team and mails the link to join; returns the link. Addresses of clients and coaches are refused. */
export async function inviteOperator(tx: Tx, platform: Platform, { email, permissions, invitedBy }: InviteParams) {
  const now = platform.clock.now();
  const user = await insertUser(tx, {
    kind: "operator",
    email,
    first_name: "",
    last_name: "",
    locale: DEFAULT_LOCALE,
    terms_locale: DEFAULT_LOCALE,
    terms_accepted_at: now,
    adult_confirmed_at: now,
    created_at: now,
  });
  if (!user) throw emailInUse();
  await store.insertOperator(tx, {
    user_id: user.id,
    permissions: [...permissions],
    invited_by: invitedBy,
    invited_at: now,
  });
  const token = await newLink(tx, platform, { userId: user.id, purpose: "invite" });
  const { mail, url } = invitationMail(platform, { email, token, locale: DEFAULT_LOCALE });
  await platform.outbox.add(tx, mail);
  await recordAction(tx, platform, {
    operatorId: invitedBy,
    action: "operators.invite",
    subject: { kind: "operator", id: user.id },
    after: { permissions },
  });
  return url;
}

const emailInUse = () => new Problem("emailInUse", { errors: [{ field: "email", code: "emailInUse", params: {} }] });

type AskedBy = { operatorId: string; reason: string };

/** Asks another admin to agree to an invitation. */
export const askToInvite = (
  platform: Platform,
  { email, permissions, operatorId, reason }: AskedBy & Pick<InviteParams, "email" | "permissions">,
): Promise<string> =>
  transact(platform.database, async (tx) => {
    if (await findByEmail(tx, email)) throw emailInUse();
    const input = { act: "invite", email, permissions: [...permissions] };
    const subject = { kind: "operator", id: email };
    return requestApproval(tx, platform, {
      kind: "grantPermissions",
      input,
      preview: input,
      reason,
      subject,
      operatorId,
    });
  });

type ChangeParams = AskedBy & { id: string; permissions: readonly Permission[] };

/** Takes permissions away at once; any new one waits for another admin. */
export const changePermissions = (platform: Platform, changing: ChangeParams): Promise<string | null> =>
  transact(platform.database, async (tx) => {
    const { id, permissions, operatorId, reason } = changing;
    const before = await store.lockOperator(tx, id);
    if (!before) throw new Problem("notFound");
    await keepAnAdmin(tx, { id, stays: permissions.includes("admin") });
    const subject = { kind: "operator", id };
    if (permissions.every((each) => before.permissions.includes(each))) {
      await replacePermissions(tx, platform, { ...changing, before: before.permissions });
      return null;
    }
    const input = { act: "change", userId: id, permissions: [...permissions] };
    const preview = { ...input, before: before.permissions };
    return requestApproval(tx, platform, { kind: "grantPermissions", input, preview, reason, subject, operatorId });
  });

async function replacePermissions(
  tx: Tx,
  platform: Platform,
  { id, permissions, operatorId, reason, before }: ChangeParams & { before: readonly Permission[] },
) {
  await store.setPermissions(tx, id, permissions);
  await recordAction(tx, platform, {
    operatorId,
    action: "operators.changePermissions",
    subject: { kind: "operator", id },
    before: { permissions: before },
    after: { permissions },
    reason,
  });
}

/** The last admin stays one: else nobody could make another. */
async function keepAnAdmin(tx: Tx, { id, stays }: { id: string; stays: boolean }) {
  const admins = await store.lockAdmins(tx);
  if (!stays && admins.includes(id) && admins.length === 1) throw new Problem("lastAdmin");
}

type Granting = { input: Record<string, unknown>; askedBy: string; reason: string };

/** Another admin agreed: invites, or changes the permissions. */
export async function grantApproved(tx: Tx, platform: Platform, { input, askedBy, reason }: Granting): Promise<void> {
  const { act, email, userId, permissions } = input as {
    act: string;
    email: string;
    userId: string;
    permissions: Permission[];
  };
  if (act === "invite") {
    await inviteOperator(tx, platform, { email, permissions, invitedBy: askedBy });
    return;
  }
  const before = await store.lockOperator(tx, userId);
  if (!before) throw new Problem("notPossibleNow");
  const changed = { id: userId, permissions, operatorId: askedBy, reason, before: before.permissions };
  await replacePermissions(tx, platform, changed);
}

/** Ends somebody's part in the team, and their sessions. */
export const removeOperator = (
  platform: Platform,
  { id, operatorId, reason }: AskedBy & { id: string },
): Promise<void> =>
  transact(platform.database, async (tx) => {
    const before = await store.lockOperator(tx, id);
    if (!before) throw new Problem("notFound");
    await keepAnAdmin(tx, { id, stays: false });
    await store.setRemoved(tx, id, platform.clock.now());
    await endSessions(tx, platform, { userId: id });
    const subject = { kind: "operator", id };
    const was = { permissions: before.permissions };
    await recordAction(tx, platform, { operatorId, action: "operators.remove", subject, before: was, reason });
  });

/** Refuses a token that is used, expired or unknown. */
export async function checkInvitation(platform: Platform, token: string): Promise<void> {
  if (!(await isGood(platform, { token, purpose: "invite" }))) throw new Problem("linkInvalid");
}

type Joining = { token: string; firstName: string; lastName: string; password: string };

/** Joins the team with the token of the mail, which proves the address. */
export async function acceptInvitation(platform: Platform, { token, password, ...names }: Joining) {
  // Before hashing: an invalid link must not cost a hash.
  await checkInvitation(platform, token);
  const hashed = await hashPassword(password, platform.config);
  return transact(platform.database, async (tx) => {
    const userId = await redeemToken(tx, platform, { token, purpose: "invite" });
    const user = userId ? await lockUser(tx, userId) : undefined;
    if (!user?.email || !(await store.isOperator(tx, user.id))) throw new Problem("linkInvalid");
    const now = platform.clock.now();
    await setNames(tx, user.id, names);
    await setPassword(tx, user.id, hashed);
    await setConfirmed(tx, { id: user.id, now });
    const subject = { kind: "operator", id: user.id };
    await recordAction(tx, platform, { operatorId: user.id, action: "operators.join", subject });
    return { email: user.email };
  });
}
