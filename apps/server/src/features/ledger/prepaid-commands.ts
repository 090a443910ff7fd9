import type { Tx } from "../../platform/database/database.ts";
import { type Entry, postEntries } from "./commands.ts";

/** What was paid ahead and is owed until it is used: packages and gift cards. */
export type PrepaidAccount = "packages" | "gift_cards";

const NAMES = {
  packages: { key: "package", sold: "package_sold", refunded: "package_refunded" },
  gift_cards: { key: "gift", sold: "gift_sold", refunded: "gift_refunded" },
} as const;

type Sale = { account: PrepaidAccount; id: string; cents: number; now: Date };

/** The money is there, and owed until it is used. */
export const bookSale = (tx: Tx, { account, id, cents, now }: Sale): Promise<boolean> =>
  postEntries(tx, {
    key: `${NAMES[account].key}-sold:${id}`,
    kind: NAMES[account].sold,
    at: now,
    entries: [
      { account: "provider", amountCents: cents },
      { account, amountCents: -cents },
    ],
  });

/** What is posted when a part of it that was not used goes back. */
export const saleRefundPosting = (account: PrepaidAccount, cents: number) => ({
  kind: NAMES[account].refunded,
  entries: [
    { account, amountCents: cents },
    { account: "provider", amountCents: -cents },
  ] satisfies Entry[],
});

type SaleDispute = {
  account: PrepaidAccount;
  disputeId: string;
  cents: number;
  status: "open" | "won" | "lost";
  /** What is not used of it. */
  unusedCents: number;
  now: Date;
};

/** The bank takes the money at once, and returns it only if we win; says what of that was not known before. */
export async function bookSaleDispute(tx: Tx, { account, disputeId, cents, status, unusedCents, now }: SaleDispute) {
  const isNew = await postEntries(tx, {
    key: `disputed:${disputeId}`,
    kind: "disputed",
    at: now,
    entries: [
      { account: "disputed", amountCents: cents },
      { account: "provider", amountCents: -cents },
    ],
  });
  if (status === "open") return { isNew, isOver: false };
  const unused = Math.min(unusedCents, cents);
  const isOver = await postEntries(tx, {
    key: `dispute-${status}:${disputeId}`,
    kind: status === "won" ? "dispute_won" : "dispute_lost",
    at: now,
    entries: [
      { account: "disputed", amountCents: -cents },
      ...(status === "won"
        ? [{ account: "provider" as const, amountCents: cents }]
        : // What was not used is owed to nobody any more; the rest was spent with coaches, who keep it.
          [
            { account, amountCents: unused },
            { account: "promotions" as const, amountCents: cents - unused },
          ]),
    ],
  });
  return { isNew, isOver };
}
