import { openCode, orderIdOf } from "../src/features/gift-cards/gift-card-keys.ts";
import { findGiftCard } from "../src/features/gift-cards/order-store.ts";
import { askOrder, placeOrder } from "../src/features/gift-cards/orders.ts";
import { redeem } from "../src/features/gift-cards/redeeming.ts";
import type { Platform } from "../src/platform/platform.ts";
import { quietAt } from "./appointments/perform.ts";
import { hasSandbox, seedPayment } from "./demo-money.ts";

const ORDER = { session: null, recipientEmail: null, deliverOn: null, delivery: "print" } as const;

/** Two gift cards: one that this client has redeemed, and one that waits to be handed over. */
export async function seedGiftCards(platform: Platform, clientId: string): Promise<void> {
  if (!hasSandbox(platform)) return;
  const now = quietAt(platform, platform.clock.now().getTime());
  const code = await sell(now, {
    ...{ ...ORDER, amountCents: 15_000, design: "meadow", recipientName: "Sam", senderName: "Oma Hilde" },
    ...{ message: "Nimm dir Zeit für dich. Alles Liebe!", email: "hilde.brandt@example.org" },
  });
  await redeem(now, { clientId, network: "demo", code });
  await sell(now, {
    ...{ ...ORDER, amountCents: 10_000, design: "stars", recipientName: "Jakob", senderName: "Miriam und Tom" },
    ...{ message: "Zum Abschluss!", email: "miriam.seidel@example.org" },
  });
}

type Ordered = Parameters<typeof placeOrder>[1]["order"];

/** Ordered and paid; returns the code. */
async function sell(platform: Platform, order: Ordered): Promise<string> {
  const { order: key } = await placeOrder(platform, { order, userId: undefined, locale: "de" });
  const id = orderIdOf(platform.config.secret, key) ?? "";
  await seedPayment(platform, (await findGiftCard(platform.database, id))?.intent_id ?? "");
  await askOrder(platform, id);
  const card = await findGiftCard(platform.database, id);
  if (!card?.code) throw new Error("a gift card of the demo was not paid");
  return openCode(platform.config.secret, card.code);
}
