import type { ContentKind } from "@aufwind/rules/content-notices";
import { type Insertable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { ContentNotices, NoticeAttachments } from "../../platform/database/database-types.ts";
import type { DeletionBatch } from "../../platform/database/delete-batch.ts";
import { insertNewId } from "../../platform/database/insert-new.ts";
import { hasNoLegalHold } from "../../platform/session/legal-hold.ts";
import { isReachedBy, viewer } from "../coaches/store.ts";

/** Stores a notice; undefined if the same person's notice of the same content waits already. */
export async function insertNotice(tx: Tx, notice: Insertable<ContentNotices>): Promise<string | undefined> {
  return (await insertNewId(tx, "content_notices", notice))?.id;
}

/** Stores copies of a content's files for as long as the notice; let_attached_files_go() lists the files then. */
export const insertCopies = (tx: Tx, copies: Insertable<NoticeAttachments>[]) =>
  tx.insertInto("notice_attachments").values(copies).execute();

type Seen = { id: string; viewerId: string | undefined };

/** A review that is public on the page of a coach whom the viewer can reach. */
export const findPublishedReview = (db: DbOrTx, { id, viewerId }: Seen) =>
  db
    .selectFrom("reviews")
    .innerJoin("coaches", "coaches.user_id", "reviews.coach_id")
    .select(["reviews.client_id", "reviews.stars", "reviews.body", "reviews.author_name", "reviews.answer"])
    .select("coaches.slug")
    .where("reviews.id", "=", id)
    .where("reviews.published_at", "is not", null)
    .where(isReachedBy({ viewerId: viewer(viewerId) }))
    .executeTakeFirst();

type CopyRow = { position: number; sealed_name: string; content_type: string };

/** The notices of a content, the oldest first, and how many others of each reporter were unfounded since then. */
export const findNotices = (database: Database, { contentId, since }: { contentId: string; since: Date }) =>
  database
    .selectFrom("content_notices as notice")
    .leftJoin("users as reporter", "reporter.id", "notice.reporter_id")
    .selectAll("notice")
    .select("reporter.email as account_email")
    .select(sql<string | null>`nullif(trim(reporter.first_name || ' ' || reporter.last_name), '')`.as("account_name"))
    .select(
      sql<CopyRow[] | null>`(select json_agg(json_build_object('position', position, 'content_type', content_type,
        'sealed_name', encode(sealed_name, 'base64')) order by position)
        from notice_attachments where notice_id = notice.id)`.as("files"),
    )
    .select(
      sql<number>`(select count(*) from content_notices other
        join content_decisions decided on decided.id = other.decision_id and decided.decision = 'keep'
        where other.reporter_id = notice.reporter_id and other.created_at >= ${since})::int`.as("unfounded"),
    )
    .where("notice.content_id", "=", contentId)
    .orderBy("notice.created_at")
    .orderBy("notice.id")
    .execute();
export type NoticeRow = Awaited<ReturnType<typeof findNotices>>[number];

export const findCopy = (database: Database, { id, position }: { id: string; position: number }) =>
  database
    .selectFrom("notice_attachments")
    .innerJoin("content_notices", "content_notices.id", "notice_id")
    .select(["content_id", "sealed_name", "file_key"])
    .where("notice_id", "=", id)
    .where("position", "=", position)
    .executeTakeFirst();

type Reported = { kind: ContentKind; contentId: string };

/** All notices of a content, locked until the commit. */
export const lockNotices = (tx: Tx, { kind, contentId }: Reported) =>
  tx
    .selectFrom("content_notices")
    .selectAll()
    .where("content_id", "=", contentId)
    .where("content_kind", "=", kind)
    .orderBy("id")
    .forUpdate()
    .execute();

export const setDecided = (tx: Tx, { ids, decisionId }: { ids: string[]; decisionId: string }) =>
  tx
    .updateTable("content_notices")
    .set({ decision_id: decisionId })
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();

/** Whose content it is, by its latest notice; undefined if nobody reported it. */
export const findReported = (db: DbOrTx, { kind, contentId }: Reported) =>
  db
    .selectFrom("content_notices")
    .select(["author_id", "conversation_id"])
    .where("content_id", "=", contentId)
    .where("content_kind", "=", kind)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** Copies, words and addresses of notices that were decided long ago; the rows stay for the counts of each year. */
export async function forgetNotices(db: Database, { before, limit }: DeletionBatch): Promise<number> {
  const { numAffectedRows } = await sql`
    with old as (
      select content_notices.id from content_notices join content_decisions on content_decisions.id = decision_id
      where decided_at < ${before} and sealed is not null and ${hasNoLegalHold(sql.ref("content_notices.reporter_id"))}
      limit ${limit} for update of content_notices skip locked
    ), attachments as (delete from notice_attachments where notice_id in (select id from old))
    update content_notices set sealed = null, explanation = '', place = '', reporter_name = '', reporter_email = null
    where id in (select id from old)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

type Person = { userId: string; email: string };

export const noticesBy = (db: DbOrTx, { userId, email }: Person) =>
  db
    .selectFrom("content_notices")
    .select(["id", "content_kind", "content_id", "reason", "explanation", "place", "created_at"])
    .where((eb) => eb.or([eb("reporter_id", "=", userId), eb(sql`lower(reporter_email)`, "=", email.toLowerCase())]))
    .orderBy("created_at")
    .execute();

/** A notice stays until it is decided; its reporter is anonymized. */
export const eraseReporter = (tx: Tx, { userId, email }: Person) =>
  tx
    .updateTable("content_notices")
    .set({ reporter_id: null, reporter_name: "", reporter_email: null })
    .where((eb) => eb.or([eb("reporter_id", "=", userId), eb(sql`lower(reporter_email)`, "=", email.toLowerCase())]))
    .execute();
