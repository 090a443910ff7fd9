import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { giftMail } from "./mails.ts";
import * as store from "./order-store.ts";
import { findDue } from "./order-store.ts";

/** The code goes out: by mail, or for the buyer to print. From now on it can be used. */
export async function deliver(tx: Tx, platform: Platform, card: store.GiftCardRow): Promise<void> {
  const now = platform.clock.now();
  await store.updateGiftCard(tx, card.id, { status: "delivered", delivered_at: card.delivered_at ?? now });
  if (card.recipient_email) await platform.outbox.add(tx, giftMail(platform, card, card.recipient_email));
}

/** Delivers what is due, one after the other; other workers take others. */
export async function deliverDue(platform: Platform, signal: AbortSignal): Promise<void> {
  let isDone = true;
  do
    isDone = await transact(platform.database, async (tx) => {
      const due = await findDue(tx, platform.clock.now());
      if (due) await deliver(tx, platform, due);
      return due === undefined;
    });
  while (!isDone && !signal.aborted);
}
