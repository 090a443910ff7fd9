import type { Locale } from "@aufwind/rules/locale/locale";
import type { Step } from "@aufwind/rules/profiles/completeness";
import { type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Onboardings } from "../../platform/database/database-types.ts";

export type Anywhere = Database | Tx;

export type OnboardingRow = Selectable<Onboardings>;

export const findOnboarding = (db: Anywhere, userId: string): Promise<OnboardingRow | undefined> =>
  db.selectFrom("onboardings").selectAll().where("user_id", "=", userId).executeTakeFirst();

type Accepting = { userId: string; what: "terms" | "conduct"; now: Date; locale: Locale };

/** Remembers when and in which language something was first accepted; accepting it again changes nothing. */
export const accept = (tx: Tx, { userId, what, now, locale }: Accepting) =>
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

export const findDrafts = (db: Anywhere, userId: string) =>
  db.selectFrom("onboarding_drafts").select(["step", "draft", "saved_at"]).where("user_id", "=", userId).execute();

type Draft = { user_id: string; step: Step; draft: Buffer; saved_at: Date };

export const putDraft = (tx: Tx, row: Draft) =>
  tx
    .insertInto("onboarding_drafts")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "step"]).doUpdateSet(row))
    .execute();

export const deleteDraft = (tx: Tx, userId: string, step: Step) =>
  tx.deleteFrom("onboarding_drafts").where("user_id", "=", userId).where("step", "=", step).execute();

export const deleteOldDrafts = (database: Database, savedBefore: Date) =>
  database.deleteFrom("onboarding_drafts").where("saved_at", "<", savedBefore).execute();

export async function deleteOnboarding(tx: Tx, userId: string): Promise<void> {
  for (const table of ["onboarding_drafts", "onboardings"] as const)
    await tx.deleteFrom(table).where("user_id", "=", userId).execute();
}
