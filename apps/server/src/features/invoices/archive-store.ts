import type { Database } from "../../platform/database/database.ts";
import type { InvoiceContent } from "./invoice-content.ts";

export type OfCoach = { coachId: string; from: Date; to: Date };

/** What a coach issued or received in a time, in order; without the contents, which may be many. */
export async function findIdsOfCoach(db: Database, { coachId, from, to }: OfCoach): Promise<string[]> {
  const rows = await db
    .selectFrom("invoices")
    .select("id")
    .where("coach_id", "=", coachId)
    .where("issued_at", ">=", from)
    .where("issued_at", "<", to)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findContents(db: Database, ids: string[]): Promise<InvoiceContent[]> {
  const rows = await db.selectFrom("invoices").select("content").where("id", "in", ids).orderBy("id").execute();
  return rows.map(({ content }) => content as unknown as InvoiceContent);
}
