import { type RawBuilder, type SqlBool, sql } from "kysely";

/** In a statement that deletes by age: nobody has to keep the data of this person. The column names its table. */
export const hasNoLegalHold = (userId: RawBuilder<unknown>) =>
  sql<SqlBool>`not exists (
    select from account_restrictions as hold where hold.user_id = ${userId} and hold.kind = 'legalHold'
  )`;

/** The same for an address, by its key. */
export const addressHasNoLegalHold = (emailKey: RawBuilder<unknown>) =>
  sql<SqlBool>`not exists (
    select from account_restrictions as hold join users as holder on holder.id = hold.user_id
    where holder.email_key = ${emailKey} and hold.kind = 'legalHold'
  )`;
