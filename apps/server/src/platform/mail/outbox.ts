import type { Locale } from "@aufwind/rules/locale/locale";
import type { Clock } from "../clock/clock.ts";
import type { Tx } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";

export const SEND_MAIL = "send-mail";

export type OutgoingMail = {
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** An entry for the reader's calendar. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
};

export type Outbox = {
  /** Puts mails into the caller's transaction: they go out where that commits, and only there. */
  add(tx: Tx, ...mails: OutgoingMail[]): Promise<void>;
};

export function createOutbox({ jobs, clock }: { jobs: Jobs; clock: Clock }): Outbox {
  return {
    async add(tx, ...mails) {
      if (mails.length === 0) return;
      const now = clock.now();
      const rows = mails.map(({ to, replyTo = null, headers = {}, calendar, ...mail }) => ({
        ...mail,
        to_address: to,
        reply_to: replyTo,
        headers: JSON.stringify(headers),
        calendar: calendar?.content ?? null,
        calendar_method: calendar?.method ?? null,
        created_at: now,
        due_at: now,
      }));
      await jobs.addAll(tx, SEND_MAIL, await tx.insertInto("mails").values(rows).returning("id").execute());
    },
  };
}
