import type { Insertable, Selectable } from "kysely";
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
] as const;

export const findBusiness = (db: DbOrTx, coachId: string) =>
  db.selectFrom("businesses").select(SHOWN).where("coach_id", "=", coachId).executeTakeFirst();

export type BusinessRow = NonNullable<Awaited<ReturnType<typeof findBusiness>>>;
/** With the user's fields, as everybody may read it: the tax number is on invoices only. */
export type ProviderRow = Omit<BusinessRow, "tax_number"> &
  Pick<Selectable<Users>, "first_name" | "last_name" | "company_name" | "vat_number">;

export const findSealedIban = (db: DbOrTx, coachId: string) =>
  db.selectFrom("businesses").select("iban").where("coach_id", "=", coachId).executeTakeFirst();

export const upsertBusiness = (tx: Tx, business: Insertable<Businesses>) =>
  tx
    .insertInto("businesses")
    .values(business)
    .onConflict((conflict) => conflict.column("coach_id").doUpdateSet(business))
    .execute();
