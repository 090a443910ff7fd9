import type { Attachment } from "@aufwind/contract/conversations";
import { attachmentAddress } from "@aufwind/rules/conversations";
import { asDownload } from "../../../platform/http/download-name.ts";
import { unseal } from "../../../platform/session/seal.ts";
import type { AttachedRow } from "./store.ts";

type Of = { secret: string; conversationId: string };

/** Attachment, name and description can be opened only in their own conversation. */
export const sealingOf = ({ secret, conversationId }: Of) => ({ secret, purpose: `attachment ${conversationId}` });

export function presentAttachment(row: AttachedRow, of: Of): Attachment {
  const opened = (sealed: string) => unseal(Buffer.from(sealed, "base64"), sealingOf(of));
  return {
    attachmentId: row.id,
    name: opened(row.sealed_name),
    contentType: row.content_type,
    size: row.size_bytes,
    width: row.width,
    height: row.height,
    alt: opened(row.sealed_alt),
    url: attachmentAddress(row.id),
  };
}

/** Headers of an attachment: pictures inline, documents as downloads, neither cached. */
export const attachmentHeaders = ({ name, contentType }: Attachment): Record<string, string> => ({
  "content-type": contentType,
  "content-disposition": contentType === "application/pdf" ? asDownload(name) : "inline",
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "cache-control": "private, no-store",
});
