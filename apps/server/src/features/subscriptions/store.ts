import type { List } from "@aufwind/contract/subscriptions";
import { emailKey } from "@aufwind/rules/accounts";
import type { Locale } from "@aufwind/rules/locale";
import type { Database, Tx } from "../../platform/database/database.ts";

type StoreRequestParams = {
  list: List;
  email: string;
  locale: Locale;
  confirm_token_hash: Buffer;
  confirm_expires_at: Date;
  leave_token_hash: Buffer;
  asked_at: Date;
};

/** Adds an unconfirmed address to a list, or renews it; false if it is already confirmed. */
export async function storeRequest(tx: Tx, asked: StoreRequestParams): Promise<boolean> {
  const { list: _, email, ...renewed } = asked;
  const row = await tx
    .insertInto("subscriptions")
    .values({ ...asked, email_key: emailKey(email) })
    .onConflict((conflict) =>
      conflict
        .columns(["list", "email"])
        .doUpdateSet({ ...renewed, email, confirmed_at: null, left_at: null })
        .where((eb) =>
          eb.or([eb("subscriptions.confirmed_at", "is", null), eb("subscriptions.left_at", "is not", null)]),
        ),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

type SubscriptionParams = { tokenHash: Buffer; now: Date };

const JOINED = ["list", "email", "locale"] as const;

/** Confirms an address in time; undefined if the token is unknown or expired. */
export const confirmSubscription = (tx: Tx, { tokenHash, now }: SubscriptionParams) =>
  tx
    .updateTable("subscriptions")
    .set({ confirmed_at: now })
    .where("confirm_token_hash", "=", tokenHash)
    .where("confirmed_at", "is", null)
    .where("left_at", "is", null)
    .where("confirm_expires_at", ">", now)
    .returning(JOINED)
    .executeTakeFirst();

export const findConfirmed = (tx: Tx, tokenHash: Buffer) =>
  tx
    .selectFrom("subscriptions")
    .select(JOINED)
    .where("confirm_token_hash", "=", tokenHash)
    .where("confirmed_at", "is not", null)
    .where("left_at", "is", null)
    .executeTakeFirst();

export const endSubscription = (tx: Tx, { tokenHash, now }: SubscriptionParams) =>
  tx
    .updateTable("subscriptions")
    .set((eb) => ({ left_at: eb.fn.coalesce("left_at", eb.val(now)) }))
    .where("leave_token_hash", "=", tokenHash)
    .returning(JOINED)
    .executeTakeFirst();

export const deleteUnconfirmed = (database: Database, askedBefore: Date) =>
  database.deleteFrom("subscriptions").where("confirmed_at", "is", null).where("asked_at", "<", askedBefore).execute();

export const deleteLeft = (database: Database, leftBefore: Date) =>
  database.deleteFrom("subscriptions").where("left_at", "<", leftBefore).execute();

export const subscriptionsOf = (database: Database, email: string) =>
  database
    .selectFrom("subscriptions")
    .select(["list", "email", "locale", "asked_at", "confirmed_at", "left_at"])
    .where("email_key", "=", emailKey(email))
    .execute();

export const deleteSubscriptionsOf = (tx: Tx, email: string) =>
  tx.deleteFrom("subscriptions").where("email_key", "=", emailKey(email)).execute();
