import type Stripe from "stripe";
import type { Cards } from "../../platform/cards/cards.ts";

/** What the provider moved in a time; amounts in cents, out of the balance negative. */
export type ProviderDay = {
  /** Payments, refunds, disputes and transfers: what the ledger knows, too. */
  providerCents: number;
  /** What the provider kept for itself. */
  feeCents: number;
  /** Our own payouts, deposits and the provider's invoices: in no account of the ledger. */
  ownCents: number;
  movements: number;
};

/** In no account of the ledger. */
const OWN = new Set<Stripe.BalanceTransaction["type"]>([
  "payout",
  "payout_cancel",
  "payout_failure",
  "topup",
  "topup_reversal",
  "stripe_fee",
  "stripe_fx_fee",
  "tax_fee",
]);

/** Sums every movement of our balance from one instant until before another. */
export async function readProviderDay({ stripe }: Cards, { from, to }: { from: Date; to: Date }): Promise<ProviderDay> {
  const day = { providerCents: 0, feeCents: 0, ownCents: 0, movements: 0 };
  const created = { gte: from.getTime() / 1000, lt: to.getTime() / 1000 };
  for await (const { type, amount, fee } of stripe.balanceTransactions.list({ created, limit: 100 })) {
    if (OWN.has(type)) day.ownCents += amount;
    else day.providerCents += amount;
    day.feeCents += fee;
    day.movements += 1;
  }
  return day;
}

/** All of our balance now, whether it can be paid out yet or not. */
export async function readBalance({ stripe }: Cards): Promise<number> {
  const { available, pending } = await stripe.balance.retrieve();
  const euros = [...available, ...pending].filter(({ currency }) => currency === "eur");
  return euros.reduce((sum, { amount }) => sum + amount, 0);
}
