import type { Locale } from "@aufwind/rules/locale";
import { type SqlBool, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";
import { TRADER } from "../businesses/store.ts";

type SealedDetails = { coachId: string; sealed: Buffer; now: Date };

export const upsertDetails = (tx: Tx, { coachId, sealed, now }: SealedDetails) =>
  tx
    .insertInto("tax_details")
    .values({ coach_id: coachId, sealed, saved_at: now })
    .onConflict((conflict) => conflict.column("coach_id").doUpdateSet({ sealed, saved_at: now }))
    .execute();

export const findDetails = (db: DbOrTx, coachId: string) =>
  db.selectFrom("tax_details").select(["sealed", "saved_at"]).where("coach_id", "=", coachId).executeTakeFirst();

/** How often a coach was asked, and whether payouts wait for the details. */
export const findRequest = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("tax_requests")
    .select(["times", "first_at", "last_at", heldFor(sql.ref("tax_requests.coach_id")).as("is_held")])
    .where("coach_id", "=", coachId)
    .executeTakeFirst();

/** The same as one value, for a statement that asks for more. */
export const requestOf = (coachId: string) => sql<RequestRow | null>`(
  select json_build_object('first_at', first_at, 'last_at', last_at, 'is_held', ${heldFor(sql.ref("tax_requests.coach_id"))})
  from tax_requests where coach_id = ${coachId})`;
type RequestRow = { first_at: string; last_at: string; is_held: boolean };

const heldFor = (coachId: ReturnType<typeof sql.ref>) => sql<boolean>`exists (
  select from payout_holds where payout_holds.coach_id = ${coachId} and cause = 'taxDetails' and released_at is null)`;

type UpsertRequest = { coachId: string; times: number; now: Date };

export const upsertRequest = (tx: Tx, { coachId, times, now }: UpsertRequest) =>
  tx
    .insertInto("tax_requests")
    .values({ coach_id: coachId, times, first_at: now, last_at: now })
    .onConflict((conflict) => conflict.column("coach_id").doUpdateSet({ times, last_at: now }))
    .execute();

/** False if nothing was asked. */
export async function deleteRequest(tx: Tx, coachId: string): Promise<boolean> {
  return affectsRow(tx.deleteFrom("tax_requests").where("coach_id", "=", coachId));
}

const lacksDetails = sql<SqlBool>`users.kind = 'coach' and users.email is not null
  and exists (select from earnings where earnings.coach_id = users.id and gross_cents > 0)
  and not exists (select from tax_details where tax_details.coach_id = users.id)`;

/** The next coaches who have earned and whose details are missing, of those who wait for no held payout. */
export async function findLacking(db: Database, { after, limit }: { after: string; limit: number }) {
  const rows = await db
    .selectFrom("users")
    .select("users.id")
    .where(lacksDetails)
    .where(sql<SqlBool>`not ${heldFor(sql.ref("users.id"))}`)
    .where("users.id", ">", after)
    .orderBy("users.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A coach whose details are still missing, locked; undefined if they came meanwhile. */
export const lockLacking = (tx: Tx, coachId: string) =>
  tx
    .selectFrom("users")
    .select(["users.id", "users.email", "users.first_name", sql<Locale>`users.locale`.as("locale")])
    .where("users.id", "=", coachId)
    .where(lacksDetails)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Where a coach is written to. */
export const findAddressee = (tx: Tx, coachId: string) =>
  tx
    .selectFrom("users")
    .select(["id", "email", "first_name", sql<Locale>`locale`.as("locale")])
    .where("id", "=", coachId)
    .where("email", "is not", null)
    .executeTakeFirst();

type FormerSeller = { coachId: string; sealed: Buffer; now: Date };

export const insertFormer = (tx: Tx, { coachId, sealed, now }: FormerSeller) =>
  tx
    .insertInto("former_sellers")
    .values({ coach_id: coachId, sealed, left_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const findFormer = (db: DbOrTx, coachId: string) =>
  db.selectFrom("former_sellers").select("sealed").where("coach_id", "=", coachId).executeTakeFirst();

export async function hasEarned(tx: Tx, coachId: string): Promise<boolean> {
  const one = tx.selectFrom("earnings").select("id").where("coach_id", "=", coachId).limit(1);
  return hasRow(one);
}

export const deleteDetails = (tx: Tx, coachId: string) =>
  tx.deleteFrom("tax_details").where("coach_id", "=", coachId).execute();

/** Everything that the report says about these coaches, sealed as it is stored. */
export const findSellers = (db: DbOrTx, coachIds: readonly string[]) =>
  db
    .selectFrom("users")
    .leftJoin("businesses", "businesses.coach_id", "users.id")
    .leftJoin("tax_details", "tax_details.coach_id", "users.id")
    .leftJoin("former_sellers", "former_sellers.coach_id", "users.id")
    .select([
      ...TRADER,
      "businesses.iban",
      "tax_details.sealed as details",
      "tax_details.saved_at",
      "former_sellers.sealed as former",
    ])
    .where("users.id", "in", coachIds)
    .execute();

export type SellerRow = Awaited<ReturnType<typeof findSellers>>[number];

/** Deletes what was kept about the reports of years until this one, also of coaches who left by then. */
export async function deleteOldRecords(tx: Tx, lastYear: number): Promise<void> {
  await tx.deleteFrom("tax_reports").where("year", "<=", lastYear).execute();
  await tx.deleteFrom("tax_copies").where("year", "<=", lastYear).execute();
  const left = await tx
    .deleteFrom("former_sellers")
    .where(sql<SqlBool>`extract(year from left_at at time zone 'Europe/Berlin') <= ${lastYear}`)
    .returning("coach_id")
    .execute();
  const ids = left.map(({ coach_id }) => coach_id);
  if (ids.length > 0) await tx.deleteFrom("tax_details").where("coach_id", "in", ids).execute();
}
