import { LEASE } from "@aufwind/rules/payments/charge-plan";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { PackageRefunds } from "../../platform/database/database-types.ts";

export type RefundRow = Selectable<PackageRefunds>;

/** package_refunds_stay_within_payment() refuses more than was paid. */
export const insertRefund = (tx: Tx, refund: Insertable<PackageRefunds>): Promise<RefundRow> =>
  tx.insertInto("package_refunds").values(refund).returningAll().executeTakeFirstOrThrow();

/** What each payment of a package paid, in order, and what of it went back. */
export async function findRefundable(tx: Tx, purchaseId: string) {
  const { rows } = await sql<{ id: string; paidCents: number; refundedCents: number }>`
    select id, amount_cents as "paidCents", (
      select coalesce(sum(amount_cents), 0)::int from package_refunds where payment_id = package_payments.id
    ) as "refundedCents"
    from package_payments where purchase_id = ${purchaseId} and status = 'paid' order by place`.execute(tx);
  return rows;
}

/** Leases the refund that has waited longest. */
export async function leaseRefund(db: Database, now: Date): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    update package_refunds set leased_until = ${new Date(now.getTime() + LEASE)}, sent_at = coalesce(sent_at, ${now})
    where id = (
      select id from package_refunds
      where due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by due_at limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

export const lockRefund = (tx: Tx, id: string): Promise<RefundRow | undefined> =>
  tx.selectFrom("package_refunds").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const updateRefund = (db: DbOrTx, id: string, changes: Updateable<PackageRefunds>) =>
  db.updateTable("package_refunds").set(changes).where("id", "=", id).execute();
