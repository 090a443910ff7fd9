import type { Locale } from "@aufwind/rules/locale/locale";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

/** Statements with those whom they are told to, who are still there; `is_ready` where they can be paid out. */
export const findTold = (tx: Tx, ids: string[]) =>
  tx
    .selectFrom("statements")
    .innerJoin("users", "users.id", "statements.coach_id")
    .select([
      "statements.coach_id",
      "statements.lines",
      "statements.gross_cents",
      "statements.fee_cents",
      "statements.marketing_cents",
      "statements.fee_vat_cents",
      "statements.arrives_cents",
      "statements.carried_in_cents",
      "statements.payout_cents",
      "statements.carried_out_cents",
      sql<string>`to_char(statements.month, 'YYYY-MM')`.as("month"),
      sql<string>`statements.pay_by::text`.as("pay_by"),
      sql<boolean>`exists (select from payout_accounts where coach_id = users.id and status = 'ready')`.as("is_ready"),
      sql<string>`users.email`.as("email"),
      sql<Locale>`users.locale`.as("locale"),
      "users.first_name",
    ])
    .where("statements.id", "in", ids)
    .where("users.email", "is not", null)
    .execute();
