import { randomUUID } from "node:crypto";
import type { StoredFile } from "@aufwind/contract/storage";
import { DOCUMENT, DOCUMENT_TYPES, documentAddress } from "@aufwind/rules/files/stored-files";
import { transact } from "../../platform/database/database.ts";
import { asDownload } from "../../platform/http/download-name.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockUser } from "../accounts/store.ts";
import { releaseFiles, storeFiles } from "./file-commands.ts";
import type { DocumentRow } from "./store.ts";
import * as store from "./store.ts";
import { judgeInThread } from "./uploads.ts";

type AddDocumentParams = { ownerId: string; name: string; bytes: Uint8Array; signal?: AbortSignal | undefined };

/** Stores a document, private at first. */
export async function addDocument(
  platform: Platform,
  { ownerId, name, bytes, signal }: AddDocumentParams,
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

export const presentDocument = (row: DocumentRow & { shared_with?: number | null }): StoredFile => ({
  id: row.id,
  name: row.name,
  path: `documents/${row.name}`,
  size: row.size_bytes,
  contentType: row.content_type,
  url: documentAddress(row.owner_id, row.name),
  metadata: { visibility: row.is_visible ? "Visible to all" : "Private" },
  createdAt: row.created_at.toISOString(),
  ...(row.shared_with ? { sharedWith: row.shared_with } : {}),
});

/** The headers of a document: a download, never cached. */
export const documentHeaders = ({ name, content_type }: DocumentRow): Record<string, string> => ({
  "content-type": content_type,
  "content-disposition": asDownload(name),
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "cache-control": "private, no-store",
});
