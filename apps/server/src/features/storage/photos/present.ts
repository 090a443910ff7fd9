import type { StoredFile } from "@aufwind/contract/storage";
import { photoAddress } from "@aufwind/rules/files/stored-files";
import type { PhotoRow, PictureRow } from "./store.ts";

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

type Shown = { width: number; asked: string | undefined };

/** A day at most: an erased picture must leave other people's caches. */
const DAY = "public, max-age=86400";

/** The headers of a photo: cached for a day if the address names this very version and everybody may see it. */
export const photoHeaders = ({ version, is_public }: PhotoRow, { width, asked }: Shown): Record<string, string> => ({
  "content-type": PHOTO_TYPE,
  "content-disposition": "inline",
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  ...(is_public && asked === version
    ? { "cache-control": DAY, etag: `"${version}-${width}"` }
    : { "cache-control": "private, no-store" }),
});
