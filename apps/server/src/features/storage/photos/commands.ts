import { randomUUID } from "node:crypto";
import type { PhotoRole } from "@aufwind/rules/files/stored-files";
import { transact } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockUser } from "../../accounts/store.ts";
import { releaseFiles, storeFiles } from "../orphaned-files/commands.ts";
import { developInThread } from "../uploads.ts";
import { PHOTO_TYPE } from "./present.ts";
import * as store from "./store.ts";

type Photo = { ownerId: string; role: PhotoRole };
type Given = { bytes: Uint8Array; signal?: AbortSignal | undefined };

/** The key of a photo in one width. */
export const keyOf = (version: string, width: number): string => `photos/${version}-${width}.webp`;
/** The keys of all its widths. */
export const keysOf = ({ version, widths }: { version: string; widths: number[] }): string[] =>
  widths.map((width) => keyOf(version, width));

/** Replaces a photo. */
export async function setPhoto(
  platform: Platform,
  { ownerId, role, ...given }: Photo & Given,
): Promise<store.PhotoRow> {
  const { prints, widest } = await developInThread(platform, { owner: ownerId, role, ...given });
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
      return store.photosOf(tx, [ownerId]).where("role", "=", role).executeTakeFirstOrThrow();
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
