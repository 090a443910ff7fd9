import type { REPORT_KINDS, RecordAct } from "@aufwind/rules/tax-reports";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";

/** Reports of one year are made one after the other. */
export const lockYear = (tx: Tx, year: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('tax report ' || ${year}::text, 0))`.execute(tx);

/** The messages of a year, the newest first. */
export const findReports = (db: DbOrTx, year: number) =>
  db
    .selectFrom("tax_reports")
    .leftJoin("users as maker", "maker.id", "tax_reports.made_by")
    .select((eb) => [
      "tax_reports.id",
      "tax_reports.kind",
      "message_ref",
      "operator_ref",
      "sha256",
      "made_at",
      "made_by",
      sql<string | null>`trim(maker.first_name || ' ' || maker.last_name)`.as("maker_name"),
      sql<string | null>`transmitted_on::text`.as("transmitted_on"),
      eb
        .selectFrom("tax_report_sellers")
        .select((count) => count.fn.countAll<number>().as("count"))
        .whereRef("report_id", "=", "tax_reports.id")
        .as("sellers"),
    ])
    .where("year", "=", year)
    .orderBy("made_at", "desc")
    .orderBy("tax_reports.id", "desc")
    .execute();

export type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

type LastRecord = { coach_id: string; doc_ref: string; act: RecordAct; sealed: Buffer };

/** What was last said about each coach for a year. */
export async function findLastRecords(db: DbOrTx, year: number): Promise<LastRecord[]> {
  const { rows } = await sql<LastRecord>`
    select distinct on (coach_id) coach_id, doc_ref, act, tax_report_sellers.sealed
    from tax_report_sellers join tax_reports on tax_reports.id = report_id
    where year = ${year} order by coach_id, made_at desc, report_id desc`.execute(db);
  return rows;
}

/** Of these coaches: how often they were asked for details, and whether payouts wait for them. */
export async function findRequests(db: DbOrTx, coachIds: readonly string[]) {
  const { rows } = await sql<{ coach_id: string; times: number; is_held: boolean }>`
    select coach_id, times, exists (
      select from payout_holds where payout_holds.coach_id = tax_requests.coach_id and cause = 'taxDetails'
        and released_at is null) as is_held
    from tax_requests where coach_id = any(${coachIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.coach_id, row]));
}

type NewReport = {
  id: string;
  year: number;
  kind: (typeof REPORT_KINDS)[number];
  messageRef: string;
  operatorRef: string;
  sealed: Buffer;
  sha256: string;
  now: Date;
  operatorId: string;
};

export const insertReport = (tx: Tx, { messageRef, operatorRef, now, operatorId, ...report }: NewReport) =>
  tx
    .insertInto("tax_reports")
    .values({ ...report, message_ref: messageRef, operator_ref: operatorRef, made_at: now, made_by: operatorId })
    .execute();

type NewRecord = {
  report_id: string;
  coach_id: string;
  doc_ref: string;
  act: RecordAct;
  corrects_ref: string | null;
  sealed: Buffer;
};

export async function insertRecords(tx: Tx, records: NewRecord[]): Promise<void> {
  if (records.length > 0) await tx.insertInto("tax_report_sellers").values(records).execute();
}

export const lockReport = (tx: Tx, id: string) =>
  tx
    .selectFrom("tax_reports")
    .select([
      "id",
      "year",
      "kind",
      "message_ref",
      "made_at",
      sql<string | null>`transmitted_on::text`.as("transmitted_on"),
    ])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export const findFile = (db: DbOrTx, id: string) =>
  db.selectFrom("tax_reports").select(["sealed", "message_ref", "sha256"]).where("id", "=", id).executeTakeFirst();

export const setTransmitted = (tx: Tx, id: string, { on, operatorId }: { on: string; operatorId: string }) =>
  tx
    .updateTable("tax_reports")
    .set({ transmitted_on: sql`${on}::date`, transmitted_by: operatorId })
    .where("id", "=", id)
    .execute();

export const deleteReport = (tx: Tx, id: string) => tx.deleteFrom("tax_reports").where("id", "=", id).execute();

/** Whom a message is about. */
export async function coachesIn(tx: Tx, reportId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("tax_report_sellers")
    .select("coach_id")
    .where("report_id", "=", reportId)
    .where("act", "!=", "deleted")
    .orderBy("coach_id")
    .execute();
  return rows.map(({ coach_id }) => coach_id);
}
