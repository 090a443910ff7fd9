import { randomUUID } from "node:crypto";
import { DOCUMENT, DOCUMENT_TYPES } from "@aufwind/rules/files/stored-files";
import { transact } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockUser } from "../../accounts/store.ts";
import { releaseFiles, storeFiles } from "../orphaned-files/commands.ts";
import { judgeInThread } from "../uploads.ts";
import * as store from "./store.ts";

type Adding = { ownerId: string; name: string; bytes: Uint8Array; signal?: AbortSignal | undefined };

/** Stores a document, private at first. */
export async function addDocument(
  platform: Platform,
  { ownerId, name, bytes, signal }: Adding,
): Promise<store.DocumentRow> {
  const contentType = DOCUMENT_TYPES[await judgeInThread(platform, { owner: ownerId, name, bytes, signal })];
  const key = `documents/${randomUUID()}`;
  return storeFiles(platform, {
    files: [{ key, bytes, contentType }],
    attach: async (tx) => {
      if (!(await lockUser(tx, ownerId))) throw new Problem("notSignedIn");
      const document = await store.insertDocument(tx, {
        owner_id: ownerId,
        name,
        file_key: key,
        content_type: contentType,
        size_bytes: bytes.length,
        created_at: platform.clock.now(),
      });
      if (!document) throw new Problem("fileExists");
      if ((await store.countDocuments(tx, ownerId)) > DOCUMENT.perCoach) throw new Problem("tooManyFiles");
      return document;
    },
  });
}

export const removeDocument = ({ database }: Platform, { ownerId, name }: { ownerId: string; name: string }) =>
  transact(database, async (tx) => {
    if (!(await lockUser(tx, ownerId))) throw new Problem("notSignedIn");
    const keys = await store.deleteDocuments(tx, { ownerId, name });
    if (keys.length === 0) throw new Problem("notFound");
    await releaseFiles(tx, keys);
  });
