import type { Insertable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Businesses } from "../../platform/database/database-types.ts";

type Anywhere = Database | Tx;

/** Everything that may be shown: the account number has a question of its own. */
const SHOWN = ["address1", "address2", "zip_code", "city", "country", "company_email", "vat_status"] as const;

export const findBusiness = (db: Anywhere, coachId: string) =>
  db.selectFrom("businesses").select(SHOWN).where("coach_id", "=", coachId).executeTakeFirst();

/** The same with what stands with the user. */
export const findProvider = (db: Anywhere, coachId: string) =>
  db
    .selectFrom("businesses")
    .innerJoin("users", "users.id", "businesses.coach_id")
    .select(SHOWN)
    .select(["users.first_name", "users.last_name", "users.company_name", "users.vat_number"])
    .where("businesses.coach_id", "=", coachId)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();

export type BusinessRow = NonNullable<Awaited<ReturnType<typeof findBusiness>>>;

export const findSealedIban = (db: Anywhere, coachId: string) =>
  db.selectFrom("businesses").select("iban").where("coach_id", "=", coachId).executeTakeFirst();

export const putBusiness = (tx: Tx, business: Insertable<Businesses>) =>
  tx
    .insertInto("businesses")
    .values(business)
    .onConflict((conflict) => conflict.column("coach_id").doUpdateSet(business))
    .execute();
