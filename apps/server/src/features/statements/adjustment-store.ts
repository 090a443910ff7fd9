import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { hasRow } from "../../platform/database/has-row.ts";

const MOST = 24;

export const findCoachName = async (db: DbOrTx, coachId: string): Promise<string | undefined> => {
  const found = db.selectFrom("users").select(sql<string>`trim(first_name || ' ' || last_name)`.as("name"));
  return (await found.where("id", "=", coachId).where("kind", "=", "coach").executeTakeFirst())?.name;
};

type StatementRow = {
  id: string;
  month: string;
  payout_cents: number;
  invoice_id: string | null;
  invoice_number: string | null;
  /** What corrections have left of the fees on its invoice, net. */
  fee_left_cents: number;
};

const statements = (coachId: string) => sql<StatementRow>`
  select statements.id, to_char(month, 'YYYY-MM') as month, payout_cents, fee.id as invoice_id,
    fee.number as invoice_number, coalesce((
      select sum((content->>'netCents')::integer) from invoices where fee.id in (invoices.id, invoices.corrects_id)
    ), 0)::integer as fee_left_cents
  from statements left join invoices as fee on fee.statement_id = statements.id and fee.kind = 'fee'
  where statements.coach_id = ${coachId}`;

export const findStatements = async (db: DbOrTx, coachId: string): Promise<StatementRow[]> =>
  (await sql<StatementRow>`${statements(coachId)} order by month desc limit ${MOST}`.execute(db)).rows;

/** A coach's statement; its corrections wait for each other until the commit. */
export async function lockStatement(tx: Tx, { id, coachId }: { id: string; coachId: string }) {
  await tx.selectFrom("statements").select("id").where("id", "=", id).forUpdate().execute();
  const { rows } = await sql<StatementRow>`${statements(coachId)} and statements.id = ${id}`.execute(tx);
  return rows[0];
}

export const findAdjustments = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("earnings")
    .leftJoin("statements", "statements.id", "earnings.statement_id")
    .select(["earnings.id", "earned_at", "reason", "earnings.arrives_cents"])
    .select(sql<string | null>`to_char(month, 'YYYY-MM')`.as("month"))
    .where("earnings.coach_id", "=", coachId)
    .where("kind", "=", "adjustment")
    .orderBy("earned_at", "desc")
    .limit(MOST)
    .execute();

/** Whether there is one; refunds of it wait until the commit. */
export const lockAppointment = async (tx: Tx, id: string): Promise<boolean> => {
  const found = tx.selectFrom("appointments").select("id").where("id", "=", id);
  return hasRow(found.forNoKeyUpdate());
};
