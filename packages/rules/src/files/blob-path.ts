import { fileName } from "./file-name.ts";
import { PHOTO_ROLES, type PhotoRole } from "./photo-widths.ts";

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
