import { setTimeout as pause } from "node:timers/promises";
import type { Transporter } from "nodemailer";
import type { Clock } from "../clock/clock.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { Files } from "../files/files.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { workInParallel } from "../jobs/parallel-work.ts";
import type { Log } from "../log/log.ts";
import { restoreTraceContext, runInTraceContext, type StoredTraceContext } from "../log/trace-context.ts";
import { traced } from "../log/tracing.ts";
import { type EnclosureMakers, filesOf } from "./enclosures.ts";
import { loadPictures } from "./mail-pictures.ts";
import {
  leaseDueMail,
  type MailRow,
  markMailKept,
  markMailSent,
  recordFailedAttempt,
  type StoredMail,
} from "./mail-store.ts";
import { SEND_MAIL } from "./outbox.ts";
import { openMail } from "./sealed-mail.ts";

/** Sends one mail to the mail server. */
type Post = (mail: StoredMail) => Promise<unknown>;

/** Together well below the lease of a mail. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type Means = { files: Files; makers: EnclosureMakers };

/** The connection to the mail server, or undefined if mails are only kept. */
function createPost({ smtpUrl, from }: Config["mail"], { files, makers }: Means): Post | undefined {
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
      attachments: [...(await loadPictures(files, mail)), ...(await filesOf(makers, mail.enclosures))],
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
function reasonOf(failure: unknown): string {
  const { code = "unknown", responseCode } = failure as SmtpError;
  return responseCode ? `${code} ${responseCode}` : code;
}

/** Whether the server refused this recipient for good, so that retrying is useless. */
function isRefused(failure: unknown): boolean {
  const { code, responseCode = 0 } = failure as SmtpError;
  return code === "EENVELOPE" && responseCode >= 500;
}

type Deps = {
  jobs: Jobs;
  database: Database;
  clock: Clock;
  log: Log;
  files: Files;
  config: Pick<Config, "mail" | "secret">;
};
type Desk = { database: Database; clock: Clock; log: Log; post: Post | undefined; secret: string };

/** Minutes between attempts: two days and three hours in all, so that a weekend without a mail server loses nothing. */
const PAUSES = [1, 5, 15, 60, 120, 240, 480, 720, 720, 720];
const CONCURRENCY = 3;

/** Sends mails from the outbox, retries failures. */
export function sendMailJob({ jobs, database, clock, log, files, config }: Deps, makers: EnclosureMakers): void {
  const post = createPost(config.mail, { files, makers });
  const desk: Desk = { database, clock, log, post, secret: config.secret };
  const take = (id?: string) => leaseDueMail(database, { now: clock.now(), id });
  const work = (row: MailRow) => sendOnTrail(desk, row);
  jobs.define<{ id: string }>(SEND_MAIL, {
    concurrency: CONCURRENCY,
    handler: async ({ id }) => {
      const row = await take(id);
      if (row) await work(row);
    },
  });
  jobs.every("send-due-mails", "* * * * *", (signal) =>
    workInParallel(CONCURRENCY, { take: async () => (signal.aborted ? undefined : take()), work }),
  );
}

/** One attempt in the trace context of its own request: a job that sends what is due has mails of many. */
const sendOnTrail = (desk: Desk, row: MailRow): Promise<void> =>
  runInTraceContext(restoreTraceContext(row.trail as StoredTraceContext | null, row.id), () => send(desk, row));

async function send({ database, clock, log, post, secret }: Desk, row: MailRow): Promise<void> {
  if (!post) {
    await markMailKept(database, row.id);
    return;
  }
  const mail = openMail(row, secret);
  if (!mail) {
    log.error({ mail: row.id }, "a mail cannot be opened: was SECRET changed?");
    await recordFailedAttempt(database, { id: row.id, error: "sealed", now: clock.now(), nextTry: undefined });
    return;
  }
  try {
    await traced("send mail", { kind: "client" }, () => post(mail));
  } catch (failure) {
    const error = reasonOf(failure);
    log.warn({ mail: mail.id, attempts: mail.attempts, reason: error }, "a mail could not be sent");
    const now = clock.now();
    await recordFailedAttempt(database, { id: mail.id, error, now, nextTry: nextTry(mail, { failure, now }) });
    return;
  }
  await recordSent(database, { id: mail.id, now: clock.now() });
  log.info({ mail: mail.id, attempts: mail.attempts }, "mail sent");
}

/** Tries for two minutes, within the lease: a mail that went out while the database restarts must not go out again. */
async function recordSent(database: Database, sent: Parameters<typeof markMailSent>[1]): Promise<void> {
  for (let left = 240; left > 0; left--)
    try {
      await markMailSent(database, sent);
      return;
    } catch {
      await pause(500);
    }
  await markMailSent(database, sent);
}

function nextTry({ attempts }: StoredMail, { failure, now }: { failure: unknown; now: Date }): Date | undefined {
  const pause = PAUSES[attempts - 1];
  return pause === undefined || isRefused(failure) ? undefined : new Date(now.getTime() + pause * 60_000);
}
