import type { LedgerAccount } from "./ledger.ts";

/** What people may post to by hand. A coach's account is not among them: that is an adjustment of a statement. */
export const POSTABLE_ACCOUNTS = [
  ...(["provider", "bank", "disputed", "prepaid", "owed_back", "fees", "marketing", "vat", "promotions"] as const),
] as const satisfies readonly LedgerAccount[];
export type PostableAccount = (typeof POSTABLE_ACCOUNTS)[number];

/** The largest amount of one entry, so that a slip of the keyboard stays small. */
export const MOST_POSTED_CENTS = 10_000_000;

/** Positive is a debit, negative a credit. */
export type PostedEntry = { account: PostableAccount; amountCents: number };

/** Why entries are no posting; undefined if they are. */
export function whyNoPosting(entries: readonly PostedEntry[]): "empty" | "twice" | "unbalanced" | undefined {
  if (entries.filter(({ amountCents }) => amountCents !== 0).length < 2) return "empty";
  if (new Set(entries.map(({ account }) => account)).size < entries.length) return "twice";
  return entries.reduce((sum, { amountCents }) => sum + amountCents, 0) === 0 ? undefined : "unbalanced";
}
