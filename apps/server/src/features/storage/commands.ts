import type { StoredFile } from "@aufwind/contract/storage";
import type { BlobPath, PhotoRole, Visibility } from "@aufwind/rules/files/stored-files";
import type { Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import { addDocument, presentDocument, removeDocument } from "./documents.ts";
import { releaseFiles } from "./file-commands.ts";
import { keysOf, type Picture, presentPhoto, removePhoto, setPhoto } from "./photos.ts";
import { deleteDocuments, deletePhotos, setVisible } from "./store.ts";
import { attachmentInThread } from "./uploads.ts";

type StoreUploadParams = { path: BlobPath; bytes: Uint8Array; signal: AbortSignal };

export async function storeUpload(
  platform: Platform,
  member: Member,
  { path, ...given }: StoreUploadParams,
): Promise<StoredFile> {
  if (!mayKeep(member, path)) throw new Problem("wrongRole");
  const own = { ownerId: member.userId, ...given };
  return path.folder === "documents"
    ? presentDocument(await addDocument(platform, { ...own, name: path.name }))
    : presentPhoto(await setPhoto(platform, { ...own, role: path.role }));
}

export const removeStored = (platform: Platform, ownerId: string, path: BlobPath): Promise<void> =>
  path.folder === "documents"
    ? removeDocument(platform, { ownerId, name: path.name })
    : removePhoto(platform, { ownerId, role: path.role });

type SetVisibilityParams = { ownerId: string; path: BlobPath; visibility: Visibility };

/** Sets who may get a document; photos follow the profile. */
export async function setVisibility(
  { database }: Platform,
  { ownerId, path, visibility }: SetVisibilityParams,
): Promise<StoredFile> {
  const isVisible = visibility === "Visible to all";
  const document = path.folder === "documents" && (await setVisible(database, { ownerId, name: path.name, isVisible }));
  if (!document) throw new Problem("notFound");
  return presentDocument(document);
}

/** Checks and sanitizes an attachment; the caller stores it. */
export const checkAttachment = attachmentInThread;

/** For the demo's people: a photo, checked and encoded like any other. */
export const storePhoto = async (
  platform: Platform,
  ownerId: string,
  { role, bytes }: { role: PhotoRole; bytes: Uint8Array },
) => void (await setPhoto(platform, { ownerId, role, bytes }));

export type Pictures = Partial<Record<PhotoRole, Picture>>;

export type PicturesById = ReadonlyMap<string, Pictures>;

/** Deletes everything that a person stored here. */
export async function eraseFiles(tx: Tx, userId: string): Promise<void> {
  const own = { ownerId: userId };
  const [kept, shown] = [await deleteDocuments(tx, own), await deletePhotos(tx, own)];
  await releaseFiles(tx, [...kept, ...shown.flatMap(keysOf)]);
}

/** Everybody may have a photo; documents and a banner belong to a coach's profile. */
const mayKeep = ({ kind }: Pick<Member, "kind">, path: BlobPath): boolean =>
  kind === "coach" || (path.folder === "photos" && path.role === "profile");
