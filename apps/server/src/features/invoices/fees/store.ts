import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

/** What months bore in fees, by rate; what was taken back stands apart. */
export const findFees = (tx: Tx, statementIds: string[]) =>
  tx
    .selectFrom("earnings")
    .innerJoin("statements", "statements.id", "earnings.statement_id")
    .select((eb) => [
      "statements.id",
      "statements.coach_id",
      sql<string>`to_char(statements.month, 'YYYY-MM')`.as("month"),
      "earnings.fee_rate",
      sql<boolean>`earnings.kind = 'reversal'`.as("is_reversal"),
      eb.fn.sum<number>("earnings.fee_cents").as("fee_cents"),
      eb.fn.sum<number>("earnings.marketing_cents").as("marketing_cents"),
      eb.fn.sum<number>("earnings.fee_vat_cents").as("fee_vat_cents"),
      sql<number>`count(*) filter (where earnings.fee_cents <> 0)`.as("fees"),
      sql<number>`count(*) filter (where earnings.marketing_cents <> 0)`.as("marketings"),
    ])
    .where("statements.id", "in", statementIds)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("invoices").select("id").whereRef("statement_id", "=", "statements.id"))),
    )
    .groupBy(["statements.id", "earnings.fee_rate", "is_reversal"])
    .orderBy("statements.id")
    .orderBy("earnings.fee_rate", "desc")
    .execute();

export type FeeRow = Awaited<ReturnType<typeof findFees>>[number];

type Month = { statementId: string; coachId: string };

/** The fee invoice that a month corrects which takes back more than it bears: the latest that had some of it. */
export const findReversed = (tx: Tx, { statementId, coachId }: Month) =>
  tx
    .selectFrom("invoices")
    .select(["id", "number", sql<string>`content->>'issuedOn'`.as("issuedOn")])
    .where("coach_id", "=", coachId)
    .where("kind", "=", "fee")
    .orderBy(
      sql`statement_id in (
        select earned.statement_id from earnings back
        join earnings earned on earned.appointment_id = back.appointment_id and earned.kind <> 'reversal'
        where back.statement_id = ${statementId} and back.kind = 'reversal')`,
      "desc",
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
