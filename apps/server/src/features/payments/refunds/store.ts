import { LEASE } from "@aufwind/rules/payments/charge-plan";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../../platform/database/database.ts";
import type { Refunds } from "../../../platform/database/database-types.ts";

export type RefundRow = Selectable<Refunds>;

/** refunds_stay_within_payment() refuses more than was paid, and what a bank has taken. */
export const insertRefund = (tx: Tx, refund: Insertable<Refunds>): Promise<RefundRow> =>
  tx.insertInto("refunds").values(refund).returningAll().executeTakeFirstOrThrow();

/** All refunds of an appointment, in their order. */
export const findRefunds = (db: DbOrTx, appointmentId: string): Promise<RefundRow[]> =>
  db
    .selectFrom("refunds")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .orderBy("asked_at")
    .orderBy("id")
    .execute();

/** Leases the refund that has waited longest. */
export async function leaseRefund(db: Database, now: Date): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    update refunds set leased_until = ${new Date(now.getTime() + LEASE)}, sent_at = coalesce(sent_at, ${now})
    where id = (
      select id from refunds
      where due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by due_at limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

/** Whether another worker has leased a due one, or died with it. */
export async function isAnyRefundLeased(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql`select from refunds where due_at <= ${now} and leased_until > ${now} limit 1`.execute(db);
  return rows.length > 0;
}

export const findRefundRow = (db: DbOrTx, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();

/** After locking its appointment and charge: the same order everywhere. */
export const lockRefund = (tx: Tx, id: string): Promise<RefundRow> =>
  tx.selectFrom("refunds").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();

export const updateRefund = (db: DbOrTx, id: string, changes: Updateable<Refunds>) =>
  db.updateTable("refunds").set(changes).where("id", "=", id).execute();

export const findRefundByProvider = (db: Database, providerId: string): Promise<RefundRow | undefined> =>
  db.selectFrom("refunds").selectAll().where("provider_id", "=", providerId).executeTakeFirst();

/** Whether a bank has the money of an appointment, or is deciding about it. */
export async function isDisputed(db: DbOrTx, appointmentId: string): Promise<boolean> {
  const disputes = db.selectFrom("disputes").select("provider_id").where("appointment_id", "=", appointmentId);
  return (await disputes.where("status", "<>", "won").executeTakeFirst()) !== undefined;
}
