import type { StoredFile } from "@aufwind/contract/storage";
import { documentAddress } from "@aufwind/rules/files/stored-files";
import { asDownload } from "../../../platform/http/download-name.ts";
import type { DocumentRow } from "./store.ts";

export const presentDocument = (row: DocumentRow): StoredFile => ({
  id: row.id,
  name: row.name,
  path: `documents/${row.name}`,
  size: row.size_bytes,
  contentType: row.content_type,
  url: documentAddress(row.owner_id, row.name),
  metadata: { visibility: row.is_visible ? "Visible to all" : "Private" },
  createdAt: row.created_at.toISOString(),
});

/** The headers of a document: a download, never cached. */
export const documentHeaders = ({ name, content_type }: DocumentRow): Record<string, string> => ({
  "content-type": content_type,
  "content-disposition": asDownload(name),
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "cache-control": "private, no-store",
});
