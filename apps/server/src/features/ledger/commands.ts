import type { LedgerAccount, LedgerKind } from "@aufwind/rules/ledger";
import type { Tx } from "../../platform/database/database.ts";
import { insertPosting } from "./store.ts";

export type Entry = { account: LedgerAccount; coachId?: string; amountCents: number };
type PostEntriesParams = {
  key: string;
  kind: LedgerKind;
  appointmentId?: string;
  /** Of what people post, and only of that. */
  reason?: string;
  at: Date;
  entries: readonly Entry[];
};

/** Posts to the ledger, once per key; returns whether it was new. The database refuses postings that are not zero. */
export const postEntries = (tx: Tx, { entries, ...posting }: PostEntriesParams): Promise<boolean> => {
  const moved = entries.filter(({ amountCents }) => amountCents !== 0);
  const written = moved.map(({ account, coachId, amountCents }) => {
    return { account, coachId: account === "coach" ? coachId : undefined, amountCents };
  });
  return insertPosting(tx, posting, written);
};
