import type { HoldDecision } from "@aufwind/rules/earnings";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";

type EndingRow = { id: string; client_id: string; is_let_down: boolean; earned_at: Date };
type Asked = { coachId: string; clientId: string; earningId: string; since: Date; most: number };

/** The coach's paid appointments before an earning, the newest first: the last ones, and the pair's since then. */
export async function findEndings(tx: Tx, { coachId, clientId, earningId, since, most }: Asked) {
  const { rows } = await sql<EndingRow & { is_last: boolean }>`
    with paid as (
      select id, client_id, kind <> 'completed' as is_let_down, earned_at, row_number() over newest <= ${most} as is_last
      from earnings where coach_id = ${coachId} and kind not in ('reversal', 'adjustment') and id <> ${earningId}
      window newest as (order by earned_at desc, id desc)
      order by earned_at desc, id desc
    )
    select * from paid where is_last or (client_id = ${clientId} and earned_at >= ${since})`.execute(tx);
  return rows;
}

type HeldRow = { earning_id: string; reason: string; opened_at: Date };

/** Holds what is in no statement yet; returns what was not held before. */
export async function insertHolds(tx: Tx, holds: readonly HeldRow[]): Promise<{ earning_id: string }[]> {
  const ids = holds.map(({ earning_id }) => earning_id);
  // Locked, so that no month that closes now takes one of them.
  const open = await tx
    .selectFrom("earnings")
    .select("id")
    .where("id", "in", ids)
    .where("statement_id", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  const isOpen = new Set(open.map(({ id }) => id));
  const values = holds.filter(({ earning_id }) => isOpen.has(earning_id));
  if (values.length === 0) return [];
  return tx
    .insertInto("earning_holds")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning("earning_id")
    .execute();
}

/** What would arrive of these, less what was taken back of them meanwhile. */
export async function sumHeld(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(line.arrives_cents), 0)::integer as cents
    from earnings join earnings as line using (appointment_id)
    where earnings.id = any(${ids}::uuid[]) and line.statement_id is null`.execute(tx);
  return rows[0]?.cents ?? 0;
}

/** What is held of a coach and not released. */
export const findHeld = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("earning_holds")
    .innerJoin("earnings", "earnings.id", "earning_id")
    .innerJoin("appointments", "appointments.id", "earnings.appointment_id")
    .innerJoin("users", "users.id", "earnings.client_id")
    .select([
      "earning_id",
      "appointments.id as appointment_id",
      "appointments.client_id",
      "earnings.arrives_cents",
      "appointments.starts_at",
      "appointments.status",
      "earning_holds.reason",
      "earning_holds.opened_at",
      "earning_holds.decision",
      sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("client_name"),
    ])
    .where("earnings.coach_id", "=", coachId)
    .where("earning_holds.decision", "is distinct from", "release")
    .orderBy("earning_holds.opened_at", "desc")
    .orderBy("earning_id")
    .execute();

type Decided = {
  ids: readonly string[];
  coachId: string;
  decision: HoldDecision;
  reason: string;
  by: string;
  now: Date;
};

/** Decides held earnings of a coach; returns how many there were. A withheld one can be released later. */
export async function decideHolds(tx: Tx, { ids, coachId, decision, reason, by, now }: Decided): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("earning_holds")
    .from("earnings")
    .set({ decision, decision_reason: reason, decided_by: by, decided_at: now })
    .whereRef("earnings.id", "=", "earning_id")
    .where("earnings.coach_id", "=", coachId)
    .where("earning_id", "in", ids)
    .where((eb) => eb.or([eb("decision", "is", null), eb("decision", "<>", decision)]))
    .where("decision", "is distinct from", "release")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
