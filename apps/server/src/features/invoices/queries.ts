import type { Database } from "../../platform/database/database.ts";
import { findContents, findIdsOfCoach, type OfCoach } from "./archive-store.ts";
import { type InvoiceContent, isOfPlatform, nameOf, vatCaseOf } from "./invoice-content.ts";

/** How many invoices a coach issued or received in a time. */
export const countOfCoach = async (db: Database, asked: OfCoach): Promise<number> =>
  (await findIdsOfCoach(db, asked)).length;

/** What a bookkeeper reads of each of them, in order: a sale of the coach, or a fee of ours. */
export async function factsOfCoach(db: Database, asked: OfCoach): Promise<InvoiceFacts[]> {
  const ids = await findIdsOfCoach(db, asked);
  return ids.length === 0 ? [] : (await findContents(db, ids)).map(factsOf);
}

export type InvoiceFacts = ReturnType<typeof factsOf>;

function factsOf(content: InvoiceContent) {
  const { grossCents, vatCents, number, issuedOn } = content;
  const amount = { grossCents, vatCents, number, issuedOn };
  return isOfPlatform(content)
    ? ({ kind: "fee", ...amount, name: nameOf(content.supplier) } as const)
    : ({ kind: "sale", ...amount, name: nameOf(content.recipient), vatCase: vatCaseOf(content) } as const);
}
