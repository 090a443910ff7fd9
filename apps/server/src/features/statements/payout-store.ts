import { type Selectable, sql, type Updateable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Statements } from "../../platform/database/database-types.ts";
import type { Sending } from "./gateway.ts";

/** Longer than the provider takes to answer; abandoned ones are taken over after it. */
const LEASE = 60_000;

export type DueRow = Sending & { sent_at: Date };

/** Leases due payouts to ready accounts; the others stay due. */
export async function leaseDue(db: Database, { now, limit }: { now: Date; limit: number }): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    update statements set leased_until = ${new Date(now.getTime() + LEASE)}, sent_at = coalesce(sent_at, ${now})
    from payout_accounts
    where payout_accounts.coach_id = statements.coach_id and id in (
      select id from statements join payout_accounts using (coach_id)
      where due_at <= ${now} and statements.status in ('due', 'failed') and payout_accounts.status = 'ready'
        and (leased_until is null or leased_until <= ${now})
      order by due_at, id limit ${limit} for update of statements skip locked
    )
    returning id, attempt, payout_cents, sent_at, provider_id as destination`.execute(db);
  return rows;
}

type StatementRow = Selectable<Statements>;

export const lockStatement = (tx: Tx, id: string): Promise<StatementRow> =>
  tx.selectFrom("statements").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();

export const lockByTransfer = (tx: Tx, transferId: string): Promise<StatementRow | undefined> =>
  tx.selectFrom("statements").selectAll().where("transfer_id", "=", transferId).forNoKeyUpdate().executeTakeFirst();

export const updateStatement = (tx: Tx, id: string, changes: Updateable<Statements>) =>
  tx.updateTable("statements").set(changes).where("id", "=", id).execute();

/** Sets the next attempt, unless it was paid meanwhile. */
export const postponePayout = (db: Database, id: string, changes: Updateable<Statements>) =>
  db.updateTable("statements").set(changes).where("id", "=", id).where("status", "in", ["due", "failed"]).execute();

/** Makes a coach's own failed payout due now; false if there is none. */
export async function makeDue(tx: Tx, { id, coachId, now }: { id: string; coachId: string; now: Date }) {
  const { numUpdatedRows } = await tx
    .updateTable("statements")
    .set({ status: "due", due_at: now })
    .where("id", "=", id)
    .where("coach_id", "=", coachId)
    .where("status", "=", "failed")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
