import { emailKey } from "@aufwind/rules/accounts/email-key";
import type { Locale } from "@aufwind/rules/locale/locale";
import type { Insertable, Selectable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Users } from "../../platform/database/database-types.ts";

export type UserRow = Selectable<Users>;
type Anywhere = Database | Tx;

/** Adds a person; undefined where the mailbox has an account, however its address is written. */
export const insertUser = (tx: Tx, user: Omit<Insertable<Users>, "email_key"> & { email: string }) =>
  tx
    .insertInto("users")
    .values({ ...user, email_key: emailKey(user.email) })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returningAll()
    .executeTakeFirst();

export const findByEmail = (db: Anywhere, email: string): Promise<UserRow | undefined> =>
  db.selectFrom("users").selectAll().where("email_key", "=", emailKey(email)).executeTakeFirst();

export const findUser = (db: Anywhere, id: string): Promise<UserRow | undefined> =>
  db.selectFrom("users").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();

/** The same, held until the commit: who changes a person waits for the one before. */
export const lockUser = (tx: Tx, id: string): Promise<UserRow | undefined> =>
  tx
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();

export const setConfirmed = (tx: Tx, { id, now }: { id: string; now: Date }) =>
  tx.updateTable("users").set({ confirmed_at: now }).where("id", "=", id).where("confirmed_at", "is", null).execute();

type Details = {
  firstName: string;
  lastName: string;
  locale: Locale;
  companyName: string | null;
  vatNumber: string | null;
};

export const setDetails = (
  db: Anywhere,
  id: string,
  { firstName, lastName, locale, companyName, vatNumber }: Details,
) =>
  db
    .updateTable("users")
    .set({
      first_name: firstName,
      last_name: lastName,
      locale,
      company_name: companyName,
      vat_number: vatNumber,
    })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();

/** Leaves the row without anything that says who it was. */
export const anonymise = (tx: Tx, { id, now }: { id: string; now: Date }) =>
  tx
    .updateTable("users")
    .set({
      email: null,
      email_key: null,
      password_hash: null,
      first_name: "",
      last_name: "",
      company_name: null,
      vat_number: null,
      locked_until: null,
      deleted_at: now,
    })
    .where("id", "=", id)
    .execute();

export const deleteUnconfirmed = (database: Database, createdBefore: Date) =>
  database
    .deleteFrom("users")
    .where("confirmed_at", "is", null)
    .where("deleted_at", "is", null)
    .where("created_at", "<", createdBefore)
    .execute();
