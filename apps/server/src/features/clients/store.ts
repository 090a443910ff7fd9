import { type Selectable, sql, type Updateable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Clients } from "../../platform/database/database-types.ts";

export type ClientRow = Selectable<Clients>;

/** A client's preferences; undefined before the first one is saved. */
export const findClient = (db: DbOrTx, userId: string): Promise<ClientRow | undefined> =>
  db.selectFrom("clients").selectAll().where("user_id", "=", userId).executeTakeFirst();

/** Saves the given fields and leaves the rest. */
export const upsertClient = (tx: Tx, userId: string, said: Updateable<Clients>) =>
  tx
    .insertInto("clients")
    .values({ ...said, user_id: userId })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(said))
    .execute();

/** Records when the client first finished. */
export const setFinished = (tx: Tx, userId: string, now: Date) =>
  tx
    .updateTable("clients")
    .set({ finished_at: sql`coalesce(finished_at, ${now})` })
    .where("user_id", "=", userId)
    .execute();

/** Deletes a client's preferences; an empty row is deleted, too. */
export async function deleteWishes(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("clients")
    .set({
      areas: null,
      health_consent_at: null,
      health_consent_locale: null,
      languages: [],
      min_fee_cents: null,
      max_fee_cents: null,
      coach_gender: null,
      referral_source: null,
      finished_at: null,
    })
    .where("user_id", "=", userId)
    .execute();
  await tx
    .deleteFrom("clients")
    .where("user_id", "=", userId)
    .where(sql<boolean>`num_nonnulls(pronoun, gender, experience, qualification) = 0`)
    .execute();
}

export const deleteClient = (tx: Tx, userId: string) =>
  tx.deleteFrom("clients").where("user_id", "=", userId).execute();
