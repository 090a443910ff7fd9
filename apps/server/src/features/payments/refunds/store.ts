import type { Insertable, Selectable } from "kysely";
import type { DbOrTx, Tx } from "../../../platform/database/database.ts";
import type { Refunds } from "../../../platform/database/database-types.ts";
import { hasRow } from "../../../platform/database/has-row.ts";

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

export const findRefundRow = (db: DbOrTx, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();

/** Whether a bank has the money of an appointment, or is deciding about it. */
export async function isDisputed(db: DbOrTx, appointmentId: string): Promise<boolean> {
  const disputes = db.selectFrom("disputes").select("provider_id").where("appointment_id", "=", appointmentId);
  return hasRow(disputes.where("status", "<>", "won"));
}
