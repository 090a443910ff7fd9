import { type Selectable, sql } from "kysely";
import type { Database, Tx } from "../database/database.ts";
import type { Mails } from "../database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../database/delete-batch.ts";
import { affectsRow } from "../database/has-row.ts";
import type { Enclosure } from "./enclosures.ts";
import type { MailPicture } from "./mail-pictures.ts";

/** A row of the outbox, with its content: see `openMail`. */
export type MailRow = Selectable<Mails>;
export type StoredMail = Omit<MailRow, "sealed"> & {
  pictures?: MailPicture[] | undefined;
  enclosures?: Enclosure[] | undefined;
};

/** Longer than any attempt can take; a dead worker's mail becomes due after this. */
const LEASE_MINUTES = 3;

/** Leases a due mail (this one, or the next: mailings last, then by how long they wait) for one attempt. */
export function leaseDueMail(
  database: Database,
  { now, id }: { now: Date; id?: string | undefined },
): Promise<MailRow | undefined> {
  return database
    .updateTable("mails")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), due_at: new Date(now.getTime() + LEASE_MINUTES * 60_000) }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("mails")
        .select("id")
        .where("state", "=", "queued")
        .where("due_at", "<=", now)
        .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
        .orderBy("is_bulk")
        .orderBy("due_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** The content of a mail; its links open things, so it is stored no longer than needed. */
const EMPTY = {
  subject: "",
  text: "",
  html: "",
  reply_to: null,
  headers: sql<string>`'{}'`,
  calendar: null,
  calendar_method: null,
  sealed: null,
  trail: null,
};

export const markMailSent = (database: Database, { id, now }: { id: string; now: Date }) =>
  database
    .updateTable("mails")
    .set({ ...EMPTY, state: "sent", sent_at: now, last_error: null })
    .where("id", "=", id)
    .execute();

/** Queues a mail that has failed for another try; false if it has not, or its content is deleted. */
export const requeueMail = (tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> =>
  affectsRow(
    tx
      .updateTable("mails")
      .set({ state: "queued", due_at: now, failed_at: null })
      .where("id", "=", id)
      .where("state", "=", "failed")
      .where((eb) => eb.or([eb("text", "<>", ""), eb("sealed", "is not", null)])),
  );

export const markMailKept = (database: Database, id: string) =>
  database.updateTable("mails").set({ state: "kept" }).where("id", "=", id).execute();

type Failure = { id: string; error: string; now: Date; nextTry: Date | undefined };

/** Records why an attempt failed, and when the next one is due; without a next one the mail has failed for good. */
export const recordFailedAttempt = (database: Database, { id, error, now, nextTry }: Failure) =>
  database
    .updateTable("mails")
    .set(nextTry ? { last_error: error, due_at: nextTry } : { last_error: error, state: "failed", failed_at: now })
    .where("id", "=", id)
    .execute();

/** Deletes the content of mails that were kept or failed long ago; that there was a mail stays. */
export async function deleteOldMailContents(database: Database, { before, limit }: DeletionBatch): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable("mails")
    .set(EMPTY)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("mails")
        .select("id")
        .where("state", "<>", "queued")
        .where("created_at", "<", before)
        .where((or) => or.or([or("text", "<>", ""), or("sealed", "is not", null)]))
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Records of sent mails are deleted in the end, too. */
export const deleteOldMails = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "mails", where: sql`state <> 'queued' and created_at < ${before}`, limit });
