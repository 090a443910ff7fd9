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
};

export type Outbox = {
  /** Puts a mail into the caller's transaction: it goes out where that commits, and only there. */
  add(tx: Tx, mail: OutgoingMail): Promise<void>;
};

export function createOutbox({ jobs, clock }: { jobs: Jobs; clock: Clock }): Outbox {
  return {
    async add(tx, { to, replyTo = null, headers = {}, ...mail }) {
      const now = clock.now();
      const { id } = await tx
        .insertInto("mails")
        .values({
          ...mail,
          to_address: to,
          reply_to: replyTo,
          headers: JSON.stringify(headers),
          created_at: now,
          due_at: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await jobs.add(tx, SEND_MAIL, { id });
    },
  };
}
