import type { PhotoRole } from "@aufwind/rules/files/stored-files";
import { type Insertable, sql } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import type { Photos } from "../../../platform/database/database-types.ts";
import { PREPARED } from "../../../platform/database/prepared-statements.ts";
import { isReachedBy, viewer } from "../../coaches/store.ts";

type Anywhere = Database | Tx;

const IS_PUBLIC = sql<boolean>`exists (select from coaches
  where coaches.user_id = photos.owner_id and is_public)`;

/** One's own photos, those of coaches one can reach, those of a coach's own clients. */
const isSeenBy = (viewerId: string | undefined) => sql<boolean>`(owner_id = ${viewer(viewerId)}
  or exists (select from coaches where coaches.user_id = owner_id and ${isReachedBy({ viewerId: viewer(viewerId) })})
  or exists (select from relations where coach_id = ${viewer(viewerId)} and client_id = owner_id))`;

/** Photos of people, for callers that know who may see them. */
export const photosOf = (db: Anywhere, ownerIds: string[]) =>
  db
    .selectFrom("photos")
    .select(["owner_id", "version", "width", "height", "widths", "size_bytes", "created_at"])
    .select(sql<PhotoRole>`role`.as("role"))
    .select(IS_PUBLIC.as("is_public"))
    .where("owner_id", "=", sql<string>`any(${ownerIds}::uuid[])`)
    .orderBy("role", "desc");

export type PhotoRow = Awaited<ReturnType<ReturnType<typeof photosOf>["execute"]>>[number];
export type PictureRow = Pick<PhotoRow, "owner_id" | "role" | "version" | "width" | "height" | "widths">;

/** A person's photos as somebody may see them. */
export const listPhotos = (db: Anywhere, { ownerId, viewerId }: { ownerId: string; viewerId: string | undefined }) =>
  photosOf(db, [ownerId]).where(isSeenBy(viewerId)).execute();

/** The same for many people, once each, for lists: one prepared plan, whatever the length. */
export async function picturesSeen(db: Anywhere, viewerId: string, ownerIds: string[]): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`${PREPARED} select owner_id, role, version, width, height, widths
    from unnest(${ownerIds}::uuid[]) as wanted (id) join photos on owner_id = wanted.id
    where ${isSeenBy(viewerId)} order by role desc`.execute(db);
  return rows;
}

type Owned = { ownerId: string; role?: PhotoRole };

export const insertPhoto = (tx: Tx, photo: Insertable<Photos>) => tx.insertInto("photos").values(photo).execute();

/** Deletes one photo, or all of a person; returns their file names. */
export function deletePhotos(tx: Tx, { ownerId, role }: Owned) {
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
