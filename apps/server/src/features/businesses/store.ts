import { TRADER_REMINDERS } from "@aufwind/rules/businesses";
import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Businesses, Users } from "../../platform/database/database-types.ts";

/** Everything that may be shown: the IBAN has a query of its own. */
const SHOWN = [
  "address1",
  "address2",
  "zip_code",
  "city",
  "country",
  "company_email",
  "vat_status",
  "tax_number",
  "phone",
  "register",
  "register_court",
  "register_number",
  "certified_version",
  "certified_at",
] as const;

/** Who a coach is as a trader, of `users` with their `businesses`: on invoices, and in reports to the tax office. */
export const TRADER = [
  "users.id",
  "users.first_name",
  "users.last_name",
  "users.company_name",
  "users.vat_number",
  "businesses.address1",
  "businesses.address2",
  "businesses.zip_code",
  "businesses.city",
  "businesses.country",
] as const;

export const findBusiness = (db: DbOrTx, coachId: string) =>
  db.selectFrom("businesses").select(SHOWN).where("coach_id", "=", coachId).executeTakeFirst();

export type BusinessRow = NonNullable<Awaited<ReturnType<typeof findBusiness>>>;
/** With the user's fields, as everybody may read it: the tax number is on invoices only. */
export type ProviderRow = Omit<BusinessRow, "tax_number" | "certified_version" | "certified_at"> & {
  is_certified: boolean;
} & Pick<Selectable<Users>, "first_name" | "last_name" | "company_name" | "vat_number">;

export const findProvider = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("businesses")
    .innerJoin("users", "users.id", "businesses.coach_id")
    .select(["first_name", "last_name", "company_name", "vat_number"])
    .select(["address1", "address2", "zip_code", "city", "country", "phone", "company_email"])
    .where("coach_id", "=", coachId)
    .executeTakeFirst();

export const findSealedIban = (db: DbOrTx, coachId: string) =>
  db.selectFrom("businesses").select("iban").where("coach_id", "=", coachId).executeTakeFirst();

export const upsertBusiness = (tx: Tx, business: Insertable<Businesses>) =>
  tx
    .insertInto("businesses")
    .values(business)
    .onConflict((conflict) => conflict.column("coach_id").doUpdateSet(business))
    .execute();

/** As JSON: what a coach has stated. */
export type TraderRow = {
  first_name: string;
  last_name: string;
  has_phone: boolean;
  has_register: boolean;
  is_certified: boolean;
  has_tax_number: boolean;
  asked_at: string | null;
};

/** What a coach has stated, in one column; null before the business details were saved. */
export const traderColumn = (coachId: RawBuilder<unknown>) => sql<TraderRow | null>`(
  select json_build_object('first_name', trader.first_name, 'last_name', trader.last_name, 'has_phone', phone is not null,
    'has_register', register is not null, 'is_certified', certified_at is not null,
    'has_tax_number', coalesce(trader.vat_number, tax_number) is not null, 'asked_at', trader_asked_at)
  from businesses stated join users trader on trader.id = stated.coach_id where stated.coach_id = ${coachId})`;

export async function findTrader(db: DbOrTx, coachId: string): Promise<TraderRow | null> {
  const { rows } = await sql<{
    trader: TraderRow | null;
  }>`select ${traderColumn(sql`${coachId}::uuid`)} as trader`.execute(db);
  return rows[0]?.trader ?? null;
}

/** Coaches who were here before and have not answered, locked; those of a server at work are left to it. */
export async function lockAsked(tx: Tx, { now, limit }: { now: Date; limit: number }) {
  const { rows } = await sql<AskedRow>`
    select coach_id, trader_asked_at, trader_reminders, users.email, users.first_name, users.locale,
      ${traderColumn(sql.ref("businesses.coach_id"))} as trader
    from businesses join users on users.id = coach_id and users.deleted_at is null
    where trader_asked_at is not null
      and trader_reminders < (select count(*) from unnest(${TRADER_REMINDERS}::int[]) days
        where trader_asked_at + days * interval '1 day' <= ${now}::timestamptz)
    order by coach_id limit ${limit} for no key update of businesses skip locked`.execute(tx);
  return rows;
}

export type AskedRow = {
  coach_id: string;
  trader_asked_at: Date;
  trader_reminders: number;
  email: string | null;
  first_name: string;
  locale: string;
  trader: TraderRow | null;
};

/** With the last one the card of the search is made anew: search_is_due(). */
export const setReminders = (tx: Tx, coachId: string, reminders: number) =>
  tx.updateTable("businesses").set({ trader_reminders: reminders }).where("coach_id", "=", coachId).execute();
