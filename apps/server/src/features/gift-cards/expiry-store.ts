import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/**
 * The gift card whose reminder is due the longest, with whom to write to: its owner, else the recipient; locked, and
 * other workers skip it.
 */
export async function findToRemind(tx: Tx, now: Date) {
  const { rows } = await sql<{
    id: string;
    reminders: number;
    balanceCents: number;
    expiresOn: string;
    email: string | null;
    firstName: string;
    locale: string;
  }>`
    select gift_cards.id, reminders, balance_cents as "balanceCents", expires_on::text as "expiresOn",
      coalesce(owner.email, recipient_email) as email, coalesce(owner.first_name, recipient_name) as "firstName",
      coalesce(owner.locale, gift_cards.locale) as locale
    from gift_cards left join users as owner on owner.id = owner_id and owner.deleted_at is null
    where remind_at <= ${now} and status = 'delivered'
    order by remind_at limit 1 for update of gift_cards skip locked`.execute(tx);
  return rows[0];
}

/** A gift card whose last day is over and of which something is left, locked. */
export const findExpired = (tx: Tx, today: string) =>
  tx
    .selectFrom("gift_cards")
    .select(["id", "balance_cents as balanceCents", sql<string>`expires_on::text`.as("expiresOn")])
    .where("balance_cents", ">", 0)
    .where("expires_on", "<", sql<Date>`${today}::date`)
    .orderBy("expires_on")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
