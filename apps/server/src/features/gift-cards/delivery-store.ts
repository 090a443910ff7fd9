import type { Tx } from "../../platform/database/database.ts";
import { lockGiftCard } from "./order-store.ts";

/** The paid gift card whose delivery is due the longest, locked; other workers skip it. */
export async function findDue(tx: Tx, now: Date) {
  const due = await tx
    .selectFrom("gift_cards")
    .select("id")
    .where("status", "=", "paid")
    .where("delivered_at", "is", null)
    .where("deliver_at", "<=", now)
    .orderBy("deliver_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return due && lockGiftCard(tx, due.id);
}
