import { shareOf, VAT } from "./money.ts";

/** The largest correction at once, so that a slip of the keyboard stays small. */
export const MOST_ADJUSTED_CENTS = 1_000_000;

type Wish = {
  /** Our fees that the coach gets back, net. */
  feeCents: number;
  marketingCents?: number;
  /** The VAT that was charged on them, where it is known to the cent. */
  feeVatCents?: number;
  /** What the coach gets besides, or gives back if it is negative. */
  otherCents: number;
};

/** An adjustment as a row of earnings: fees and their VAT are lower, more arrives. */
export function adjustmentOf({ feeCents, marketingCents = 0, otherCents, ...charged }: Wish) {
  const feeVatCents = charged.feeVatCents ?? shareOf(feeCents + marketingCents, VAT);
  return {
    feeCents: 0 - feeCents,
    marketingCents: 0 - marketingCents,
    feeVatCents: 0 - feeVatCents,
    adjustedCents: otherCents,
    arrivesCents: feeCents + marketingCents + feeVatCents + otherCents,
  };
}
export type Adjustment = ReturnType<typeof adjustmentOf>;

type Account = "coach" | "fees" | "marketing" | "vat" | "promotions";

/** Its rows of the ledger: we give up fees, and bear what is paid besides. They sum to zero. */
export function adjustmentEntries(adjustment: Adjustment): { account: Account; amountCents: number }[] {
  const entries = [
    { account: "coach" as const, amountCents: 0 - adjustment.arrivesCents },
    { account: "fees" as const, amountCents: 0 - adjustment.feeCents },
    { account: "marketing" as const, amountCents: 0 - adjustment.marketingCents },
    { account: "vat" as const, amountCents: 0 - adjustment.feeVatCents },
    { account: "promotions" as const, amountCents: adjustment.adjustedCents },
  ];
  return entries.filter(({ amountCents }) => amountCents !== 0);
}
