import { type Insertable, sql, type Updateable } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { CaseEntries, Cases } from "../../platform/database/database-types.ts";

/** Opens a case; undefined if its cause has an open one already. */
export const insertCase = (tx: Tx, opened: Insertable<Cases>) =>
  tx
    .insertInto("cases")
    .values(opened)
    .onConflict((conflict) => conflict.columns(["source", "source_id"]).where("state", "<>", "closed").doNothing())
    .returning(["id", "number"])
    .executeTakeFirst();

export const insertEntry = (tx: Tx, entry: Insertable<CaseEntries>) =>
  tx.insertInto("case_entries").values(entry).execute();

type Cause = { source: string; sourceId: string };

/** The open case of a cause, locked until the commit. */
export const lockOpenCaseOf = (tx: Tx, { source, sourceId }: Cause) =>
  tx
    .selectFrom("cases")
    .selectAll()
    .where("source", "=", source)
    .where("source_id", "=", sourceId)
    .where("state", "<>", "closed")
    .forUpdate()
    .executeTakeFirst();

/** Changes a case, which gets a new version. */
export const updateCase = (tx: Tx, id: string, changes: Updateable<Cases>) =>
  tx
    .updateTable("cases")
    .set({ ...changes, version: sql`version + 1` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
