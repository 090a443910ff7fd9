import { CODE_LOCK } from "@aufwind/rules/gift-cards";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";

/** Until when one of these sources may try no code. */
export async function findLock(db: Database, { sources, now }: { sources: Buffer[]; now: Date }) {
  const locked = await db
    .selectFrom("gift_code_guesses")
    .select((eb) => eb.fn.max("locked_until").as("until"))
    .where("source", "in", sources)
    .where("locked_until", ">", now)
    .executeTakeFirst();
  return locked?.until ?? undefined;
}

type Guess = { source: Buffer; most: number; now: Date; lockedUntil: Date };

/** Counts a wrong code, in one statement; those of an hour ago count no more. */
export async function addGuess(db: Database, { source, most, now, lockedUntil }: Guess): Promise<void> {
  const since = new Date(now.getTime() - CODE_LOCK);
  await sql`
    insert into gift_code_guesses as known (source, wrong, last_at) values (${source}, 1, ${now})
    on conflict (source) do update set
      wrong = case when known.last_at < ${since} then 1 else least(known.wrong + 1, 1000) end,
      locked_until = case when known.last_at >= ${since} and known.wrong + 1 >= ${most} then ${lockedUntil}::timestamptz end,
      last_at = excluded.last_at`.execute(db);
}

export const forgetGuesses = (db: Database, sources: Buffer[]) =>
  db.deleteFrom("gift_code_guesses").where("source", "in", sources).where("locked_until", "is", null).execute();

export const deleteOldGuesses = (db: Database, { before, limit }: DeletionBatch): Promise<number> =>
  deleteBatch(db, { table: "gift_code_guesses", where: sql`last_at < ${before}`, limit });
