import { emailKey } from "@aufwind/rules/accounts";
import type { Locale } from "@aufwind/rules/locale";
import type { Clock } from "../clock/clock.ts";
import type { Tx } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { MailPicture } from "./mail-pictures.ts";
import { setQueuedAgain } from "./mail-store.ts";
import { sealMail } from "./sealed-mail.ts";

export const SEND_MAIL = "send-mail";

export type OutgoingMail = {
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
  pictures?: MailPicture[];
  /** A calendar entry for the reader. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
};

export type Outbox = {
  /** Adds mails to the caller's transaction: they are sent only if it commits. */
  add(tx: Tx, ...mails: OutgoingMail[]): Promise<void>;
  /** Has a failed mail tried again; false if it has not failed, or its content is deleted. */
  sendAgain(tx: Tx, id: string): Promise<boolean>;
};

type Deps = { jobs: Jobs; clock: Clock; secret: string };

export function createOutbox({ jobs, clock, secret }: Deps): Outbox {
  return {
    async add(tx, ...mails) {
      if (mails.length === 0) return;
      const now = clock.now();
      const rows = mails.map(({ to, locale, replyTo = null, headers = {}, calendar, ...said }) => {
        const entry = { calendar: calendar?.content ?? null, calendar_method: calendar?.method ?? null };
        return {
          to_address: to,
          to_key: emailKey(to),
          locale,
          subject: "",
          text: "",
          html: "",
          sealed: sealMail({ ...said, ...entry, reply_to: replyTo, headers }, { to, secret }),
          created_at: now,
          due_at: now,
        };
      });
      await jobs.addAll(tx, SEND_MAIL, await tx.insertInto("mails").values(rows).returning("id").execute());
    },
    async sendAgain(tx, id) {
      if (!(await setQueuedAgain(tx, { id, now: clock.now() }))) return false;
      await jobs.add(tx, SEND_MAIL, { id });
      return true;
    },
  };
}
