import type { StoredFile } from "@aufwind/contract/storage";
import { nearestWidth, type ReadPath } from "@aufwind/rules/files/stored-files";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { GivenFile } from "../../platform/session/personal-data.ts";
import type { Pictures, PicturesById } from "./commands.ts";
import { documentHeaders, presentDocument } from "./documents.ts";
import { keyOf, PHOTO_TYPE, photoHeaders, pictureOf, presentPhoto } from "./photos.ts";
import {
  findDocument,
  findDocumentFile,
  listDocuments,
  listPhotos,
  type PictureRow,
  pictureRowsOf,
  picturesSeen,
} from "./store.ts";

type Query = { ownerId: string; viewerId: string | undefined; path: ReadPath };

const SMALLEST_SHARP_PX = 96;

/** The key of a photo in its smallest width that is sharp beside a name. */
export const smallPhotoKey = ({ version, widths }: { version: string; widths: number[] }): string =>
  keyOf(version, Math.min(...widths.filter((width) => width >= SMALLEST_SHARP_PX)));

/** The content of a folder that the viewer may get; undefined if the path is a file's. */
export async function listFolder(db: DbOrTx, { path, ...who }: Query): Promise<StoredFile[] | undefined> {
  if (path.folder === "documents")
    return path.name === undefined ? (await listDocuments(db, who)).map(presentDocument) : undefined;
  return path.role ? undefined : (await listPhotos(db, who)).map(presentPhoto);
}

type FindFileParams = Query & { version: string | undefined };

type Found = { key: string; headers: Record<string, string> };

/** The key and the headers of a file; undefined if the viewer may not get it. */
export async function findFile(db: DbOrTx, { path, version, ...who }: FindFileParams): Promise<Found | undefined> {
  if (path.folder === "documents") {
    const document = path.name && (await findDocument(db, { ...who, name: path.name }));
    return document ? { key: document.file_key, headers: documentHeaders(document) } : undefined;
  }
  const photo = (await listPhotos(db, who)).find(({ role }) => role === path.role);
  if (!photo) return undefined;
  const width = nearestWidth(photo.widths, path.width);
  return { key: keyOf(photo.version, width), headers: photoHeaders(photo, { width, asked: version }) };
}

/** The photos of many people at once, for callers who may see their profiles. */
export const photosOf = async (db: DbOrTx, ownerIds: string[]): Promise<PicturesById> =>
  picturesById(await pictureRowsOf(db, ownerIds).execute());

/** The photos of many people at once, as somebody may see them. */
export const photosSeenBy = async (db: DbOrTx, viewerId: string, ownerIds: string[]): Promise<PicturesById> =>
  picturesById(ownerIds.length > 0 ? await picturesSeen(db, viewerId, ownerIds) : []);

/** The photos of many people by their id. */
export function picturesById(rows: readonly PictureRow[]): PicturesById {
  const byOwner = Map.groupBy(rows, ({ owner_id }) => owner_id);
  return new Map([...byOwner].map(([ownerId, own]) => [ownerId, presentPictures(own)]));
}

/** One person's photos by role. */
export const presentPictures = (rows: readonly PictureRow[]): Pictures =>
  Object.fromEntries(rows.map((row) => [row.role, pictureOf(row)]));

/** The documents of a profile; while it is private only its owner sees them. */
export const visibleDocumentsOf = async (db: DbOrTx, who: Omit<Query, "path">): Promise<StoredFile[]> =>
  (await listDocuments(db, who)).filter(({ is_visible }) => is_visible).map(presentDocument);

/** For the download of one's data. */
export async function filesOf(db: DbOrTx, userId: string): Promise<StoredFile[]> {
  const own = { ownerId: userId, viewerId: userId };
  const [kept, shown] = [await listDocuments(db, own), await listPhotos(db, own)];
  return [...kept.map(presentDocument), ...shown.map(presentPhoto)];
}

/** The same as files, with their bytes. */
export async function* givenFilesOf({ database, files }: Platform, userId: string): AsyncGenerator<GivenFile> {
  const own = { ownerId: userId, viewerId: userId };
  const kept = await listDocuments(database, own);
  const shown = await listPhotos(database, own);
  const places = [
    ...kept.map(({ name, file_key }) => ({ path: `documents/${name}`, key: file_key })),
    ...shown.map(({ role, version, width }) => ({ path: `photos/${role}.webp`, key: keyOf(version, width) })),
  ];
  for (const { path, key } of places) {
    const file = await files.get(key);
    if (file) yield { path, bytes: file.bytes };
  }
}

/** A document with its bytes, for those who may have a copy. */
export async function documentFile({ database, files }: Platform, id: string) {
  const row = await findDocumentFile(database, id);
  const file = row && (await files.get(row.file_key));
  return file && { name: row.name, contentType: row.content_type, bytes: file.bytes };
}

/** Somebody's photo with its bytes, for those who may have a copy. */
export async function profilePhotoFile({ database, files }: Platform, ownerId: string) {
  const rows = await listPhotos(database, { ownerId, viewerId: ownerId });
  const photo = rows.find(({ role }) => role === "profile");
  const file = photo && (await files.get(keyOf(photo.version, photo.width)));
  return file && { name: "profile.webp", contentType: PHOTO_TYPE, bytes: file.bytes };
}
