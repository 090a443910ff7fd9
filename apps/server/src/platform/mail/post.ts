import type { Transporter } from "nodemailer";
import type { Config } from "../config/config.ts";
import type { StoredMail } from "./mail-store.ts";

/** Hands one mail to the mail server. */
export type Post = (mail: StoredMail) => Promise<unknown>;

/** Together well below the lease of a mail. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The way to the mail server, or nothing where mails are only kept. */
export function createPost({ smtpUrl, from }: Config["mail"]): Post | undefined {
  if (!smtpUrl) return undefined;
  const options = { url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...TIMEOUTS };
  let opening: Promise<Transporter> | undefined;
  // With the first mail: a process that serves pages sends none.
  const transport = () => {
    opening ??= import("nodemailer").then(({ createTransport }) => createTransport(options));
    return opening;
  };
  const host = from.match(/@([\w.-]+)/)?.[1] ?? "localhost";
  return async (mail) => {
    const { id, to_address, reply_to, subject, text, html, headers, locale, created_at } = mail;
    const { calendar, calendar_method } = mail;
    return (await transport()).sendMail({
      from,
      // As an object, so that no comma or bracket in an address can add another recipient.
      to: { name: "", address: to_address },
      ...(reply_to && { replyTo: { name: "", address: reply_to } }),
      subject,
      text,
      html,
      ...(calendar && calendar_method && { icalEvent: { method: calendar_method, content: calendar } }),
      date: created_at,
      // The same at every try: a client that gets a mail twice can show it once.
      messageId: `<${id}@${host}>`,
      headers: {
        "Content-Language": locale,
        "Auto-Submitted": "auto-generated",
        ...(headers as Record<string, string>),
      },
    });
  };
}

type SmtpError = { code?: string; responseCode?: number };

/** Why a try failed, in codes: the server's own words repeat the address. */
export function reasonOf(failure: unknown): string {
  const { code = "unknown", responseCode } = failure as SmtpError;
  return responseCode ? `${code} ${responseCode}` : code;
}

/** Whether the server refused this very recipient for good, so that trying again is of no use. */
export function isRefused(failure: unknown): boolean {
  const { code, responseCode = 0 } = failure as SmtpError;
  return code === "EENVELOPE" && responseCode >= 500;
}
