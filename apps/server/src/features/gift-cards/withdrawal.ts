import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCaseOf } from "../cases/commands.ts";
import { lockGiftCard } from "./order-store.ts";
import { mayWithdraw } from "./queries.ts";
import { refundGiftCard } from "./refund-commands.ts";

/** A buyer withdraws from the purchase: the code is dead, and everything goes back. */
export const withdrawPurchase = (platform: Platform, id: string): Promise<{ refundCents: number }> =>
  transact(platform.database, async (tx) => {
    const card = await lockGiftCard(tx, id);
    if (!card) throw new Problem("notFound");
    if (!mayWithdraw(card, platform.clock.now())) throw new Problem("giftCardNotWithdrawable");
    const refundCents = await refundGiftCard(tx, platform, { card, cause: "withdrawn", news: "withdrawn" });
    await closeCaseOf(tx, platform, { source: "gift_cards", sourceId: id, data: { why: "withdrawn" } });
    return { refundCents };
  });
