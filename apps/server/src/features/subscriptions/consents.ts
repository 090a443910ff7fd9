import { createHmac } from "node:crypto";
import { List } from "@aufwind/contract/subscriptions";
import type { Consent } from "@aufwind/contract/subscriptions-team";
import { emailKey } from "@aufwind/rules/accounts";
import { asLocale } from "@aufwind/rules/locale";
import { CONSENT_TEXT_VERSION } from "@aufwind/rules/mailings";
import { transact } from "../../platform/database/database.ts";
import type { DeletionBatch } from "../../platform/database/delete-batch.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordAction, recordView } from "../audit-log/commands.ts";
import * as store from "./store.ts";

/** Tells whether an address that somebody names was one of ours, and cannot be read back. */
const markOf = ({ config }: Platform, email: string): Buffer =>
  createHmac("sha256", config.secret)
    .update(`consent ${emailKey(email)}`)
    .digest();

/** Forgets who left long enough ago; that they had agreed stays as a proof without the address. */
export const proveAndDeleteLeft = (platform: Platform, at: DeletionBatch): Promise<number> =>
  transact(platform.database, async (tx) => {
    const gone = await store.deleteUnsubscribed(tx, at);
    const proofs = gone.flatMap(({ email, list, asked_at, confirmed_at, left_at, locale, text_version }) =>
      confirmed_at && left_at
        ? [
            {
              list,
              address_hash: markOf(platform, email),
              asked_at,
              confirmed_at,
              ended_at: left_at,
              locale,
              text_version,
            },
          ]
        : [],
    );
    if (proofs.length > 0) await store.insertProofs(tx, proofs);
    return gone.length;
  });

/** The list ends for each of its people by itself; the rest follows as if they had left. */
export const endEarlyAccess = ({ database, clock }: Platform, at: DeletionBatch): Promise<number> =>
  store.endOldEarlyAccess(database, { ...at, now: clock.now() });

type Asked = { email: string; operatorId: string };

/** Everything that we know of the consents of an address, for a claim against us; recorded before it is shown. */
export async function consentsFor(platform: Platform, { email, operatorId }: Asked): Promise<Consent[]> {
  const [listed, proofs] = [
    await store.subscriptionsOf(platform.database, email),
    await store.findProofs(platform.database, markOf(platform, email)),
  ];
  const known = [...listed.map(({ left_at, ...row }) => ({ ...row, ended_at: left_at })), ...proofs];
  await recordView(platform, { operatorId, action: "subscriptions.look", after: { found: known.length } });
  return known.map(presentConsent).sort((one, other) => other.askedAt.localeCompare(one.askedAt));
}

type Known = {
  list: string;
  asked_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
  locale: string | null;
  text_version: string;
};

const presentConsent = (row: Known): Consent => ({
  list: List.parse(row.list),
  askedAt: row.asked_at.toISOString(),
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  locale: row.locale ? asLocale(row.locale) : null,
  textVersion: row.text_version,
  isCurrentText: row.text_version === CONSENT_TEXT_VERSION,
});

/** Takes an address off all lists, as if it had left them by itself; the proof of the consent stays. */
export const endAllConsents = (platform: Platform, { email, operatorId, reason }: Asked & { reason: string }) =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const lists = await store.endSubscriptionsOf(tx, { email, now });
    await recordAction(tx, platform, { operatorId, action: "subscriptions.end", after: { lists }, reason });
    return lists.length;
  });
