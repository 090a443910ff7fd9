export const LEDGER_ACCOUNTS = [
  ...(["provider", "disputed", "prepaid", "coach", "fees", "marketing", "vat", "owed_back", "promotions"] as const),
  "bank",
  // What gift cards are still worth, and what was never used of them.
  ...(["gift_cards", "breakage"] as const),
  // What clients have paid for packages and not used yet.
  "packages",
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Why money moved. */
export const LEDGER_KINDS = [
  ...(["paid", "earned", "refunded", "refund_failed", "disputed", "dispute_won", "dispute_lost"] as const),
  ...(["reversed", "paid_out", "payout_failed", "transferred", "manual"] as const),
  ...(["gift_sold", "gift_refunded", "gift_expired", "package_sold", "package_refunded"] as const),
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
