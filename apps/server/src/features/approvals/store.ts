import { type Insertable, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Approvals } from "../../platform/database/database-types.ts";
import { insertNewId } from "../../platform/database/insert-new.ts";
import { subjectName } from "../audit-log/store.ts";

const nameOf = (alias: string) =>
  sql<string>`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;

const base = (db: DbOrTx) =>
  db
    .selectFrom("approvals as approval")
    .innerJoin("users as asker", "asker.id", "approval.asked_by")
    .leftJoin("users as decider", "decider.id", "approval.decided_by")
    .selectAll("approval")
    .select([nameOf("asker").as("asker_name"), nameOf("decider").as("decider_name")])
    .select(subjectName("approval").as("subject_name"));

const first = (db: DbOrTx, id: string) => base(db).where("approval.id", "=", id).executeTakeFirst();
export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof first>>>;

/** Stores a request; undefined if the same one waits already. */
export const insertApproval = (tx: Tx, approval: Insertable<Approvals>) => insertNewId(tx, "approvals", approval);

/** Lapsed ones make room for a new request of the same. */
export const dropLapsed = (tx: Tx, { hash, now, askedBy }: { hash: Buffer; now: Date; askedBy: string }) =>
  tx
    .updateTable("approvals")
    .set({ decision: "withdrawn", decided_at: now, decided_by: askedBy })
    .where("input_hash", "=", hash)
    .where("decision", "is", null)
    .where("expires_at", "<=", now)
    .execute();

export async function lockApproval(tx: Tx, id: string): Promise<ApprovalRow | undefined> {
  await tx.selectFrom("approvals").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  return first(tx, id);
}

export const updateApproval = (tx: Tx, id: string, changes: Updateable<Approvals>) =>
  tx.updateTable("approvals").set(changes).where("id", "=", id).execute();

const MOST = 100;

export const findWaiting = (database: Database, now: Date) =>
  base(database)
    .where("approval.decision", "is", null)
    .where("approval.expires_at", ">", now)
    .orderBy("approval.expires_at")
    .limit(MOST)
    .execute();

/** Decided, withdrawn or lapsed. */
export const findOver = (database: Database, now: Date) =>
  base(database)
    .where((eb) => eb.or([eb("approval.decision", "is not", null), eb("approval.expires_at", "<=", now)]))
    .orderBy("approval.asked_at", "desc")
    .limit(MOST)
    .execute();
