import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { InvitedRow } from "./invited-people-store.ts";

/** A coach with mails that are due. */
export async function findDueCoach(db: Database, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom("client_invitations")
    .select("coach_id")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return row?.coach_id;
}

type Due = { coachId: string; now: Date };

/** Who opted out while waiting is not written to. */
export const dropOptedOut = (tx: Tx, { coachId, now }: Due) =>
  sql`update client_invitations set due_at = null, opted_out_at = ${now}
    where coach_id = ${coachId} and due_at is not null and exists (
      select from invitation_opt_outs where invitation_opt_outs.email_hash = client_invitations.email_hash
        and (invitation_opt_outs.coach_id is null or invitation_opt_outs.coach_id = ${coachId}))`.execute(tx);

/** What is due of a coach: invitations before reminders, in the order of their list. */
export const lockDue = (tx: Tx, { coachId, now, limit }: Due & { limit: number }): Promise<InvitedRow[]> =>
  tx
    .selectFrom("client_invitations")
    .selectAll()
    .where("coach_id", "=", coachId)
    .where("due_at", "<=", now)
    .orderBy(sql`sent_at is not null`)
    .orderBy("added_at")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute();

type Postponed = Due & { next: Date };

/** Whatever is still due waits until then. */
export const postpone = (db: DbOrTx, { coachId, now, next }: Postponed) =>
  db
    .updateTable("client_invitations")
    .set({ due_at: next })
    .where("coach_id", "=", coachId)
    .where("due_at", "<=", now)
    .execute();

type Mailed = { id: string; mailId: string; now: Date };

export const setSent = (tx: Tx, { id, mailId, now, remindAt }: Mailed & { remindAt: Date | null }) =>
  tx
    .updateTable("client_invitations")
    .set({ sent_at: now, mail_id: mailId, due_at: remindAt })
    .where("id", "=", id)
    .execute();

export const setReminded = (tx: Tx, { id, mailId, now }: Mailed) =>
  tx
    .updateTable("client_invitations")
    .set({ reminded_at: now, mail_id: mailId, due_at: null })
    .where("id", "=", id)
    .execute();

export const setFailed = (tx: Tx, id: string, now: Date) =>
  tx.updateTable("client_invitations").set({ failed_at: now, due_at: null }).where("id", "=", id).execute();

/** Takes over which mails came to nothing. */
export const applyMailOutcomes = (db: Database, now: Date) =>
  sql`update client_invitations set failed_at = ${now}, due_at = null from mails
    where mails.id = mail_id and mails.state = 'failed' and client_invitations.failed_at is null`.execute(db);
