import type { Database } from "../../../platform/database/database.ts";

type Page = { page: number; size: number };

/** Addresses of coaches in search, in a lasting order, with the last change of what lists show. */
export const listAddresses = (db: Database, { page, size }: Page) =>
  db
    .selectFrom("coach_cards")
    .innerJoin("coaches", "coaches.user_id", "coach_cards.coach_id")
    .select(["coaches.slug", "coach_cards.changed_at"])
    .orderBy("coach_cards.coach_id")
    .limit(size)
    .offset(page * size)
    .execute();

export const countAddresses = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom("coach_cards")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};
