import type { StoredFile } from "@aufwind/contract/storage";
import { documentAddress } from "@aufwind/rules/files/file-address";
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

/** How a document is given out: to be kept, never to be shown or run on our address. */
export const documentHeaders = ({ name, content_type }: DocumentRow): Record<string, string> => ({
  "content-type": content_type,
  "content-disposition": `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "cache-control": "private, no-store",
});

/** For programs that know no other letters. */
const plain = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^ -~]|["\\%]/g, "_");

/** RFC 8187 knows fewer plain signs than addresses do. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
