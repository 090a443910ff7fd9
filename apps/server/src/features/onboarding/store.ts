import type { Step } from "@aufwind/rules/coach-profiles";
import type { Locale } from "@aufwind/rules/locale";
import { type Selectable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Onboardings } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { hasRow } from "../../platform/database/has-row.ts";

export type OnboardingRow = Selectable<Onboardings>;

export const findOnboarding = (db: DbOrTx, userId: string): Promise<OnboardingRow | undefined> =>
  db.selectFrom("onboardings").selectAll().where("user_id", "=", userId).executeTakeFirst();

type StoreAcceptanceParams = { userId: string; what: "terms" | "conduct"; now: Date; locale: Locale };

/** Records when and in which language something was first accepted; idempotent. */
export const storeAcceptance = (tx: Tx, { userId, what, now, locale }: StoreAcceptanceParams) =>
  tx
    .insertInto("onboardings")
    .values({ user_id: userId, [`${what}_accepted_at`]: now, [`${what}_locale`]: locale })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ [`${what}_accepted_at`]: now, [`${what}_locale`]: locale })
        .where(sql.ref(`onboardings.${what}_accepted_at`), "is", null),
    )
    .execute();

export const setFinished = (tx: Tx, userId: string, now: Date) =>
  tx
    .updateTable("onboardings")
    .set({ finished_at: now })
    .where("user_id", "=", userId)
    .where("finished_at", "is", null)
    .execute();

export const findDrafts = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("onboarding_drafts")
    .select(["step", "draft", "saved_at"])
    .where("user_id", "=", userId)
    .where("draft", "is not", null)
    .$narrowType<{ draft: Buffer }>()
    .execute();

type Draft = { user_id: string; step: Step; draft: Buffer; saved_at: Date };

/** Saves a draft of a form that was loaded at `since`; false if the step was submitted meanwhile. */
export async function upsertDraft(tx: Tx, row: Draft, since: Date): Promise<boolean> {
  return hasRow(
    tx
      .insertInto("onboarding_drafts")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(["user_id", "step"])
          .doUpdateSet(row)
          .where((eb) =>
            eb.or([eb("onboarding_drafts.draft", "is not", null), eb("onboarding_drafts.saved_at", "<=", since)]),
          ),
      )
      .returning("step"),
  );
}

type CloseDraftParams = { userId: string; step: Step; now: Date };

/** Deletes a draft and records when: an older one that arrives late is ignored. */
export const closeDraft = (tx: Tx, { userId, step, now }: CloseDraftParams) =>
  tx
    .insertInto("onboarding_drafts")
    .values({ user_id: userId, step, draft: null, saved_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "step"]).doUpdateSet({ draft: null, saved_at: now }))
    .execute();

export const deleteOldDrafts = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "onboarding_drafts", where: sql`saved_at < ${before}`, limit });

export async function deleteOnboarding(tx: Tx, userId: string): Promise<void> {
  for (const table of ["onboarding_drafts", "onboardings"] as const)
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
}
