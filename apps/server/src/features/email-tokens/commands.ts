import { LIFETIMES } from "@aufwind/rules/accounts";
import { OPERATOR_SESSION } from "@aufwind/rules/operators";
import { HOUR } from "@aufwind/rules/time/durations";
import type { Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import * as store from "./store.ts";

const LASTS: Record<store.Purpose, number> = {
  confirm: LIFETIMES.confirmHours * HOUR,
  reset: LIFETIMES.resetHours * HOUR,
  invite: OPERATOR_SESSION.invitation,
};

type NewLinkParams = { userId: string; purpose: store.Purpose };

/** The token for a link in a mail; refused less than a minute after the last one. Call it with the user locked. */
export async function newLink(tx: Tx, { clock }: Platform, { userId, purpose }: NewLinkParams): Promise<string> {
  const now = clock.now();
  const { sentAt } = await store.newestLink(tx, { userId, purpose });
  const waited = sentAt ? (now.getTime() - new Date(sentAt).getTime()) / 1000 : Number.POSITIVE_INFINITY;
  if (waited < LIFETIMES.resendSeconds)
    throw new Problem("resendTooSoon", { retryAfter: Math.ceil(LIFETIMES.resendSeconds - waited) });
  // Only the newest reset link is valid; for confirmations an older mail may arrive first.
  if (purpose === "reset") await store.deleteLinks(tx, { userId, purpose });
  const token = newToken();
  const expires_at = new Date(now.getTime() + LASTS[purpose]);
  await store.insertLink(tx, { token_hash: hashOf(token), user_id: userId, purpose, created_at: now, expires_at });
  return token;
}

/** Whether a link could be redeemed now. */
export async function isGood(
  { database, clock }: Platform,
  { token, purpose }: { token: string; purpose: store.Purpose },
) {
  return (await store.findLink(database, { hash: hashOf(token), purpose, now: clock.now() })) !== undefined;
}

/** Redeems a link once; returns its user, or undefined if it is unknown, used or expired. */
export async function redeemToken(
  tx: Tx,
  { clock }: Platform,
  { token, purpose }: { token: string; purpose: store.Purpose },
) {
  const taken = await store.redeemLink(tx, { hash: hashOf(token), purpose, now: clock.now() });
  if (!taken) return undefined;
  await store.deleteLinks(tx, { userId: taken.user_id, purpose });
  return taken.user_id;
}
