import type { Tx } from "../../platform/database/database.ts";
import { insertPosting } from "./store.ts";

type Account =
  | "provider"
  | "disputed"
  | "prepaid"
  | "coach"
  | "fees"
  | "marketing"
  | "vat"
  | "owed_back"
  | "promotions";
type Kind =
  | "paid"
  | "earned"
  | "refunded"
  | "refund_failed"
  | "disputed"
  | "dispute_won"
  | "dispute_lost"
  | "reversed"
  | "paid_out"
  | "payout_failed";
export type Entry = { account: Account; coachId?: string; amountCents: number };
type PostEntriesParams = { key: string; kind: Kind; appointmentId?: string; at: Date; entries: Entry[] };

/** Posts to the ledger, once per key; returns whether it was new. The database refuses postings that are not zero. */
export const postEntries = (tx: Tx, { key, kind, appointmentId, at, entries }: PostEntriesParams): Promise<boolean> => {
  const moved = entries.filter(({ amountCents }) => amountCents !== 0);
  const written = moved.map(({ account, coachId, amountCents }) => {
    return { account, coachId: account === "coach" ? coachId : undefined, amountCents };
  });
  return insertPosting(tx, { key, kind, appointmentId, at }, written);
};
