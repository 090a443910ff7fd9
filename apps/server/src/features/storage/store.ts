import type { PhotoRole } from "@aufwind/rules/files/stored-files";
import { type ExpressionBuilder, type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { DB, Documents, Photos } from "../../platform/database/database-types.ts";
import { isReachedBy, viewer } from "../coaches/store.ts";

export type DocumentRow = Selectable<Documents>;
type ListedDocument = DocumentRow & { shared_with?: number | null };

/** Whose documents, and the viewer; undefined is anybody. */
type Query = { ownerId: string; viewerId: string | undefined };

/** All for the owner; for others what is shared with them, or public, and only of a coach they can reach. */
const visibleTo = (viewerId: string | undefined) => (eb: ExpressionBuilder<DB, "documents">) =>
  eb.or([
    ...(viewerId
      ? [eb("owner_id", "=", viewerId), eb.and([eb("hidden_at", "is", null), isSharedWith(eb, viewerId)])]
      : []),
    eb.and([
      eb("is_visible", "=", true),
      eb("hidden_at", "is", null),
      eb.exists(
        eb
          .selectFrom("coaches")
          .select("user_id")
          .whereRef("coaches.user_id", "=", "documents.owner_id")
          .where(isReachedBy({ viewerId: viewer(viewerId) })),
      ),
    ]),
  ]);

const isSharedWith = (eb: ExpressionBuilder<DB, "documents">, clientId: string) =>
  eb.exists(
    eb
      .selectFrom("document_shares")
      .select("document_id")
      .whereRef("document_id", "=", "documents.id")
      .where("client_id", "=", clientId),
  );

const countShares = (eb: ExpressionBuilder<DB, "documents">) =>
  eb
    .selectFrom("document_shares")
    .select((shares) => shares.fn.countAll<number>().as("count"))
    .whereRef("document_id", "=", "documents.id")
    .as("shared_with");

/** With how many clients each is shared is the owner's to know. */
export const listDocuments = (db: DbOrTx, { ownerId, viewerId }: Query): Promise<ListedDocument[]> =>
  db
    .selectFrom("documents")
    .selectAll()
    .$if(viewerId === ownerId, (own) => own.select(countShares))
    .where("owner_id", "=", ownerId)
    .where(visibleTo(viewerId))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

export const findDocument = (db: DbOrTx, { ownerId, viewerId, name }: Query & { name: string }) =>
  db
    .selectFrom("documents")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("name", "=", name)
    .where(visibleTo(viewerId))
    .executeTakeFirst();

/** A document that somebody can open, by its id. */
export const findDocumentSeenBy = (db: DbOrTx, { id, viewerId }: { id: string; viewerId: string | undefined }) =>
  db.selectFrom("documents").selectAll().where("id", "=", id).where(visibleTo(viewerId)).executeTakeFirst();

/** Any document, for those who may have a copy. */
export const findDocumentFile = (db: DbOrTx, id: string) =>
  db.selectFrom("documents").select(["name", "content_type", "file_key"]).where("id", "=", id).executeTakeFirst();

/** Hides a document from everybody but its owner, or shows it again. */
export const setDocumentHidden = (tx: Tx, id: string, hiddenAt: Date | null) =>
  tx.updateTable("documents").set({ hidden_at: hiddenAt }).where("id", "=", id).execute();

export async function countDocuments(tx: Tx, ownerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("documents")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a document; undefined if the name exists. */
export const insertDocument = (tx: Tx, document: Insertable<Documents>): Promise<DocumentRow | undefined> =>
  tx
    .insertInto("documents")
    .values(document)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

type SetVisibleParams = { ownerId: string; name: string };

export const setVisible = (db: DbOrTx, { ownerId, name, isVisible }: SetVisibleParams & { isVisible: boolean }) =>
  db
    .updateTable("documents")
    .set({ is_visible: isVisible })
    .where("owner_id", "=", ownerId)
    .where("name", "=", name)
    .returningAll()
    .executeTakeFirst();

/** Deletes one document, or all of a person; returns the keys of their files. */
export async function deleteDocuments(
  tx: Tx,
  { ownerId, name }: { ownerId: string; name?: string },
): Promise<string[]> {
  let query = tx.deleteFrom("documents").where("owner_id", "=", ownerId);
  if (name !== undefined) query = query.where("name", "=", name);
  return (await query.returning("file_key").execute()).map(({ file_key }) => file_key);
}

const IS_PUBLIC = sql<boolean>`exists (select from coaches
  where coaches.user_id = photos.owner_id and is_public and coalesce(restriction = 'paused', true))`;

/** One's own photos, those of coaches one can reach, those of a coach's own clients; all for the team. */
const isSeenBy = (viewerId: string | undefined) => sql<boolean>`(owner_id = ${viewer(viewerId)}
  or exists (select from coaches where coaches.user_id = owner_id and ${isReachedBy({ viewerId: viewer(viewerId) })})
  or exists (select from relations where coach_id = ${viewer(viewerId)} and client_id = owner_id)
  or exists (select from users where id = ${viewer(viewerId)} and kind = 'operator'))`;

/** Photos of people, for callers that know who may see them. */
export const pictureRowsOf = (db: DbOrTx, ownerIds: string[]) =>
  db
    .selectFrom("photos")
    .select(["owner_id", "version", "width", "height", "widths", "size_bytes", "created_at"])
    .select(sql<PhotoRole>`role`.as("role"))
    .select(IS_PUBLIC.as("is_public"))
    .where("owner_id", "=", sql<string>`any(${ownerIds}::uuid[])`)
    .orderBy("role", "desc");

export type PhotoRow = Awaited<ReturnType<ReturnType<typeof pictureRowsOf>["execute"]>>[number];

export type PictureRow = Pick<PhotoRow, "owner_id" | "role" | "version" | "width" | "height" | "widths">;

/** A person's photos as somebody may see them. */
export const listPhotos = (db: DbOrTx, { ownerId, viewerId }: { ownerId: string; viewerId: string | undefined }) =>
  pictureRowsOf(db, [ownerId]).where(isSeenBy(viewerId)).execute();

/** The same for many people, once each, for lists. The inner select hides how many: known, each call is planned. */
export async function picturesSeen(db: DbOrTx, viewerId: string, ownerIds: string[]): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`select owner_id, role, version, width, height, widths
    from unnest((select ${ownerIds}::uuid[])) as wanted (id) join photos on owner_id = wanted.id
    where ${isSeenBy(viewerId)} order by role desc`.execute(db);
  return rows;
}

/** A person's photos as somebody may see them, as one column of a larger query. */
export const seenPictures = (viewerId: string, ownerId: RawBuilder<unknown>) => sql<PictureRow[]>`(
  select coalesce(json_agg(one), '[]') from (
    select owner_id, role, version, width, height, widths from photos
    where owner_id = ${ownerId} and ${isSeenBy(viewerId)} order by role desc) one)`;

type OwnedPhoto = { ownerId: string; role?: PhotoRole };

export const insertPhoto = (tx: Tx, photo: Insertable<Photos>) => tx.insertInto("photos").values(photo).execute();

/** Deletes one photo, or all of a person; returns their file names. */
export function deletePhotos(tx: Tx, { ownerId, role }: OwnedPhoto) {
  let query = tx.deleteFrom("photos").where("owner_id", "=", ownerId);
  if (role) query = query.where("role", "=", role);
  return query.returning(["version", "widths"]).execute();
}

/** Whether a coach's profile is public, locked until the commit. */
export async function lockPublic(tx: Tx, userId: string): Promise<boolean> {
  const coach = await tx
    .selectFrom("coaches")
    .select("is_public")
    .where("user_id", "=", userId)
    .forShare()
    .executeTakeFirst();
  return coach?.is_public ?? false;
}

export const insertOrphanedFiles = (db: DbOrTx, { keys, since }: { keys: string[]; since: Date }) =>
  db
    .insertInto("loose_files")
    .values(keys.map((key) => ({ key, loose_since: since })))
    .execute();

/** Takes keys off the list, since a row refers to them now; returns how many were still on it. */
export async function deleteLoose(tx: Tx, keys: string[]): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom("loose_files").where("key", "in", keys).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Only keys that are still listed: those of a commit whose answer was lost are not. */
export const setOrphanedSince = (db: DbOrTx, { keys, since }: { keys: string[]; since: Date }) =>
  db.updateTable("loose_files").set({ loose_since: since }).where("key", "in", keys).execute();

/** Some keys that have been loose since then (or were listed by let_attached_files_go()); each worker gets others. */
export async function lockOrphanedFiles(tx: Tx, { before, most }: { before: Date; most: number }): Promise<string[]> {
  const rows = await tx
    .selectFrom("loose_files")
    .select("key")
    .where("loose_since", "<", before)
    .orderBy("loose_since")
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ key }) => key);
}

/** Somebody's own document of this name, which cannot be deleted before the commit. */
export const lockDocument = (tx: Tx, { ownerId, name }: { ownerId: string; name: string }) =>
  tx
    .selectFrom("documents")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("name", "=", name)
    .forKeyShare()
    .executeTakeFirst();
