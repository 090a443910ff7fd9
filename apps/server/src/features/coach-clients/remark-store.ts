import type { Insertable, Selectable } from "kysely";
import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { ClientRemarks } from "../../platform/database/database-types.ts";
import { hasRow } from "../../platform/database/has-row.ts";

export type RemarkRow = Selectable<ClientRemarks>;
type Own = { coachId: string; clientId: string };

/** Of some clients of a coach; of all without ids. */
export const findRemarks = (db: DbOrTx, coachId: string, clientIds?: string[]): Promise<RemarkRow[]> =>
  db
    .selectFrom("client_remarks")
    .selectAll()
    .where("coach_id", "=", coachId)
    .$if(clientIds !== undefined, (query) =>
      query.where("client_id", "=", sql<string>`any(${clientIds ?? []}::uuid[])`),
    )
    .execute();

export const isOwnClient = (db: DbOrTx, { coachId, clientId }: Own): Promise<boolean> =>
  hasRow(
    db.selectFrom("relations").select("client_id").where("coach_id", "=", coachId).where("client_id", "=", clientId),
  );

export async function upsertRemark(db: Database, row: Insertable<ClientRemarks>): Promise<void> {
  const { coach_id: _, client_id: __, ...changed } = row;
  await db
    .insertInto("client_remarks")
    .values(row)
    .onConflict((conflict) => conflict.columns(["coach_id", "client_id"]).doUpdateSet(changed))
    .execute();
}

export const deleteRemark = (db: Database, { coachId, clientId }: Own) =>
  db.deleteFrom("client_remarks").where("coach_id", "=", coachId).where("client_id", "=", clientId).execute();

/** All that somebody kept, and all that was kept about them. */
export const eraseRemarks = (tx: Tx, userId: string) =>
  tx
    .deleteFrom("client_remarks")
    .where((eb) => eb.or([eb("coach_id", "=", userId), eb("client_id", "=", userId)]))
    .execute();
