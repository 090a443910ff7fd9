import type { StoredFile } from "@aufwind/contract/storage";
import {
  type BlobPath,
  nearestWidth,
  type PhotoRole,
  type ReadPath,
  type Visibility,
} from "@aufwind/rules/files/stored-files";
import type { Database, Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import type { GivenFile } from "../../platform/session/personal-data.ts";
import { addDocument, removeDocument } from "./documents/commands.ts";
import { documentHeaders, presentDocument } from "./documents/present.ts";
import * as documents from "./documents/store.ts";
import { releaseFiles } from "./orphaned-files/commands.ts";
import { keyOf, keysOf, removePhoto, setPhoto } from "./photos/commands.ts";
import { type Picture, photoHeaders, pictureOf, presentPhoto } from "./photos/present.ts";
import * as photos from "./photos/store.ts";
import { mayKeep } from "./policy.ts";
import { attachmentInThread } from "./uploads.ts";

type Anywhere = Database | Tx;
type Uploading = { path: BlobPath; bytes: Uint8Array; signal: AbortSignal };

export async function upload(platform: Platform, member: Member, { path, ...given }: Uploading): Promise<StoredFile> {
  if (!mayKeep(member, path)) throw new Problem("wrongRole");
  const own = { ownerId: member.userId, ...given };
  return path.folder === "documents"
    ? presentDocument(await addDocument(platform, { ...own, name: path.name }))
    : presentPhoto(await setPhoto(platform, { ...own, role: path.role }));
}

export const remove = (platform: Platform, ownerId: string, path: BlobPath): Promise<void> =>
  path.folder === "documents"
    ? removeDocument(platform, { ownerId, name: path.name })
    : removePhoto(platform, { ownerId, role: path.role });

type Showing = { ownerId: string; path: BlobPath; visibility: Visibility };

/** Sets who may get a document; photos follow the profile. */
export async function setVisibility(
  { database }: Platform,
  { ownerId, path, visibility }: Showing,
): Promise<StoredFile> {
  const isVisible = visibility === "Visible to all";
  const document =
    path.folder === "documents" && (await documents.setVisible(database, { ownerId, name: path.name, isVisible }));
  if (!document) throw new Problem("notFound");
  return presentDocument(document);
}

type Looking = { ownerId: string; viewerId: string | undefined; path: ReadPath };

/** The content of a folder that the viewer may get; undefined if the path is a file's. */
export async function listFolder(db: Anywhere, { path, ...who }: Looking): Promise<StoredFile[] | undefined> {
  if (path.folder === "documents")
    return path.name === undefined ? (await documents.listDocuments(db, who)).map(presentDocument) : undefined;
  return path.role ? undefined : (await photos.listPhotos(db, who)).map(presentPhoto);
}

type Finding = Looking & { version: string | undefined };
type Found = { key: string; headers: Record<string, string> };

/** The key and the headers of a file; undefined if the viewer may not get it. */
export async function findFile(db: Anywhere, { path, version, ...who }: Finding): Promise<Found | undefined> {
  if (path.folder === "documents") {
    const document = path.name && (await documents.findDocument(db, { ...who, name: path.name }));
    return document ? { key: document.file_key, headers: documentHeaders(document) } : undefined;
  }
  const photo = (await photos.listPhotos(db, who)).find(({ role }) => role === path.role);
  if (!photo) return undefined;
  const width = nearestWidth(photo.widths, path.width);
  return { key: keyOf(photo.version, width), headers: photoHeaders(photo, { width, asked: version }) };
}

/** Checks and sanitizes an attachment; the caller stores it. */
export const checkAttachment = attachmentInThread;

/** For the demo's people: a photo, checked and encoded like any other. */
export const storePhoto = async (
  platform: Platform,
  ownerId: string,
  { role, bytes }: { role: PhotoRole; bytes: Uint8Array },
) => void (await setPhoto(platform, { ownerId, role, bytes }));

export type PictureRow = photos.PictureRow;
export type Pictures = Partial<Record<PhotoRole, Picture>>;

export type PicturesById = ReadonlyMap<string, Pictures>;

/** The photos of many people at once, for callers who may see their profiles. */
export const photosOf = async (db: Anywhere, ownerIds: string[]): Promise<PicturesById> =>
  presentAll(await photos.photosOf(db, ownerIds).execute());

/** The photos of many people at once, as somebody may see them. */
export const photosSeenBy = async (db: Anywhere, viewerId: string, ownerIds: string[]): Promise<PicturesById> =>
  presentAll(ownerIds.length > 0 ? await photos.picturesSeen(db, viewerId, ownerIds) : []);

function presentAll(rows: readonly PictureRow[]): PicturesById {
  const byOwner = Map.groupBy(rows, ({ owner_id }) => owner_id);
  return new Map([...byOwner].map(([ownerId, own]) => [ownerId, presentPictures(own)]));
}

/** One person's photos by role. */
export const presentPictures = (rows: readonly PictureRow[]): Pictures =>
  Object.fromEntries(rows.map((row) => [row.role, pictureOf(row)]));

/** The documents of a profile; while it is private only its owner sees them. */
export const visibleDocumentsOf = async (db: Anywhere, who: Omit<Looking, "path">): Promise<StoredFile[]> =>
  (await documents.listDocuments(db, who)).filter(({ is_visible }) => is_visible).map(presentDocument);

/** For the download of one's data. */
export async function filesOf(db: Anywhere, userId: string): Promise<StoredFile[]> {
  const own = { ownerId: userId, viewerId: userId };
  const [kept, shown] = [await documents.listDocuments(db, own), await photos.listPhotos(db, own)];
  return [...kept.map(presentDocument), ...shown.map(presentPhoto)];
}

/** The same as files, with their bytes. */
export async function* givenFilesOf({ database, files }: Platform, userId: string): AsyncGenerator<GivenFile> {
  const own = { ownerId: userId, viewerId: userId };
  const kept = await documents.listDocuments(database, own);
  const shown = await photos.listPhotos(database, own);
  const places = [
    ...kept.map(({ name, file_key }) => ({ path: `documents/${name}`, key: file_key })),
    ...shown.map(({ role, version, width }) => ({ path: `photos/${role}.webp`, key: keyOf(version, width) })),
  ];
  for (const { path, key } of places) {
    const file = await files.get(key);
    if (file) yield { path, bytes: file.bytes };
  }
}

/** Deletes everything that a person stored here. */
export async function eraseFiles(tx: Tx, userId: string): Promise<void> {
  const own = { ownerId: userId };
  const [kept, shown] = [await documents.deleteDocuments(tx, own), await photos.deletePhotos(tx, own)];
  await releaseFiles(tx, [...kept, ...shown.flatMap(keysOf)]);
}
