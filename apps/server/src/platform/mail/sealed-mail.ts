import { seal, unseal } from "../session/seal.ts";
import type { MailRow, StoredMail } from "./mail-store.ts";

/** What a mail says, as the columns of its row name it. */
type MailContent = Pick<
  StoredMail,
  "subject" | "text" | "html" | "reply_to" | "headers" | "calendar" | "calendar_method"
>;

/** For this recipient: moved to another one's row it does not open. */
const purposeOf = (to: string) => `mail ${to}`;

export const sealMail = (content: MailContent, { to, secret }: { to: string; secret: string }): Buffer =>
  seal(JSON.stringify(content), { secret, purpose: purposeOf(to) });

/** What a mail says, without its row. */
export const contentOf = (mail: StoredMail): MailContent => {
  const { subject, text, html, reply_to, headers, calendar, calendar_method } = mail;
  return { subject, text, html, reply_to, headers, calendar, calendar_method };
};

/** A mail with what it says; undefined where it does not open, as after `SECRET` was changed. */
export function openMail({ sealed, ...row }: MailRow, secret: string): StoredMail | undefined {
  // One from before mails were sealed, or whose words are gone.
  if (!sealed) return row;
  try {
    const content = JSON.parse(unseal(sealed, { secret, purpose: purposeOf(row.to_address) })) as MailContent;
    return { ...row, ...content };
  } catch {
    return undefined;
  }
}
