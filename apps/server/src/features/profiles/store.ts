import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

/** What the coach has agreed to on the way through the onboarding. */
export const findAcceptances = (db: Database | Tx, userId: string) =>
  db
    .selectFrom("onboardings")
    .select(["terms_accepted_at", "conduct_accepted_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();

export type Acceptances = Awaited<ReturnType<typeof findAcceptances>>;

/** Shows the profile from now on, and remembers the first time. Who is public has come to the end of the onboarding. */
export async function setPublic(tx: Tx, coachId: string, now: Date): Promise<void> {
  await tx
    .updateTable("coaches")
    .set({ is_public: true, first_public_at: sql`coalesce(first_public_at, ${now})` })
    .where("user_id", "=", coachId)
    .execute();
  await tx
    .updateTable("onboardings")
    .set({ finished_at: now })
    .where("user_id", "=", coachId)
    .where("finished_at", "is", null)
    .execute();
}

export const setPrivate = (tx: Tx, coachId: string) =>
  tx.updateTable("coaches").set({ is_public: false }).where("user_id", "=", coachId).execute();

export const setListed = (tx: Tx, coachId: string, allowed: boolean) =>
  tx.updateTable("coaches").set({ allow_in_listing: allowed }).where("user_id", "=", coachId).execute();
