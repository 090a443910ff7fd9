import { randomUUID } from "node:crypto";
import type { StoredFile } from "@aufwind/contract/storage";
import { type PhotoRole, photoAddress } from "@aufwind/rules/files/stored-files";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockUser } from "../accounts/store.ts";
import { releaseFiles, storeFiles } from "./file-commands.ts";
import type { PhotoRow, PictureRow } from "./store.ts";
import * as store from "./store.ts";
import { resizePhotoInThread } from "./uploads.ts";

type Photo = { ownerId: string; role: PhotoRole };
type SetPhotoParams = { bytes: Uint8Array; signal?: AbortSignal | undefined };

/** The key of a photo in one width. */
export const keyOf = (version: string, width: number): string => `photos/${version}-${width}.webp`;
/** The keys of all its widths. */
export const keysOf = ({ version, widths }: { version: string; widths: number[] }): string[] =>
  widths.map((width) => keyOf(version, width));

/** Replaces a photo. */
export async function setPhoto(
  platform: Platform,
  { ownerId, role, ...given }: Photo & SetPhotoParams,
): Promise<store.PhotoRow> {
  const { prints, widest } = await resizePhotoInThread(platform, { owner: ownerId, role, ...given });
  const version = randomUUID();
  const photo = { owner_id: ownerId, role, version, width: widest.width, height: widest.height };
  return storeFiles(platform, {
    files: prints.map((print) => ({ key: keyOf(version, print.width), bytes: print.bytes, contentType: PHOTO_TYPE })),
    attach: async (tx) => {
      if (!(await lockUser(tx, ownerId))) throw new Problem("notSignedIn");
      await releaseFiles(tx, (await store.deletePhotos(tx, { ownerId, role })).flatMap(keysOf));
      await store.insertPhoto(tx, {
        ...photo,
        widths: prints.map(({ width }) => width),
        size_bytes: widest.bytes.length,
        created_at: platform.clock.now(),
      });
      return store.pictureRowsOf(tx, [ownerId]).where("role", "=", role).executeTakeFirstOrThrow();
    },
  });
}

/** Deletes a photo; that of a public profile can only be replaced. */
export const removePhoto = ({ database }: Platform, { ownerId, role }: Photo): Promise<void> =>
  transact(database, async (tx) => {
    if (!(await lockUser(tx, ownerId))) throw new Problem("notSignedIn");
    const gone = await store.deletePhotos(tx, { ownerId, role });
    if (gone.length === 0) throw new Problem("notFound");
    if (role === "profile" && (await store.lockPublic(tx, ownerId))) throw new Problem("photoNeeded");
    await releaseFiles(tx, gone.flatMap(keysOf));
  });

export const PHOTO_TYPE = "image/webp";

export const presentPhoto = (row: PhotoRow): StoredFile => ({
  id: row.version,
  name: row.role,
  path: `photos/${row.role}`,
  size: row.size_bytes,
  contentType: PHOTO_TYPE,
  url: photoAddress({ ownerId: row.owner_id, role: row.role, version: row.version }),
  // Photos follow the profile: public while it is.
  metadata: { visibility: row.is_public ? "Visible to all" : "Private" },
  createdAt: row.created_at.toISOString(),
  width: row.width,
  height: row.height,
  widths: row.widths,
});

/** A photo as pages show it: its addresses by width. */
export type Picture = { width: number; height: number; urls: Record<string, string> };

export function pictureOf({ owner_id: ownerId, role, version, width, height, widths }: PictureRow): Picture {
  const urls = widths.map((wide) => [wide, photoAddress({ ownerId, role, version, width: wide })]);
  return { width, height, urls: Object.fromEntries(urls) };
}

type PhotoHeadersParams = { width: number; asked: string | undefined };

/** A day at most: an erased picture must leave other people's caches. */
const DAY = "public, max-age=86400";

/** The headers of a photo: cached for a day if the address names this very version and everybody may see it. */
export const photoHeaders = (
  { version, is_public }: PhotoRow,
  { width, asked }: PhotoHeadersParams,
): Record<string, string> => ({
  "content-type": PHOTO_TYPE,
  "content-disposition": "inline",
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  ...(is_public && asked === version
    ? { "cache-control": DAY, etag: `"${version}-${width}"` }
    : { "cache-control": "private, no-store" }),
});
