import { seal, unseal } from "../session/seal.ts";
import type { MailRow, StoredMail } from "./mail-store.ts";

/** The content of a mail, by the columns of its row. */
type MailContent = Pick<
  StoredMail,
  "subject" | "text" | "html" | "pictures" | "enclosures" | "reply_to" | "headers" | "calendar" | "calendar_method"
>;

/** For this recipient: in another one's row it cannot be opened. */
const purposeOf = (to: string) => `mail ${to}`;

export const sealMail = (content: MailContent, { to, secret }: { to: string; secret: string }): Buffer =>
  seal(JSON.stringify(content), { secret, purpose: purposeOf(to) });

/** The content without the row. */
export const contentOf = (mail: StoredMail): MailContent => {
  const { subject, text, html, pictures, enclosures, reply_to, headers, calendar, calendar_method } = mail;
  return { subject, text, html, pictures, enclosures, reply_to, headers, calendar, calendar_method };
};

/** A mail with its content; undefined if it cannot be opened, as after a change of `SECRET`. */
export function openMail({ sealed, ...row }: MailRow, secret: string): StoredMail | undefined {
  // From before mails were sealed, or already emptied.
  if (!sealed) return row;
  try {
    const content = JSON.parse(unseal(sealed, { secret, purpose: purposeOf(row.to_address) })) as MailContent;
    return { ...row, ...content };
  } catch {
    return undefined;
  }
}
