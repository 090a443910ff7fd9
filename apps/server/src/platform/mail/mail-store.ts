import { type Selectable, sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Mails } from "../database/database-types.ts";

/** A mail as its row has it, and with what it says: see `openMail`. */
export type MailRow = Selectable<Mails>;
export type StoredMail = Omit<MailRow, "sealed">;

/** Longer than any try can take; a worker that dies while it sends gives the mail back after this. */
const LEASE_MINUTES = 3;

/** Takes a due mail (this one, or the one that waits longest) for one try, so that nobody else tries meanwhile. */
export function takeDue(
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
        .orderBy("due_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** What a mail said; links in it open things, so it is kept no longer than it is needed. */
const EMPTY = {
  subject: "",
  text: "",
  html: "",
  reply_to: null,
  headers: sql<string>`'{}'`,
  calendar: null,
  calendar_method: null,
  sealed: null,
};

export const setSent = (database: Database, { id, now }: { id: string; now: Date }) =>
  database
    .updateTable("mails")
    .set({ ...EMPTY, state: "sent", sent_at: now, last_error: null })
    .where("id", "=", id)
    .execute();

export const setKept = (database: Database, id: string) =>
  database.updateTable("mails").set({ state: "kept" }).where("id", "=", id).execute();

type Failure = { id: string; error: string; nextTry: Date | undefined };

/** Notes why a try failed, and when the next one is due; without a next one the mail has failed for good. */
export const setTried = (database: Database, { id, error, nextTry }: Failure) =>
  database
    .updateTable("mails")
    .set(nextTry ? { last_error: error, due_at: nextTry } : { last_error: error, state: "failed" })
    .where("id", "=", id)
    .execute();

/** Empties what was kept or could not be sent before `before`; that there was a mail stays known. */
export const emptyOldMails = (database: Database, before: Date) =>
  database
    .updateTable("mails")
    .set(EMPTY)
    .where("state", "<>", "queued")
    .where("created_at", "<", before)
    .where((eb) => eb.or([eb("text", "<>", ""), eb("sealed", "is not", null)]))
    .execute();

/** That a mail was sent, and to whom, is of no use later on. */
export const deleteOldMails = (database: Database, before: Date) =>
  database.deleteFrom("mails").where("state", "<>", "queued").where("created_at", "<", before).execute();
