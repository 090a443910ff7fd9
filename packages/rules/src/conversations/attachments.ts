import { hasVisible } from "../visible-text.ts";

const MB = 1024 * 1024;

export const ATTACHMENT = {
  bytes: 5 * MB,
  perMessage: 4,
  /** Of one person, sent or not. */
  perDay: 50,
  /** Of a picture as it is kept; a larger one is made smaller. */
  longestSide: 2048,
  /** Of a picture as it is given: what says that it has more is never decoded. */
  mostPixels: 50_000_000,
  altLimit: 200,
  /** So long something stays that was added to no message. */
  unsentHours: 24,
} as const;

/** What attachments are kept as: a picture made anew, or a document as it was. */
export const ATTACHMENT_TYPES = ["image/webp", "application/pdf"] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** What a browser may offer; what a file really is goes by its content. */
export const OFFERED_TYPES = ["image/png", "image/jpeg", "image/webp", "application/pdf"] as const;

/** Where an attachment is got, by the two people of its conversation. */
export const attachmentAddress = (attachmentId: string): string => `/api/conversations/attachments/${attachmentId}`;

/** A name has at most this many characters before its ending. */
const MOST = 100;
const KEPT_AS: Record<AttachmentType, { ending: string; unnamed: string }> = {
  "image/webp": { ending: ".webp", unnamed: "image" },
  "application/pdf": { ending: ".pdf", unnamed: "document" },
};
/** What steers text, hides, or that some disk cannot take; joiners are part of scripts. */
const FORBIDDEN = /[\ufffd\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}:*?"<>\|%]|[\p{Cf}--[\u200c\u200d]]/gv;
/** Windows opens a device by these names, whatever comes after the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])\s*(?:\.|$)/i;

/** The name that an attachment is kept under: nobody chooses what a camera calls its pictures, so it is mended. */
export function attachmentName(given: string, type: AttachmentType): string {
  const { ending, unnamed } = KEPT_AS[type];
  const last =
    given
      .slice(-4 * MOST)
      .normalize("NFC")
      .split(/[/\\]/)
      .at(-1) ?? "";
  const plain = last.replaceAll(FORBIDDEN, "").replace(/\.[^.]{0,5}$/, "");
  const stem = [...plain.replace(/^[.\s]+/, "")].slice(0, MOST).join("").trim();
  return `${hasVisible(stem) && !DEVICE.test(stem) ? stem : unnamed}${ending}`;
}
