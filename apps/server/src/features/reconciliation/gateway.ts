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

type Time = { from: Date; to: Date };

const createdIn = ({ from, to }: Time) => ({ gte: from.getTime() / 1000, lt: to.getTime() / 1000 });

/** Sums every movement of our balance from one instant until before another. */
export async function readProviderDay({ stripe }: Cards, time: Time): Promise<ProviderDay> {
  const day = { providerCents: 0, feeCents: 0, ownCents: 0, movements: 0 };
  for await (const { type, amount, fee } of stripe.balanceTransactions.list({ created: createdIn(time), limit: 100 })) {
    if (OWN.has(type)) day.ownCents += amount;
    else day.providerCents += amount;
    day.feeCents += fee;
    day.movements += 1;
  }
  return day;
}

export type ProviderMovement = { at: Date; type: string; amountCents: number; reference: string | null };

/** Each movement that the ledger should know, with the id by which it knows its cause. */
export async function readProviderMovements({ stripe }: Cards, time: Time): Promise<ProviderMovement[]> {
  const found: ProviderMovement[] = [];
  const asked = { created: createdIn(time), limit: 100, expand: ["data.source"] };
  for await (const { type, amount, created, source } of stripe.balanceTransactions.list(asked))
    if (!OWN.has(type))
      found.push({ at: new Date(created * 1000), type, amountCents: amount, reference: referenceOf(source) });
  return found;
}

/** We keep a payment under its intent and a reversal under its transfer; everything else has its own id. */
function referenceOf(source: Stripe.BalanceTransaction["source"]): string | null {
  if (source === null || typeof source === "string") return source;
  if (source.object === "charge") return idOf(source.payment_intent);
  if (source.object === "transfer_reversal") return idOf(source.transfer);
  return source.id;
}

const idOf = (named: string | { id: string } | null) => (typeof named === "string" ? named : (named?.id ?? null));

/** All of our balance now, whether it can be paid out yet or not. */
export async function readBalance({ stripe }: Cards): Promise<number> {
  const { available, pending } = await stripe.balance.retrieve();
  const euros = [...available, ...pending].filter(({ currency }) => currency === "eur");
  return euros.reduce((sum, { amount }) => sum + amount, 0);
}
