import { type Insertable, type Selectable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { PackageRefunds } from "../../platform/database/database-types.ts";

type RefundRow = Selectable<PackageRefunds>;

/** refunds_stay_within_payment() refuses more than was paid. */
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

export const findRefundRow = (db: DbOrTx, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom("package_refunds").selectAll().where("id", "=", id).executeTakeFirst();
