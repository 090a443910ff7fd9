import type { PhotoRole } from "@aufwind/rules/files/photo-widths";
import { type ExpressionBuilder, type Insertable, sql } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import type { DB, Photos } from "../../../platform/database/database-types.ts";

type Anywhere = Database | Tx;

const isPublic = (eb: ExpressionBuilder<DB, "photos">) =>
  eb.exists(
    eb
      .selectFrom("coaches")
      .select("user_id")
      .whereRef("coaches.user_id", "=", "photos.owner_id")
      .where("is_public", "=", true)
      .where("allow_in_listing", "=", true),
  );

/** Photos of people, for a room that knows who may see them. */
export const photosOf = (db: Anywhere, ownerIds: string[]) =>
  db
    .selectFrom("photos")
    .select(["owner_id", "version", "width", "height", "widths", "size_bytes", "created_at"])
    .select(sql<PhotoRole>`role`.as("role"))
    .select((eb) => isPublic(eb).as("is_public"))
    .where("owner_id", "=", sql<string>`any(${ownerIds}::uuid[])`)
    .orderBy("role", "desc");

export type PhotoRow = Awaited<ReturnType<ReturnType<typeof photosOf>["execute"]>>[number];

type Viewer = { viewerId: string | undefined };

const isOfOwnClient = (eb: ExpressionBuilder<DB, "photos">, coachId: string) =>
  eb.exists(
    eb
      .selectFrom("relations")
      .select("client_id")
      .where("coach_id", "=", coachId)
      .whereRef("client_id", "=", "photos.owner_id"),
  );

/** Photos of people as somebody may see them: one's own, those of public profiles, those of a coach's own clients. */
export const photosSeen = (db: Anywhere, { ownerIds, viewerId }: Viewer & { ownerIds: string[] }) =>
  photosOf(db, ownerIds)
    .where((eb) =>
      eb.or([isPublic(eb), ...(viewerId ? [eb("owner_id", "=", viewerId), isOfOwnClient(eb, viewerId)] : [])]),
    )
    .execute();

export const listPhotos = (db: Anywhere, { ownerId, viewerId }: Viewer & { ownerId: string }): Promise<PhotoRow[]> =>
  photosSeen(db, { ownerIds: [ownerId], viewerId });

type Owned = { ownerId: string; role?: PhotoRole };

export const insertPhoto = (tx: Tx, photo: Insertable<Photos>) => tx.insertInto("photos").values(photo).execute();

/** Removes one photo, or all of a person; answers what its files are called by. */
export function deletePhotos(tx: Tx, { ownerId, role }: Owned) {
  let query = tx.deleteFrom("photos").where("owner_id", "=", ownerId);
  if (role) query = query.where("role", "=", role);
  return query.returning(["version", "widths"]).execute();
}

/** Whether a coach's profile is public, held until the commit. */
export async function lockPublic(tx: Tx, userId: string): Promise<boolean> {
  const coach = await tx
    .selectFrom("coaches")
    .select("is_public")
    .where("user_id", "=", userId)
    .forShare()
    .executeTakeFirst();
  return coach?.is_public ?? false;
}
