import type { Insertable, Selectable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Consultations } from "../../platform/database/database-types.ts";

export type ConsultationRow = Selectable<Consultations>;

/** The offers of these coaches, in one query. */
export const findConsultations = (db: DbOrTx, coachIds: readonly string[]): Promise<ConsultationRow[]> =>
  coachIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom("consultations").selectAll().where("coach_id", "in", coachIds).execute();

/** The languages of a coach's profile. */
export async function findSpoken(db: DbOrTx, coachId: string): Promise<string[]> {
  const row = await db.selectFrom("coaches").select("languages").where("user_id", "=", coachId).executeTakeFirst();
  return row?.languages ?? [];
}

/** Replaces all consultations. */
export async function replaceConsultations(tx: Tx, coachId: string, offered: Insertable<Consultations>[]) {
  await tx.deleteFrom("consultations").where("coach_id", "=", coachId).execute();
  await tx.insertInto("consultations").values(offered).execute();
}
