import type { Insertable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { ReportAttachments, Reports } from "../../platform/database/database-types.ts";

/** Stores a report; undefined if the same person reported the same message before. */
export async function insertReport(tx: Tx, report: Insertable<Reports>): Promise<string | undefined> {
  const kept = await tx
    .insertInto("reports")
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept?.id;
}

/** Stores copies of the attachments for as long as the report; let_attached_files_go() lists the files then. */
export const insertCopies = (tx: Tx, copies: Insertable<ReportAttachments>[]) =>
  tx.insertInto("report_attachments").values(copies).execute();

export const reportsOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("reports")
    .select(["id", "message_id", "reason", "comment", "created_at"])
    .where("reporter_id", "=", userId)
    .orderBy("created_at")
    .execute();

/** A report stays until it is decided; its reporter is anonymized. */
export const eraseReporter = (tx: Tx, userId: string) =>
  tx.updateTable("reports").set({ reporter_id: null }).where("reporter_id", "=", userId).execute();
