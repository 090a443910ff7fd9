import { emailKey } from "@aufwind/rules/accounts";
import type { CoachStatus } from "@aufwind/rules/coach-restrictions";
import type { Locale } from "@aufwind/rules/locale";
import { type ExpressionBuilder, type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { DB, Users } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";

/** A person with the version of their profile photo, which is part of its address, and how the team restricts a coach. */
export type UserRow = Selectable<Users> & { photo_version: string | null; coach_status: CoachStatus | null };
const photoAndState = (eb: ExpressionBuilder<DB, "users">) =>
  [
    eb
      .selectFrom("photos")
      .select("version")
      .whereRef("photos.owner_id", "=", "users.id")
      .where("photos.role", "=", "profile")
      .as("photo_version"),
    eb
      .selectFrom("coaches")
      .select(
        sql<CoachStatus | null>`coalesce(restriction, case when closes_at is not null then 'closing' end)`.as("status"),
      )
      .whereRef("coaches.user_id", "=", "users.id")
      .as("coach_status"),
  ] as const;

/** Adds a person; undefined if the mailbox already has an account, however its address is written. */
export const insertUser = (tx: Tx, user: Omit<Insertable<Users>, "email_key"> & { email: string }) =>
  tx
    .insertInto("users")
    .values({ ...user, email_key: emailKey(user.email) })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returningAll()
    .returning(photoAndState)
    .executeTakeFirst();

export const findByEmail = (db: DbOrTx, email: string): Promise<UserRow | undefined> =>
  db.selectFrom("users").selectAll().select(photoAndState).where("email_key", "=", emailKey(email)).executeTakeFirst();

/** Whether an address is reserved for somebody who changed it lately and may undo that. */
export const isReserved = (db: DbOrTx, { email, now, except }: IsReservedParams): Promise<boolean> =>
  hasRow(
    db
      .selectFrom("email_changes")
      .select("id")
      .where("old_email_key", "=", emailKey(email))
      .where("expires_at", ">", now)
      .$if(except !== undefined, (query) => query.where("user_id", "<>", except ?? ""))
      .limit(1),
  );
type IsReservedParams = { email: string; now: Date; except?: string };

export const findUser = (db: DbOrTx, id: string): Promise<UserRow | undefined> =>
  db
    .selectFrom("users")
    .selectAll()
    .select(photoAndState)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

/** The same, locked until the commit: concurrent changes of a person wait. */
export const lockUser = (tx: Tx, id: string): Promise<UserRow | undefined> =>
  tx
    .selectFrom("users")
    .selectAll()
    .select(photoAndState)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();

/** Returns whether it was unconfirmed before. */
export async function setConfirmed(tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const unconfirmed = tx.updateTable("users").set({ confirmed_at: now }).where("confirmed_at", "is", null);
  return affectsRow(unconfirmed.where("id", "=", id));
}

const change = (db: DbOrTx, id: string, changed: Updateable<Users>): Promise<UserRow | undefined> =>
  db
    .updateTable("users")
    .set(changed)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returningAll()
    .returning(photoAndState)
    .executeTakeFirst();

type Names = { firstName: string; lastName: string };
export const setNames = (db: DbOrTx, id: string, { firstName, lastName }: Names) =>
  change(db, id, { first_name: firstName, last_name: lastName });

export const setLocale = (db: DbOrTx, id: string, locale: Locale) => change(db, id, { locale });

type Company = { companyName: string | null; vatNumber: string | null };
export const setCompany = (db: DbOrTx, id: string, { companyName, vatNumber }: Company) =>
  change(db, id, { company_name: companyName, vat_number: vatNumber });

/** Anonymizes the row. */
export const anonymiseUser = (tx: Tx, { id, now }: { id: string; now: Date }) =>
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

export const deleteUnconfirmed = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, {
    table: "users",
    where: sql`confirmed_at is null and deleted_at is null and created_at < ${before}`,
    limit,
  });

export const setPassword = (tx: Tx, userId: string, passwordHash: string) =>
  tx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
