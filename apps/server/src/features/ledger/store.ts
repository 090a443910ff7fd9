import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database, Tx } from "../../platform/database/database.ts";

type InsertPostingParams = { key: string; kind: string; appointmentId?: string; reason?: string; at: Date };
type Entry = { account: string; coachId: string | undefined; amountCents: number };

/**
 * Inserts a posting with its entries in one statement, after which postings_sum_to_zero() checks them; returns whether
 * its key was new. ledger_is_written_once() refuses every later change.
 */
export async function insertPosting(tx: Tx, posting: InsertPostingParams, entries: Entry[]) {
  const { key, kind, appointmentId, reason, at } = posting;
  const accounts = entries.map(({ account }) => account);
  const coaches = entries.map(({ coachId }) => coachId ?? null);
  const amounts = entries.map(({ amountCents }) => amountCents);
  const { rows } = await sql<{ isNew: boolean }>`
    with posting as (
      insert into ledger_postings (key, kind, appointment_id, reason, at)
      values (${key}, ${kind}, ${appointmentId ?? null}, ${reason ?? null}, ${at}) on conflict (key) do nothing returning id
    ), entries as (
      insert into ledger_entries (posting_id, account, coach_id, amount_cents)
      select posting.id, entry.* from posting,
        unnest(${accounts}::text[], ${coaches}::uuid[], ${amounts}::integer[]) as entry
    )
    select exists (select from posting) as "isNew"`.execute(tx);
  return rows[0]?.isNew ?? false;
}

const MOST_MANUAL = 50;

/** What people posted, the latest first. */
export const findManual = (db: Database) =>
  db
    .selectFrom("ledger_postings as posting")
    .select((eb) => [
      "posting.id",
      "posting.at",
      "posting.reason",
      jsonArrayFrom(
        eb
          .selectFrom("ledger_entries")
          .select(["account", "amount_cents as amountCents"])
          .whereRef("posting_id", "=", "posting.id")
          .orderBy("ledger_entries.id"),
      ).as("entries"),
    ])
    .where("posting.kind", "=", "manual")
    .orderBy("posting.at", "desc")
    .orderBy("posting.id")
    .limit(MOST_MANUAL)
    .execute();
