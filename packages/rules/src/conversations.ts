import type { Side } from "./appointments/status.ts";
import { hasVisible } from "./visible-text.ts";

export const MESSAGE_LIMIT = 4000;
/** Unread for this long, a message is mentioned in a mail. */
export const UNREAD_MAIL_AFTER = 10 * 60_000;
/** How many conversations a client may begin in a day. */
export const MOST_NEW_CONVERSATIONS = 20;

/** The facts that decide whether somebody may write to the other person of a pair. */
export type Pair = {
  /** Whether the client can reach the coach's page: everybody while it is public, else own clients. */
  isCoachReachable: boolean;
  /** Whether the client has ever booked with the coach, or came by the coach's invitation. */
  isClientOfCoach: boolean;
  /** Whether the client has written to the coach before. */
  hasClientWritten: boolean;
  /** Whether one of the two has deleted the account. */
  hasLeft: boolean;
};

/** A client may write to every coach they can reach; a coach to own clients, and in reply. */
export function mayWrite(by: Side, pair: Pair): boolean {
  if (pair.hasLeft) return false;
  return by === "client" ? pair.isCoachReachable : pair.isClientOfCoach || pair.hasClientWritten;
}

/** What the terms ask people not to exchange here. */
export type ContactData = "email" | "phone" | "payment";

const EMAIL =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}(?:\.|\s?\(dot\)\s?|\s?\[dot\]\s?|\s?\(punkt\)\s?)\p{L}{2,}/iu;
/** Digits as people group them, with the preceding character, to tell dates and prices apart. */
const NUMBER = /(?:\+|\b00|\b0|\()[\d\s()/.-]{6,24}\d/g;
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,3})?\b/i;
const CARD = /\b(?:\d[ -]?){13,19}\b/g;
const PAYMENT_WORDS = /\b(?:paypal(?:\.me)?|venmo|revolut|western union|iban)\b/i;
const DATE_OR_TIME = /^\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?$|^\d{1,2}[.:]\d{2}$/;

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** The check digit of card numbers (Luhn). */
function isCardNumber(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function isPhoneNumber(written: string): boolean {
  const length = digitsOf(written).length;
  return length >= 8 && length <= 15 && !DATE_OR_TIME.test(written.trim());
}

/** Contact data that a message seems to contain; for a hint only, nothing is blocked. */
export function contactDataIn(text: string): ContactData[] {
  const found: ContactData[] = [];
  if (EMAIL.test(text)) found.push("email");
  const isPayment =
    IBAN.test(text) ||
    PAYMENT_WORDS.test(text) ||
    (text.match(CARD) ?? []).some((card) => isCardNumber(digitsOf(card)));
  if (!isPayment && (text.match(NUMBER) ?? []).some(isPhoneNumber)) found.push("phone");
  if (isPayment) found.push("payment");
  return found;
}

const MB = 1024 * 1024;

export const ATTACHMENT = {
  bytes: 5 * MB,
  perMessage: 4,
  /** Of one person, sent or not. */
  perDay: 50,
  /** Of a stored picture; a larger one is scaled down. */
  longestSide: 2048,
  /** Of an uploaded picture: larger ones are never decoded. */
  mostPixels: 50_000_000,
  altLimit: 200,
  /** How long an unsent attachment is kept. */
  unsentHours: 24,
} as const;

/** The stored types: a picture encoded again, or a document as uploaded. */
export const ATTACHMENT_TYPES = ["image/webp", "application/pdf"] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** Offered by the browser's file dialog; the content decides. */
export const OFFERED_TYPES = ["image/png", "image/jpeg", "image/webp", "application/pdf"] as const;

/** Where an attachment is fetched, by the two people of its conversation. */
export const attachmentAddress = (attachmentId: string): string => `/api/conversations/attachments/${attachmentId}`;

/** The longest name before its ending. */
const MOST = 100;
const KEPT_AS: Record<AttachmentType, { ending: string; unnamed: string }> = {
  "image/webp": { ending: ".webp", unnamed: "image" },
  "application/pdf": { ending: ".pdf", unnamed: "document" },
};
/**
 * Control, bidirectional and invisible characters, and those that some file systems refuse; joiners are part of
 * scripts.
 */
const FORBIDDEN = /[\ufffd\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}:*?"<>\|%]|[\p{Cf}--[\u200c\u200d]]/gv;
/** Reserved device names of Windows, whatever comes after the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])\s*(?:\.|$)/i;

/** The stored name of an attachment, sanitized: nobody chooses how a camera names its pictures. */
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
