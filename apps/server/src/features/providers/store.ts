import type { Database, Tx } from "../../platform/database/database.ts";

type Link = { provider: string; subject: string; user_id: string; created_at: Date };

/** Links a person, unless this identity or this person's link at the provider exists. */
export const insertLink = (tx: Tx, link: Link) =>
  tx
    .insertInto("provider_links")
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();

export const findLink = (tx: Tx, { provider, subject }: Pick<Link, "provider" | "subject">) =>
  tx
    .selectFrom("provider_links")
    .select("user_id")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();

/** The providers that open this account; also for the download of one's data. */
export const linksOf = (database: Database, userId: string) =>
  database
    .selectFrom("provider_links")
    .select(["provider", "subject", "created_at"])
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .execute();

/** Records that the person removed this provider: it must not link itself again. */
export const setRemoved = (tx: Tx, { userId, provider, now }: { userId: string; provider: string; now: Date }) =>
  tx
    .updateTable("provider_links")
    .set({ removed_at: now })
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .where("removed_at", "is", null)
    .returning("provider")
    .executeTakeFirst();

export const wasRemoved = async (
  tx: Tx,
  { userId, provider }: { userId: string; provider: string },
): Promise<boolean> => {
  const link = await tx
    .selectFrom("provider_links")
    .select("removed_at")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .where("removed_at", "is not", null)
    .executeTakeFirst();
  return link !== undefined;
};
