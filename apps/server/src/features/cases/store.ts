import type { CaseKind } from "@aufwind/rules/cases";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { CaseEntries, Cases } from "../../platform/database/database-types.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";

/** Opens a case; undefined if its cause has an open one already. */
export const insertCase = (tx: Tx, opened: Insertable<Cases>) =>
  tx
    .insertInto("cases")
    .values(opened)
    .onConflict((conflict) =>
      conflict.columns(["source", "source_id"]).where("state", "<>", sql.lit("closed")).doNothing(),
    )
    .returning(["id", "number"])
    .executeTakeFirst();

export const insertEntry = (tx: Tx, entry: Insertable<CaseEntries>) =>
  tx.insertInto("case_entries").values(entry).execute();

/** False if it is there already. */
export async function insertEntryOnce(tx: Tx, entry: Insertable<CaseEntries>): Promise<boolean> {
  const once = tx
    .insertInto("case_entries")
    .values(entry)
    .onConflict((conflict) => conflict.column("id").doNothing());
  const { numInsertedOrUpdatedRows } = await once.executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

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

type Visible = { number: number; kinds: readonly CaseKind[] };

/** A case of a kind that the operator works on, locked until the commit. */
export const lockCase = (tx: Tx, { number, kinds }: Visible) =>
  tx
    .selectFrom("cases")
    .selectAll()
    .where("number", "=", number)
    .where("kind", "in", kinds)
    .forUpdate()
    .executeTakeFirst();
export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/** A person's own case, whatever its kind; locked until the commit. */
export const lockCaseOfPerson = (tx: Tx, { number, personId }: { number: number; personId: string }) =>
  tx
    .selectFrom("cases")
    .select("id")
    .where("number", "=", number)
    .where("person_id", "=", personId)
    .forUpdate()
    .executeTakeFirst();

/** The latest case of a cause, open or not, or the one that it was merged into; locked until the commit. */
export async function lockLatestOf(tx: Tx, { source, sourceId }: Cause): Promise<LockedCase | undefined> {
  const latest = await tx
    .selectFrom("cases")
    .selectAll()
    .where("source", "=", source)
    .where("source_id", "=", sourceId)
    .orderBy("opened_at", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  let part = latest;
  // Cases are merged into open ones, which may be merged later in turn.
  while (part?.merged_into_id)
    part = await tx
      .selectFrom("cases")
      .selectAll()
      .where("id", "=", part.merged_into_id)
      .forUpdate()
      .executeTakeFirst();
  return part;
}

/** Those that were merged into a case belong to the other one now. */
export const moveMerged = (tx: Tx, { from, into }: { from: string; into: string }) =>
  tx.updateTable("cases").set({ merged_into_id: into }).where("merged_into_id", "=", from).execute();

type SetWritingParams = {
  number: number;
  kinds: readonly CaseKind[];
  operatorId: string;
  now: Date;
  until: Date | null;
};

/** Who writes, unless somebody else does; no new version, since nothing of the case changes. */
export const setWriting = async (database: Database, { number, kinds, operatorId, now, until }: SetWritingParams) => {
  return affectsRow(
    database
      .updateTable("cases")
      .set({ writing_by: until ? operatorId : null, writing_until: until })
      .where("number", "=", number)
      .where("kind", "in", kinds)
      .where((eb) =>
        eb.or([eb("writing_by", "is", null), eb("writing_by", "=", operatorId), eb("writing_until", "<=", now)]),
      ),
  );
};

export const markRead = (database: Database, number: number) =>
  database
    .updateTable("cases")
    .set({ is_unread: false })
    .where("number", "=", number)
    .where("is_unread", "=", true)
    .execute();

/** Opens what has slept long enough. */
export const wakeCases = (database: Database, now: Date) =>
  database
    .updateTable("cases")
    .set({ state: "open", wakes_at: null, is_unread: true, changed_at: now, version: sql`version + 1` })
    .where("wakes_at", "<=", now)
    .execute();

/** Address, name and language of a person, as they are now. */
export const findAddressee = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("users")
    .select(["email", "first_name", "last_name", "locale"])
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

export const isVisible = (database: Database, { number, kinds }: Visible): Promise<boolean> =>
  hasRow(database.selectFrom("cases").select("id").where("number", "=", number).where("kind", "in", kinds));

/** Whether somebody set the restriction that a complaint is about, or agreed to it as the second person. */
export async function hasRestricted(
  tx: Tx,
  { restrictionId, operatorId }: { restrictionId: string; operatorId: string },
) {
  const { rows } = await sql`
    select from coach_restrictions restricted where restricted.id::text = ${restrictionId} and (
      set_by = ${operatorId} or exists (select from approvals where restricted.kind = 'close' and kind = 'closeAccount'
        and subject_kind = 'coach' and subject_id = coach_id::text and decided_by = ${operatorId}
        and decision = 'approved'))`.execute(tx);
  return rows.length > 0;
}
