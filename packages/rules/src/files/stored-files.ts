import { hasVisible } from "../visible-text.ts";

const MB = 1024 * 1024;

export const PHOTO = { bytes: 2 * MB, leastPixels: 90, mostPixels: 1000 } as const;
export const DOCUMENT = { bytes: 5 * MB, perCoach: 50 } as const;

/** The limit of an upload request: above any file limit, so that a file that is too large gets its own message. */
export const UPLOAD_BYTES = 6 * MB;

/** The document types by ending. */
export const DOCUMENT_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;
export type DocumentKind = keyof typeof DOCUMENT_TYPES;

/** Who may get a document: its owner, or everybody who may see the coach's profile. */
export const VISIBILITIES = ["Private", "Visible to all"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The longest name before its ending. */
const MOST = 100;
const LONGEST_ENDING = ".docx".length;

/**
 * Control, bidirectional, invisible and replacement characters, and those that some file systems refuse; joiners are
 * part of scripts.
 */
const FORBIDDEN = /[\ufffd\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\/\\:*?"<>\|]|[\p{Cf}--[\u200c\u200d]]/v;
/** Reserved device names of Windows, whatever comes after the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])\s*(?:\.|$)/i;
/** Percent-encoded: somebody may decode it once more than we do. */
const ENCODED = /%[\da-f]{2}/i;

/** The name as stored (NFC), or undefined if not every system can keep it. */
export function fileName(given: string): string | undefined {
  if (given.length > 4 * MOST) return undefined;
  const name = given.normalize("NFC");
  const dot = name.lastIndexOf(".");
  const stem = dot < 0 ? name : name.slice(0, dot);
  const fits = [...stem].length <= MOST && name.length - stem.length <= LONGEST_ENDING;
  const isPlain = name === name.trim() && !name.startsWith(".") && hasVisible(stem);
  const isTricky = FORBIDDEN.test(name) || DEVICE.test(name) || ENCODED.test(name);
  return fits && isPlain && !isTricky ? name : undefined;
}

/** The type of a document by its ending; undefined if not supported. */
export function documentKind(name: string): DocumentKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(DOCUMENT_TYPES, ending) ? (ending as DocumentKind) : undefined;
}

/** The pictures of a person, with their widths. A profile picture is square. */
export const PHOTO_WIDTHS = { profile: [96, 192, 320, 640], banner: [480, 1000] } as const;
export type PhotoRole = keyof typeof PHOTO_WIDTHS;

export const PHOTO_ROLES = ["profile", "banner"] as const satisfies PhotoRole[];

/** The widths to generate of a picture: never enlarged, and the widest as good as possible. */
export function widthsOf(role: PhotoRole, wide: number): number[] {
  const wanted: readonly number[] = PHOTO_WIDTHS[role];
  const widest = Math.min(wide, Math.max(...wanted));
  return [...wanted.filter((width) => width < widest), widest];
}

/** The smallest available width that fills the requested one, else the widest. */
export const nearestWidth = (widths: readonly number[], asked = Number.POSITIVE_INFINITY): number =>
  Math.min(...widths.filter((width) => width >= Math.min(asked, Math.max(...widths))));

/** One file of a person. A path never says whose: that is the caller, or given beside it. */
export type BlobPath = { folder: "documents"; name: string } | { folder: "photos"; role: PhotoRole };

/** A path for reading: a file, a photo in a width, or a whole folder. */
export type ReadPath = { folder: "documents"; name?: string } | { folder: "photos"; role?: PhotoRole; width?: number };

/** The file of a path, or undefined if invalid: no parent, no other folder, no nesting. */
export function blobPath(path: string): BlobPath | undefined {
  const slash = path.indexOf("/");
  const [folder, rest] = [path.slice(0, slash), path.slice(slash + 1)];
  if (folder === "photos") {
    const role = PHOTO_ROLES.find((each) => each === rest);
    return role && { folder, role };
  }
  const name = folder === "documents" ? fileName(rest) : undefined;
  return name === undefined ? undefined : { folder: "documents", name };
}

const SIZED = /^(photos\/[a-z]+)-([1-9]\d{1,3})$/;

/** The same for reading: also folders, and photos in a width (`photos/profile-320`). */
export function readPath(path: string): ReadPath | undefined {
  if (path === "documents" || path === "photos") return { folder: path };
  const [, photo, width] = SIZED.exec(path) ?? [];
  const found = blobPath(photo ?? path);
  return found?.folder === "photos" && photo ? { ...found, width: Number(width) } : found;
}

const address = (ownerId: string, query: Record<string, string>) =>
  `/api/storage/get/${ownerId}?${new URLSearchParams(query)}`;

/** Where a document is fetched, by whoever may. */
export const documentAddress = (ownerId: string, name: string): string =>
  address(ownerId, { path: `documents/${name}` });

type Photo = { ownerId: string; role: PhotoRole; version: string; width?: number };

/** Where a photo is fetched: the address changes with the picture, so that browsers may cache it. */
export const photoAddress = ({ ownerId, role, version, width }: Photo): string =>
  address(ownerId, { path: `photos/${role}${width ? `-${width}` : ""}`, v: version });
