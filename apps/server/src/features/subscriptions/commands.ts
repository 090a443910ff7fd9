import { List } from "@aufwind/contract/subscriptions";
import { asLocale, type Locale } from "@aufwind/rules/locale";
import { CONSENT_TEXT_VERSION } from "@aufwind/rules/mailings";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import { findByEmail } from "../accounts/store.ts";
import { confirmMail, welcomeMail } from "./mails.ts";
import { leaveTokenOf } from "./queries.ts";
import * as store from "./store.ts";

type AskToJoinParams = { list: List; email: string; locale: Locale; website?: string | undefined };

const VALID = 24 * 3_600_000;

/** Sends the confirmation mail; an address that is already on the list is refused. */
export async function askToJoin(platform: Platform, { website, ...asking }: AskToJoinParams): Promise<void> {
  // Honeypot: bots get the same answer as everybody else.
  if (website) return;
  const confirmToken = newToken();
  const leaveToken = leaveTokenOf(platform, asking);
  const now = platform.clock.now();
  await transact(platform.database, async (tx) => {
    // People with an account need no early access.
    if (asking.list === "earlyAccess" && (await findByEmail(tx, asking.email)))
      throw new Problem("emailAlreadyRegistered");
    const asked = await store.storeRequest(tx, {
      ...asking,
      confirm_token_hash: hashOf(confirmToken),
      confirm_expires_at: new Date(now.getTime() + VALID),
      leave_token_hash: hashOf(leaveToken),
      asked_at: now,
      text_version: CONSENT_TEXT_VERSION,
    });
    if (!asked) throw new Problem("emailAlreadyRegistered");
    await platform.outbox.add(tx, confirmMail(platform, { ...asking, confirmToken }));
  });
}

/** Confirms with the token of the mail. Using the link again gets the same answer, and no second mail. */
export const confirmJoining = (platform: Platform, token: string): Promise<List> =>
  transact(platform.database, async (tx) => {
    const confirmed = await store.confirmSubscription(tx, { tokenHash: hashOf(token), now: platform.clock.now() });
    if (!confirmed) return List.parse(((await store.findConfirmed(tx, hashOf(token))) ?? invalid()).list);
    const member = readMember(confirmed);
    await platform.outbox.add(tx, welcomeMail(platform, member));
    return member.list;
  });

/** Unsubscribes with the token of any of its mails; idempotent. */
export const leaveList = (platform: Platform, token: string): Promise<List> =>
  transact(platform.database, async (tx) => {
    const left = await store.endSubscription(tx, { tokenHash: hashOf(token), now: platform.clock.now() });
    return List.parse((left ?? invalid()).list);
  });

function invalid(): never {
  throw new Problem("linkInvalid");
}

function readMember({ list, email, locale }: { list: string; email: string; locale: string }) {
  return { list: List.parse(list), email, locale: asLocale(locale) };
}
