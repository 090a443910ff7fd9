import { SIDES } from "@aufwind/rules/appointments/status";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./receipt-store.ts";
import { lockOwn } from "./store.ts";

const receiptsEvent = (conversationId: string, { side, delivered_up_to, read_up_to }: store.MarkRow) => ({
  kind: "receipts",
  data: { conversationId, side, deliveredUpTo: delivered_up_to, readUpTo: read_up_to },
});

/** Marks a conversation as read; both people are notified, one's own other devices too. */
export async function markRead({ database, events }: Platform, own: { id: string; userId: string }): Promise<void> {
  const side = await store.findUnread(database, own);
  if (!side) throw new Problem("notFound");
  if (side.unread === 0) return;
  await transact(database, async (tx) => {
    const held = await lockOwn(tx, own);
    const receipts = held && (await store.setRead(tx, { ...own, upTo: held.last_number }));
    if (!receipts) return;
    const told = receiptsEvent(own.id, receipts);
    await events.publish(tx, ...SIDES.map((reader) => ({ audience: held[`${reader}_id`], ...told })));
  });
}

/** Marks everything as delivered; the authors are notified. */
export async function markDelivered({ database, events }: Platform, userId: string): Promise<void> {
  if (!(await store.hasUndelivered(database, userId))) return;
  await transact(database, async (tx) => {
    const rows = await store.setDelivered(tx, userId);
    if (rows.length === 0) return;
    await events.publish(
      tx,
      ...rows.map((row) => ({ audience: row.other_id, ...receiptsEvent(row.conversation_id, row) })),
    );
  });
}
