import { emailKey } from "@aufwind/rules/accounts";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { EmailChanges } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";

export type ChangeRow = Selectable<EmailChanges>;
type ByHash = { hash: Buffer; now: Date };

/** The change that waits for its confirmation: one at most. */
export const findPending = (db: DbOrTx, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom("email_changes")
    .selectAll()
    .where("user_id", "=", userId)
    .where("changed_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();

export const deletePending = (tx: Tx, userId: string) =>
  tx.deleteFrom("email_changes").where("user_id", "=", userId).where("changed_at", "is", null).execute();

export const insertChange = (tx: Tx, change: Insertable<EmailChanges>) =>
  tx.insertInto("email_changes").values(change).execute();

/** Deletes the link of either address and returns the change: of many concurrent requests one gets it. */
export async function redeemConfirmation(tx: Tx, { hash, now }: ByHash): Promise<ChangeRow | undefined> {
  const redeem = (link: "confirm_hash" | "old_confirm_hash", confirmed: Updateable<EmailChanges>) =>
    tx
      .updateTable("email_changes")
      .set({ ...confirmed, [link]: null })
      .where(link, "=", hash)
      .where("changed_at", "is", null)
      .where("expires_at", ">", now)
      .returningAll()
      .executeTakeFirst();
  return (
    (await redeem("confirm_hash", { new_confirmed_at: now })) ??
    (await redeem("old_confirm_hash", { old_confirmed_at: now }))
  );
}

/** One that was confirmed at the new address and got no answer from the present one in time; locked. */
export const lockUnanswered = (tx: Tx, now: Date): Promise<ChangeRow | undefined> =>
  tx
    .selectFrom("email_changes")
    .selectAll()
    .where("changed_at", "is", null)
    .where("new_confirmed_at", "is not", null)
    .where("unanswered_at", "<=", now)
    .where("expires_at", ">", now)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

type SetChangedParams = { id: string; oldEmail: string; undoHash: Buffer; now: Date; until: Date };

/** Done: from now on it can be undone for a while. */
export const setChanged = (tx: Tx, { id, oldEmail, undoHash, now, until }: SetChangedParams) =>
  tx
    .updateTable("email_changes")
    .set({
      changed_at: now,
      old_email: oldEmail,
      old_email_key: emailKey(oldEmail),
      undo_hash: undoHash,
      expires_at: until,
    })
    .where("id", "=", id)
    .execute();

/** Takes a change that can still be undone, with all later ones, which become void. */
export const redeemUndo = async (tx: Tx, { hash, now }: ByHash): Promise<ChangeRow | undefined> => {
  const taken = await tx
    .deleteFrom("email_changes")
    .where("undo_hash", "=", hash)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (taken?.changed_at)
    await tx
      .deleteFrom("email_changes")
      .where("user_id", "=", taken.user_id)
      .where((eb) => eb.or([eb("changed_at", "is", null), eb("changed_at", ">=", taken.changed_at)]))
      .execute();
  return taken;
};

/** Changes a person's address; false if somebody else has it. */
export async function setEmail(tx: Tx, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update users set email = ${email}, email_key = ${emailKey(email)}
    where id = ${userId} and deleted_at is null
      and not exists (select from users other where other.email_key = ${emailKey(email)} and other.id <> ${userId})
    returning id`.execute(tx);
  return rows.length > 0;
}

type LockMailsParams = { email: string; except?: Date };

/** Unsent mails to an address, locked; without the warning to that address. */
export const lockMails = (tx: Tx, { email, except }: LockMailsParams) =>
  tx
    .selectFrom("mails")
    .selectAll()
    .where("to_key", "=", emailKey(email))
    .where("state", "=", "queued")
    .$if(except !== undefined, (query) => query.where("created_at", "<>", except ?? new Date(0)))
    .forUpdate()
    .execute();

type RedirectMailParams = { id: string; to: string; sealed: Buffer | null };

export const redirectMail = (tx: Tx, { id, to, sealed }: RedirectMailParams) =>
  tx
    .updateTable("mails")
    .set({ to_address: to, to_key: emailKey(to), sealed })
    .where("id", "=", id)
    .execute();

/** Links that were sent to a former address stop working. */
export const deleteLinks = (tx: Tx, userId: string) =>
  tx.deleteFrom("mail_links").where("user_id", "=", userId).execute();

/** Providers linked while somebody else may have controlled the account. */
export const deleteProviderLinks = (tx: Tx, { userId, since }: { userId: string; since: Date }) =>
  tx.deleteFrom("provider_links").where("user_id", "=", userId).where("created_at", ">=", since).execute();

export const dropPassword = (tx: Tx, userId: string) =>
  tx.updateTable("users").set({ password_hash: null }).where("id", "=", userId).execute();

/** When this session began, to know whether somebody has just signed in. */
export const findSessionStart = (db: DbOrTx, sessionId: string) =>
  db.selectFrom("sessions").select("created_at").where("id", "=", sessionId).executeTakeFirst();

export const deleteExpiredChanges = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "email_changes", where: sql`expires_at <= ${before}`, limit });

/** For the download of one's data, without the links. */
export const changesOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("email_changes")
    .select(["old_email", "new_email", "created_at", "changed_at", "expires_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
