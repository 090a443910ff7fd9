import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { hasRow } from "../../platform/database/has-row.ts";
import { isReachedBy, viewer } from "../coaches/store.ts";

type Pair = { coachId: string; clientId: string };
type Share = Pair & { documentId: string };

/** Whether this is an own client of the coach who is still registered. */
export async function isOwnClient(db: DbOrTx, { coachId, clientId }: Pair): Promise<boolean> {
  return hasRow(
    db
      .selectFrom("relations")
      .innerJoin("users", "users.id", "client_id")
      .select("client_id")
      .where("coach_id", "=", coachId)
      .where("client_id", "=", clientId)
      .where("deleted_at", "is", null),
  );
}

/** All documents of a coach, newest first, with since when one client sees them. */
export const findShareable = (db: DbOrTx, { coachId, clientId }: Pair) =>
  db
    .selectFrom("documents")
    .leftJoin("document_shares", (join) =>
      join.onRef("document_id", "=", "documents.id").on("client_id", "=", clientId),
    )
    .select(["documents.id", "owner_id", "name", "size_bytes", "content_type", "is_visible", "shared_at"])
    .where("owner_id", "=", coachId)
    .orderBy("created_at", "desc")
    .orderBy("documents.id", "desc")
    .execute();
export type ShareableRow = Awaited<ReturnType<typeof findShareable>>[number];

type Added = { is_found: boolean; is_new: boolean };

/** Shares an own document with an own client; returns whether both exist, and whether it is new. */
export async function insertShare(
  tx: Tx,
  { coachId, clientId, documentId, now }: Share & { now: Date },
): Promise<Added> {
  // Both are locked, so that what is deleted meanwhile is not found instead of shared.
  const { rows } = await sql<Added>`
    with document as (
      select id from documents where id = ${documentId} and owner_id = ${coachId} for key share
    ), client as (
      select users.id from relations join users on users.id = client_id
      where coach_id = ${coachId} and client_id = ${clientId} and deleted_at is null for share of users
    ), added as (
      insert into document_shares (document_id, client_id, shared_at)
      select document.id, client.id, ${now} from document, client
      on conflict do nothing returning document_id
    )
    select exists (select from document, client) as is_found, exists (select from added) as is_new
  `.execute(tx);
  return rows[0] ?? { is_found: false, is_new: false };
}

/** Deletes a share; a no-op if there is none, or if the document is another's. */
export const deleteShare = (db: DbOrTx, { coachId, clientId, documentId }: Share) =>
  db
    .deleteFrom("document_shares")
    .using("documents")
    .whereRef("documents.id", "=", "document_id")
    .where("document_id", "=", documentId)
    .where("client_id", "=", clientId)
    .where("owner_id", "=", coachId)
    .execute();

export const ownsDocument = async (db: DbOrTx, { coachId, documentId }: Omit<Share, "clientId">): Promise<boolean> => {
  const own = db.selectFrom("documents").select("id").where("id", "=", documentId).where("owner_id", "=", coachId);
  return hasRow(own);
};

type Page = PageAsked & { clientId: string };

/** One page of what coaches share with a client, by time. */
export const findShared = (db: DbOrTx, { clientId, sort, ...asked }: Page) =>
  db
    .selectFrom("document_shares")
    .innerJoin("documents", "documents.id", "document_id")
    .innerJoin("users", "users.id", "owner_id")
    .leftJoin("coaches", "coaches.user_id", "owner_id")
    .select(["documents.id", "owner_id", "name", "size_bytes", "content_type", "shared_at"])
    .select(["first_name", "last_name", "title"])
    .select(sql<string | null>`case when ${isReachedBy({ viewerId: viewer(clientId) })} then slug end`.as("slug"))
    .where("client_id", "=", clientId)
    .where("documents.hidden_at", "is", null)
    .orderBy("shared_at", sort)
    .orderBy("document_id", sort)
    .limit(rowsOf(asked).limit)
    .offset(rowsOf(asked).offset)
    .execute();
export type SharedRow = Awaited<ReturnType<typeof findShared>>[number];

export async function countShared(db: DbOrTx, clientId: string): Promise<number> {
  const { count } = await db
    .selectFrom("document_shares")
    .innerJoin("documents", "documents.id", "document_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("client_id", "=", clientId)
    .where("hidden_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** For the download of one's data: what was shared by them, or with them. */
export const sharesOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("document_shares")
    .innerJoin("documents", "documents.id", "document_id")
    .select(["name", "shared_at"])
    .select((eb) => eb("client_id", "=", userId).as("with_me"))
    .where((eb) =>
      eb.or([eb("owner_id", "=", userId), eb.and([eb("client_id", "=", userId), eb("hidden_at", "is", null)])]),
    )
    .orderBy("shared_at")
    .execute();

/** What a client was shown; a coach's shares are deleted with the documents. */
export const deleteSharesWith = (tx: Tx, clientId: string) =>
  tx.deleteFrom("document_shares").where("client_id", "=", clientId).execute();
