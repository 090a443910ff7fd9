import { LEASE } from "@aufwind/rules/payments/tries";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import type { Refunds } from "../../../platform/database/database-types.ts";

export type RefundRow = Selectable<Refunds>;
export const insertRefund = (tx: Tx, refund: Insertable<Refunds>) =>
  tx
    .insertInto("refunds")
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Takes the refund that has waited longest, for a while. */
export async function leaseRefund(db: Database, now: Date): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    update refunds set leased_until = ${new Date(now.getTime() + LEASE)}, sent_at = coalesce(sent_at, ${now})
    where appointment_id = (
      select appointment_id from refunds
      where due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by due_at limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

/** Whether somebody has one in hand that is due: or had it, and died over it. */
export async function isAnyLeased(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql`select from refunds where due_at <= ${now} and leased_until > ${now} limit 1`.execute(db);
  return rows.length > 0;
}

export const lockRefund = (tx: Tx, id: string): Promise<RefundRow | undefined> =>
  tx.selectFrom("refunds").selectAll().where("appointment_id", "=", id).forNoKeyUpdate().executeTakeFirst();

export const updateRefund = (db: Database | Tx, id: string, changes: Updateable<Refunds>) =>
  db.updateTable("refunds").set(changes).where("appointment_id", "=", id).execute();

export const findByProvider = (db: Database, providerId: string): Promise<RefundRow | undefined> =>
  db.selectFrom("refunds").selectAll().where("provider_id", "=", providerId).executeTakeFirst();
