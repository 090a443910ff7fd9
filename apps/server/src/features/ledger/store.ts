import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

type InsertPostingParams = { key: string; kind: string; appointmentId: string | undefined; at: Date };
type Entry = { account: string; coachId: string | undefined; amountCents: number };

/**
 * Inserts a posting with its entries in one statement, after which postings_sum_to_zero() checks them; returns whether
 * its key was new. ledger_is_written_once() refuses every later change.
 */
export async function insertPosting(tx: Tx, { key, kind, appointmentId, at }: InsertPostingParams, entries: Entry[]) {
  const accounts = entries.map(({ account }) => account);
  const coaches = entries.map(({ coachId }) => coachId ?? null);
  const amounts = entries.map(({ amountCents }) => amountCents);
  const { rows } = await sql<{ isNew: boolean }>`
    with posting as (
      insert into ledger_postings (key, kind, appointment_id, at)
      values (${key}, ${kind}, ${appointmentId ?? null}, ${at}) on conflict (key) do nothing returning id
    ), entries as (
      insert into ledger_entries (posting_id, account, coach_id, amount_cents)
      select posting.id, entry.* from posting,
        unnest(${accounts}::text[], ${coaches}::uuid[], ${amounts}::integer[]) as entry
    )
    select exists (select from posting) as "isNew"`.execute(tx);
  return rows[0]?.isNew ?? false;
}
