import type { Locale } from "@aufwind/rules/locale/locale";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

/** Statements with those whom they are told to, who are still there; `is_ready` where they can be paid out. */
export const findTold = (tx: Tx, ids: string[]) =>
  tx
    .selectFrom("statements")
    .innerJoin("users", "users.id", "statements.coach_id")
    // Whoever has left is told where the last statements are to go.
    .leftJoin("settlement_contacts", "settlement_contacts.coach_id", "statements.coach_id")
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
      sql<string>`coalesce(users.email, settlement_contacts.email)`.as("email"),
      sql<Locale>`coalesce(settlement_contacts.locale, users.locale)`.as("locale"),
      sql<string>`coalesce(settlement_contacts.first_name, users.first_name)`.as("first_name"),
      sql<boolean>`users.email is null`.as("has_left"),
    ])
    .where("statements.id", "in", ids)
    .where((eb) => eb.or([eb("users.email", "is not", null), eb("settlement_contacts.email", "is not", null)]))
    .execute();
