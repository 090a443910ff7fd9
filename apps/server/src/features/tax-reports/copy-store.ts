import type { Quarters } from "@aufwind/rules/tax-reports";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { hasRow } from "../../platform/database/has-row.ts";

/** A coach's copies, the newest year first. */
export const copiesOf = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("tax_copies")
    .select(["year", "quarters", "given_at"])
    .where("coach_id", "=", coachId)
    .orderBy("year", "desc")
    .execute();

type GivenCopy = { coachId: string; year: number; quarters: Quarters; now: Date };

/** Gives or replaces a copy. */
export const upsertCopy = (tx: Tx, { coachId, year, quarters, now }: GivenCopy) =>
  tx
    .insertInto("tax_copies")
    .values({ coach_id: coachId, year, quarters: JSON.stringify(quarters), given_at: now })
    .onConflict((conflict) =>
      conflict.columns(["coach_id", "year"]).doUpdateSet({ quarters: JSON.stringify(quarters), given_at: now }),
    )
    .execute();

export async function hasCopy(tx: Tx, { coachId, year }: { coachId: string; year: number }): Promise<boolean> {
  const copy = tx.selectFrom("tax_copies").select("year").where("coach_id", "=", coachId).where("year", "=", year);
  return hasRow(copy);
}
