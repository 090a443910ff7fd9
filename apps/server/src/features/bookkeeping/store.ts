import type { Accounts, Chart } from "@aufwind/rules/bookkeeping";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, DbOrTx } from "../../platform/database/database.ts";
import type { BookkeepingSettings } from "../../platform/database/database-types.ts";

export type SettingsRow = Omit<Selectable<BookkeepingSettings>, "accounts" | "chart"> & {
  accounts: Accounts;
  chart: Chart;
};

export const findSettings = (db: DbOrTx, coachId: string): Promise<SettingsRow | undefined> =>
  db
    .selectFrom("bookkeeping_settings")
    .selectAll()
    .where("coach_id", "=", coachId)
    .$castTo<SettingsRow>()
    .executeTakeFirst();

/** Nothing for somebody who has no profile any more. */
export async function upsertSettings(db: Database, row: Insertable<BookkeepingSettings>): Promise<boolean> {
  const { coach_id, ...changed } = row;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("bookkeeping_settings")
    .columns([
      "coach_id",
      "consultant_number",
      "client_number",
      "chart",
      "account_length",
      "first_month",
      "accounts",
      "changed_at",
    ])
    .expression((eb) =>
      eb
        .selectFrom("coaches")
        .select([
          "user_id",
          sql<number>`${row.consultant_number}::int`.as("consultant_number"),
          sql<number>`${row.client_number}::int`.as("client_number"),
          sql<string>`${row.chart}`.as("chart"),
          sql<number>`${row.account_length}::int`.as("account_length"),
          sql<number>`${row.first_month}::int`.as("first_month"),
          sql<string>`${row.accounts}::jsonb`.as("accounts"),
          sql<Date>`${row.changed_at}::timestamptz`.as("changed_at"),
        ])
        .where("user_id", "=", coach_id),
    )
    .onConflict((conflict) => conflict.column("coach_id").doUpdateSet(changed))
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Range = { coachId: string; from: Date; to: Date };

export const findAdjustments = (db: Database, { coachId, from, to }: Range) =>
  db
    .selectFrom("earnings")
    .select(["adjusted_cents", "earned_at", "reason"])
    .where("coach_id", "=", coachId)
    .where("adjusted_cents", "<>", 0)
    .where("earned_at", ">=", from)
    .where("earned_at", "<", to)
    .orderBy("id")
    .execute();

export const findPayouts = (db: Database, { coachId, from, to }: Range) =>
  db
    .selectFrom("statements")
    .select(["payout_cents", sql<string>`to_char(month, 'YYYY-MM')`.as("month"), sql<Date>`paid_at`.as("paid_at")])
    .where("coach_id", "=", coachId)
    .where("paid_at", ">=", from)
    .where("paid_at", "<", to)
    .orderBy("month")
    .execute();

/** Whoever owes VAT deducts what we charge; unknown ones do. */
export async function owesVat(db: Database, coachId: string): Promise<boolean> {
  const row = await db.selectFrom("businesses").select("vat_status").where("coach_id", "=", coachId).executeTakeFirst();
  return row?.vat_status !== "small";
}

export async function findCoachName(db: Database, coachId: string): Promise<string> {
  const { first_name, last_name, company_name } = await db
    .selectFrom("users")
    .select(["first_name", "last_name", "company_name"])
    .where("id", "=", coachId)
    .executeTakeFirstOrThrow();
  return company_name || `${first_name} ${last_name}`;
}

export type MonthRow = {
  month: string;
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
  fee_cents: number;
  fee_vat_cents: number;
  adjusted_cents: number;
  arrives_cents: number;
  paid_out_cents: number;
  count: number;
};

/** Each month with an amount, oldest first: what was earned in it, and what was paid out in it. */
export async function findMonths(db: Database, coachId: string): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select month, sum(net_cents)::int as net_cents, sum(vat_cents)::int as vat_cents, sum(gross_cents)::int as gross_cents,
      sum(fee_cents)::int as fee_cents, sum(fee_vat_cents)::int as fee_vat_cents,
      sum(adjusted_cents)::int as adjusted_cents, sum(arrives_cents)::int as arrives_cents,
      sum(paid_out_cents)::int as paid_out_cents, sum(count)::int as count
    from (
      select to_char(earned_at at time zone 'Europe/Berlin', 'YYYY-MM') as month, net_cents, vat_cents, gross_cents,
        fee_cents + marketing_cents as fee_cents, fee_vat_cents, adjusted_cents, arrives_cents, 0 as paid_out_cents,
        (kind not in ('reversal', 'adjustment'))::int as count
      from earnings where coach_id = ${coachId}
      union all
      select to_char(paid_at at time zone 'Europe/Berlin', 'YYYY-MM'), 0, 0, 0, 0, 0, 0, 0, payout_cents, 0
      from statements where coach_id = ${coachId} and paid_at is not null
    ) moved
    group by month order by month`.execute(db);
  return rows;
}
