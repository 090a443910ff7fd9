import type { Insertable, Selectable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { GiftCardRefunds } from "../../platform/database/database-types.ts";

/** refunds_stay_within_payment() refuses more than was paid. */
export const insertRefund = (tx: Tx, refund: Insertable<GiftCardRefunds>) =>
  tx.insertInto("gift_card_refunds").values(refund).execute();

export const findRefundRow = (db: DbOrTx, id: string): Promise<Selectable<GiftCardRefunds> | undefined> =>
  db.selectFrom("gift_card_refunds").selectAll().where("id", "=", id).executeTakeFirst();
