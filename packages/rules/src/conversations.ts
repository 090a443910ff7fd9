import type { Side } from "./appointments/status.ts";
import { hasVisible } from "./visible-text.ts";

export const MESSAGE_LIMIT = 4000;
/** Unread for so long, a message is mentioned in a mail. */
export const UNREAD_MAIL_AFTER = 10 * 60_000;
/** So many conversations one client begins in a day. */
export const MOST_NEW_CONVERSATIONS = 20;

/** What decides whether somebody may write to the other person of a pair. */
export type Pair = {
  /** Whether the coach's page is there for the client: everybody's while it is public, then the coach's own clients'. */
  isCoachReachable: boolean;
  /** Whether the client has ever booked with the coach, or came by the coach's invitation. */
  isClientOfCoach: boolean;
  /** Whether the client has written to the coach before. */
  hasClientWritten: boolean;
  /** Whether one of the two has deleted the profile. */
  hasLeft: boolean;
};

/** A client writes to every coach whose page is there for them; a coach to own clients, and answers who asks. */
export function mayWrite(by: Side, pair: Pair): boolean {
  if (pair.hasLeft) return false;
  return by === "client" ? pair.isCoachReachable : pair.isClientOfCoach || pair.hasClientWritten;
}

/** What the terms ask people not to exchange here. */
export type ContactData = "email" | "phone" | "payment";

const EMAIL =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}(?:\.|\s?\(dot\)\s?|\s?\[dot\]\s?|\s?\(punkt\)\s?)\p{L}{2,}/iu;
/** Digits as people group them; with what may stand before a number so that dates and prices can be told apart. */
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

/** What a message seems to carry; a gentle hint goes by it, nothing is ever held back. */
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
