import type { ExpressionBuilder, Insertable, Selectable } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import type { DB, Documents } from "../../../platform/database/database-types.ts";
import { isReachedBy, viewer } from "../../coaches/store.ts";

export type DocumentRow = Selectable<Documents>;
type Anywhere = Database | Tx;

/** Whose documents, and the viewer; undefined is anybody. */
type Looking = { ownerId: string; viewerId: string | undefined };

/** All for the owner; for others what is shared with them, or public, and only of a coach they can reach. */
const visibleTo = (viewerId: string | undefined) => (eb: ExpressionBuilder<DB, "documents">) =>
  eb.or([
    ...(viewerId ? [eb("owner_id", "=", viewerId), isSharedWith(eb, viewerId)] : []),
    eb.and([
      eb("is_visible", "=", true),
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

export const listDocuments = (db: Anywhere, { ownerId, viewerId }: Looking): Promise<DocumentRow[]> =>
  db
    .selectFrom("documents")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where(visibleTo(viewerId))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

export const findDocument = (db: Anywhere, { ownerId, viewerId, name }: Looking & { name: string }) =>
  db
    .selectFrom("documents")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("name", "=", name)
    .where(visibleTo(viewerId))
    .executeTakeFirst();

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

type Owned = { ownerId: string; name: string };

export const setVisible = (db: Anywhere, { ownerId, name, isVisible }: Owned & { isVisible: boolean }) =>
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
