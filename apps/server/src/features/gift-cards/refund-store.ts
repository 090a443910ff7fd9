import { LEASE } from "@aufwind/rules/payments/charge-plan";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { GiftCardRefunds } from "../../platform/database/database-types.ts";

export type RefundRow = Selectable<GiftCardRefunds>;

/** Once for each gift card, by its key. */
export const insertRefund = (tx: Tx, refund: Insertable<GiftCardRefunds>) =>
  tx.insertInto("gift_card_refunds").values(refund).execute();

/** Leases the refund that has waited longest. */
export async function leaseRefund(db: Database, now: Date): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    update gift_card_refunds
    set leased_until = ${new Date(now.getTime() + LEASE)}, sent_at = coalesce(sent_at, ${now})
    where gift_card_id = (
      select gift_card_id from gift_card_refunds
      where due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by due_at limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

export const lockRefund = (tx: Tx, id: string): Promise<RefundRow | undefined> =>
  tx.selectFrom("gift_card_refunds").selectAll().where("gift_card_id", "=", id).forUpdate().executeTakeFirst();

export const updateRefund = (db: DbOrTx, id: string, changes: Updateable<GiftCardRefunds>) =>
  db.updateTable("gift_card_refunds").set(changes).where("gift_card_id", "=", id).execute();
