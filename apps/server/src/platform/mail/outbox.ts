import { emailKey } from "@aufwind/rules/accounts";
import type { Locale } from "@aufwind/rules/locale";
import type { Clock } from "../clock/clock.ts";
import type { Tx } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { storedTraceContext } from "../log/trace-context.ts";
import type { Enclosure } from "./enclosures.ts";
import type { MailPicture } from "./mail-pictures.ts";
import { requeueMail } from "./mail-store.ts";
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
  enclosures?: Enclosure[];
  /** A calendar entry for the reader. Several entries are published: an invitation is for one (RFC 5546). */
  calendar?: { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string };
  /** One of many: sent after what is for one person; whoever sends them counts the failures, and none opens a case. */
  isBulk?: boolean;
};

export type Outbox = {
  /** Adds mails to the caller's transaction: they are sent only if it commits. Returns their ids, in this order. */
  add(tx: Tx, ...mails: OutgoingMail[]): Promise<string[]>;
  /** Has a failed mail tried again; false if it has not failed, or its content is deleted. */
  sendAgain(tx: Tx, id: string): Promise<boolean>;
};

type Deps = { jobs: Jobs; clock: Clock; secret: string };

export function createOutbox({ jobs, clock, secret }: Deps): Outbox {
  return {
    async add(tx, ...mails) {
      if (mails.length === 0) return [];
      const now = clock.now();
      const trail = storedTraceContext();
      const rows = mails.map(({ to, locale, replyTo = null, headers = {}, calendar, isBulk = false, ...said }) => {
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
          is_bulk: isBulk,
          ...(trail && { trail: JSON.stringify(trail) }),
        };
      });
      const added = await tx.insertInto("mails").values(rows).returning(["id", "is_bulk"]).execute();
      for (const [canWait, some] of Map.groupBy(added, ({ is_bulk }) => is_bulk))
        await jobs.addAll(
          tx,
          SEND_MAIL,
          some.map(({ id }) => ({ id })),
          { canWait },
        );
      return added.map(({ id }) => id);
    },
    async sendAgain(tx, id) {
      if (!(await requeueMail(tx, { id, now: clock.now() }))) return false;
      await jobs.add(tx, SEND_MAIL, { id });
      return true;
    },
  };
}
