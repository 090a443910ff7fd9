import type Stripe from "stripe";
import { disputeStatus } from "../../platform/cards/outcome.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { bookSaleDispute } from "../ledger/prepaid-commands.ts";
import * as store from "./order-store.ts";

type Following = { dispute: Stripe.Dispute; id: string };

/** The code is dead while a bank has the money; what was used of it is our loss if the bank keeps it. */
export async function followDispute(tx: Tx, platform: Platform, { dispute, id }: Following): Promise<void> {
  const card = await store.lockGiftCard(tx, id);
  if (!card) return;
  const [now, cents] = [platform.clock.now(), dispute.amount];
  const status = disputeStatus(dispute);
  const money = {
    account: "gift_cards",
    disputeId: dispute.id,
    cents,
    status,
    unusedCents: card.balance_cents,
  } as const;
  const { isNew, isOver } = await bookSaleDispute(tx, { ...money, now });
  if (isNew && card.status !== "void" && card.status !== "expired")
    await store.updateGiftCard(tx, id, { status: "void", void_cause: "disputed", voided_at: now });
  const cause = { source: "gift_cards", sourceId: id };
  if (isNew)
    await openCase(tx, platform, {
      ...cause,
      kind: "payment",
      person: { id: card.buyer_id, name: card.buyer_name, email: card.buyer_email },
      about: { kind: "giftCard", id },
      data: { amountCents: cents, reason: dispute.reason },
    });
  if (!isOver) return;
  await settle(tx, { id, isWon: status === "won" });
  await closeCaseOf(tx, platform, { ...cause, data: { why: status } });
}

/** Won: it can be used again. Lost: nothing is left of it. */
async function settle(tx: Tx, { id, isWon }: { id: string; isWon: boolean }): Promise<void> {
  const card = await store.lockGiftCard(tx, id);
  if (!isWon) return void (await store.updateGiftCard(tx, id, { balance_cents: 0, remind_at: null }));
  if (card?.void_cause !== "disputed") return;
  const status = card.delivered_at ? "delivered" : "paid";
  await store.updateGiftCard(tx, id, { status, void_cause: null, voided_at: null });
}
