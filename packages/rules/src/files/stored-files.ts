import { hasVisible } from "../visible-text.ts";

const MB = 1024 * 1024;

export const PHOTO = { bytes: 2 * MB, leastPixels: 90, mostPixels: 1000 } as const;
export const DOCUMENT = { bytes: 5 * MB, perCoach: 50 } as const;

/** What a request with a file may have in all: more than any file, so that a file that is too large is told so. */
export const UPLOAD_BYTES = 6 * MB;

/** The kinds of document by the ending of their names. */
export const DOCUMENT_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;
export type DocumentKind = keyof typeof DOCUMENT_TYPES;

/** Who may get a document: its owner alone, or everybody who may see the coach's profile. */
export const VISIBILITIES = ["Private", "Visible to all"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A name has at most this many characters before its ending. */
const MOST = 100;
const LONGEST_ENDING = ".docx".length;

/** What steers text or a terminal, hides, was lost on the way, or that some disk cannot take; joiners are part of scripts. */
const FORBIDDEN = /[\ufffd\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\/\\:*?"<>\|]|[\p{Cf}--[\u200c\u200d]]/v;
/** Windows opens a device by these names, whatever comes after the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])\s*(?:\.|$)/i;
/** A name that somebody may decode once more than we do. */
const ENCODED = /%[\da-f]{2}/i;

/** The name as it is kept (one way to write its letters), or undefined where it is none that every system can keep. */
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

/** What a document says it is, by its ending; undefined where it is none that we keep. */
export function documentKind(name: string): DocumentKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(DOCUMENT_TYPES, ending) ? (ending as DocumentKind) : undefined;
}

/** The pictures of a person, each in the widths that pages show. A profile picture is square. */
export const PHOTO_WIDTHS = { profile: [96, 192, 320, 640], banner: [480, 1000] } as const;
export type PhotoRole = keyof typeof PHOTO_WIDTHS;

export const PHOTO_ROLES = ["profile", "banner"] as const satisfies PhotoRole[];

/** The widths to make of a picture so wide: never wider than it is, and the widest as good as it can be. */
export function widthsOf(role: PhotoRole, wide: number): number[] {
  const wanted: readonly number[] = PHOTO_WIDTHS[role];
  const widest = Math.min(wide, Math.max(...wanted));
  return [...wanted.filter((width) => width < widest), widest];
}

/** Of the widths that there are, the smallest that fills the one asked for, else the widest. */
export const nearestWidth = (widths: readonly number[], asked = Number.POSITIVE_INFINITY): number =>
  Math.min(...widths.filter((width) => width >= Math.min(asked, Math.max(...widths))));

/** One file of a person. A path never says whose: that is the caller, or stands beside it. */
export type BlobPath = { folder: "documents"; name: string } | { folder: "photos"; role: PhotoRole };

/** What can be read: a file, a photo in a width, or everything in a folder. */
export type ReadPath = { folder: "documents"; name?: string } | { folder: "photos"; role?: PhotoRole; width?: number };

/** The file a path names, or undefined where it names none: no way up, no other folder, no folder in a folder. */
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

/** The same for reading: folders, and photos in a width (`photos/profile-320`), too. */
export function readPath(path: string): ReadPath | undefined {
  if (path === "documents" || path === "photos") return { folder: path };
  const [, photo, width] = SIZED.exec(path) ?? [];
  const found = blobPath(photo ?? path);
  return found?.folder === "photos" && photo ? { ...found, width: Number(width) } : found;
}

const address = (ownerId: string, query: Record<string, string>) =>
  `/api/storage/get/${ownerId}?${new URLSearchParams(query)}`;

/** Where a document is got, by whoever may. */
export const documentAddress = (ownerId: string, name: string): string =>
  address(ownerId, { path: `documents/${name}` });

type Photo = { ownerId: string; role: PhotoRole; version: string; width?: number };

/** Where a photo is got: the address changes with the picture, so that browsers may keep it. */
export const photoAddress = ({ ownerId, role, version, width }: Photo): string =>
  address(ownerId, { path: `photos/${role}${width ? `-${width}` : ""}`, v: version });
