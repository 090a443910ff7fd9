import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { PayoutHolds, Statements } from "../../platform/database/database-types.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";
import { insertNew } from "../../platform/database/insert-new.ts";
import type { Sending } from "./gateway.ts";

/** Longer than the provider takes to answer; abandoned ones are taken over after it. */
const LEASE = 60_000;

export type DueRow = Sending & { sent_at: Date };

const isHeldNow = sql<SqlBool>`exists (
  select from payout_holds where payout_holds.coach_id = statements.coach_id and released_at is null)`;

/** Leases due payouts to ready accounts; the others, and those that are held, stay due. */
export async function leaseDue(db: Database, { now, limit }: { now: Date; limit: number }): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    update statements set leased_until = ${new Date(now.getTime() + LEASE)}, sent_at = coalesce(sent_at, ${now})
    from payout_accounts
    where payout_accounts.coach_id = statements.coach_id and id in (
      select id from statements join payout_accounts using (coach_id)
      where due_at <= ${now} and statements.status in ('due', 'failed') and payout_accounts.status = 'ready' and not ${isHeldNow}
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
  return affectsRow(
    tx
      .updateTable("statements")
      .set({ status: "due", due_at: now })
      .where("id", "=", id)
      .where("coach_id", "=", coachId)
      .where("status", "=", "failed"),
  );
}

export const findStatementRow = (tx: DbOrTx, id: string): Promise<StatementRow | undefined> =>
  tx.selectFrom("statements").selectAll().where("id", "=", id).executeTakeFirst();

export async function isCoach(tx: Tx, userId: string): Promise<boolean> {
  const coach = tx.selectFrom("users").select("id").where("id", "=", userId).where("kind", "=", "coach");
  return hasRow(coach);
}

/** What payouts can wait for: a decision of the team, or the coach's tax details. */
export type HoldCause = "team" | "taxDetails";

export async function isHeld(db: DbOrTx, coachId: string): Promise<boolean> {
  const hold = db.selectFrom("payout_holds").select("id").where("coach_id", "=", coachId);
  return hasRow(hold.where("released_at", "is", null));
}

/** False if the coach's payouts are held for this cause already. */
export async function insertHold(tx: Tx, hold: Insertable<PayoutHolds>): Promise<boolean> {
  return insertNew(tx, "payout_holds", hold);
}

type Held = { coachId: string; cause: HoldCause };

/** False if nothing is held for this cause. */
export async function releaseHold(
  tx: Tx,
  { coachId, cause }: Held,
  released: Updateable<PayoutHolds>,
): Promise<boolean> {
  return affectsRow(
    tx
      .updateTable("payout_holds")
      .set(released)
      .where("coach_id", "=", coachId)
      .where("cause", "=", cause)
      .where("released_at", "is", null),
  );
}

/** The team's hold of a coach's payouts, and how much waits for its release. */
export async function findHold(tx: Tx, coachId: string) {
  return tx
    .selectFrom("payout_holds")
    .select((eb) => [
      "id",
      "reason",
      "held_at",
      sql<number>`coalesce((${eb
        .selectFrom("statements")
        .select((sum) => sum.fn.sum<number>("payout_cents").as("cents"))
        .whereRef("statements.coach_id", "=", "payout_holds.coach_id")
        .where("statements.status", "in", ["due", "failed"])}), 0)`.as("waiting_cents"),
    ])
    .where("coach_id", "=", coachId)
    .where("cause", "=", "team")
    .where("released_at", "is", null)
    .executeTakeFirst();
}

export type Shown = "waiting" | "failed" | "held" | "paid";
const MOST_SHOWN = 200;

/** Payouts of all coaches, with the hold if there is one; the paid ones newest first. */
export const findPayouts = (db: Database, show: Shown) =>
  db
    .selectFrom("statements")
    .innerJoin("users as coach", "coach.id", "statements.coach_id")
    .leftJoin("payout_accounts", "payout_accounts.coach_id", "statements.coach_id")
    .leftJoin("payout_holds", (join) =>
      join
        .onRef("payout_holds.coach_id", "=", "statements.coach_id")
        .on("payout_holds.cause", "=", "team")
        .on("payout_holds.released_at", "is", null),
    )
    .leftJoin("payout_holds as tax_holds", (join) =>
      join
        .onRef("tax_holds.coach_id", "=", "statements.coach_id")
        .on("tax_holds.cause", "=", "taxDetails")
        .on("tax_holds.released_at", "is", null),
    )
    .leftJoin("users as holder", "holder.id", "payout_holds.held_by")
    .select([
      "statements.id",
      "statements.coach_id",
      "statements.payout_cents",
      "statements.status",
      "statements.paid_at",
      "statements.failure",
      "statements.transfer_id",
      "payout_holds.reason as hold_reason",
      "payout_holds.held_at",
      "tax_holds.held_at as tax_held_at",
      "holder.id as holder_id",
      sql<string | null>`trim(holder.first_name || ' ' || holder.last_name)`.as("holder_name"),
      sql<string>`trim(coach.first_name || ' ' || coach.last_name)`.as("coach_name"),
      sql<string>`to_char(statements.month, 'YYYY-MM')`.as("month_text"),
      sql<string>`statements.pay_by::text`.as("pay_by_text"),
      sql<boolean>`coalesce(payout_accounts.status = 'ready', false)`.as("is_ready"),
    ])
    .where("statements.status", "in", STATUSES[show])
    .$if(show === "held", (query) =>
      query.where((eb) => eb.or([eb("payout_holds.id", "is not", null), eb("tax_holds.id", "is not", null)])),
    )
    .orderBy("statements.pay_by", show === "paid" ? "desc" : "asc")
    .orderBy("statements.id")
    .limit(MOST_SHOWN)
    .execute();

const STATUSES: Record<Shown, string[]> = {
  waiting: ["due", "failed"],
  failed: ["failed"],
  held: ["due", "failed"],
  paid: ["paid"],
};

export type PayoutRow = Awaited<ReturnType<typeof findPayouts>>[number];
