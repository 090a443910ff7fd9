import { SETUP_TESTS_KEPT } from "@aufwind/rules/video-calls-setup-tests";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { SetupTests } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { hasNoLegalHold } from "../../platform/session/legal-hold.ts";

export type SetupTestRow = Selectable<SetupTests>;

/** Keeps a test, and no more of the person's earlier ones than the latest few. */
export async function insertSetupTest(tx: Tx, row: Insertable<SetupTests>): Promise<SetupTestRow> {
  const made = await tx.insertInto("setup_tests").values(row).returningAll().executeTakeFirstOrThrow();
  await sql`
    delete from setup_tests where user_id = ${made.user_id} and id not in (
      select id from setup_tests where user_id = ${made.user_id}
      order by tested_at desc, id desc limit ${SETUP_TESTS_KEPT})`.execute(tx);
  return made;
}

/** The latest first. */
export const setupTestsOf = (db: DbOrTx, userId: string): Promise<SetupTestRow[]> =>
  db
    .selectFrom("setup_tests")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("tested_at", "desc")
    .orderBy("id", "desc")
    .execute();

export const deleteSetupTests = (tx: Tx, userId: string) =>
  tx.deleteFrom("setup_tests").where("user_id", "=", userId).execute();

export const deleteOldSetupTests = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, {
    table: "setup_tests",
    where: sql`tested_at < ${before} and ${hasNoLegalHold(sql.ref("setup_tests.user_id"))}`,
    limit,
  });
