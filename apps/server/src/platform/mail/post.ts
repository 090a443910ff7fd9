import type { Transporter } from "nodemailer";
import type { Config } from "../config/config.ts";
import type { StoredMail } from "./mail-store.ts";

/** Sends one mail to the mail server. */
export type Post = (mail: StoredMail) => Promise<unknown>;

/** Together well below the lease of a mail. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The connection to the mail server, or undefined if mails are only kept. */
export function createPost({ smtpUrl, from }: Config["mail"]): Post | undefined {
  if (!smtpUrl) return undefined;
  const options = { url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...TIMEOUTS };
  let opening: Promise<Transporter> | undefined;
  // Opened with the first mail: a web process sends none.
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
      // The same at every attempt: a client that gets a mail twice can show it once.
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

/** Why an attempt failed, as codes: the server's message repeats the address. */
export function reasonOf(failure: unknown): string {
  const { code = "unknown", responseCode } = failure as SmtpError;
  return responseCode ? `${code} ${responseCode}` : code;
}

/** Whether the server refused this recipient for good, so that retrying is useless. */
export function isRefused(failure: unknown): boolean {
  const { code, responseCode = 0 } = failure as SmtpError;
  return code === "EENVELOPE" && responseCode >= 500;
}
