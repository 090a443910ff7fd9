import type { Mailing } from "@aufwind/contract/mailings";
import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import type { Locale } from "@aufwind/rules/locale";
import { isChangeable, type MailingEvent, nextState } from "@aufwind/rules/mailings";
import { Problem } from "../../platform/http/problem.ts";
import { loadPictures, withPictures } from "../../platform/mail/mail-pictures.ts";
import type { Platform } from "../../platform/platform.ts";
import { mailingMail, SAMPLE } from "./mails.ts";
import * as store from "./store.ts";

function present(row: store.ShownRow, counted: Partial<store.Counts> | undefined): Mailing {
  const can = (event: MailingEvent) => nextState(row.state, event) !== undefined;
  const settled = { waiting: row.waiting_count, sent: row.sent_count, failed: row.failed_count, left: row.left_count };
  return {
    id: row.id,
    name: row.name,
    audience: row.audience,
    necessity: row.necessity,
    subjectDe: row.subject_de,
    subjectEn: row.subject_en,
    textDe: row.text_de,
    textEn: row.text_en,
    state: row.state,
    version: row.version,
    createdBy: row.creator_name,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    isSettled: row.settled_at !== null,
    counts: { waiting: 0, queued: 0, sent: 0, failed: 0, left: 0, ...(row.settled_at ? settled : counted) },
    can: {
      change: isChangeable(row.state),
      schedule: can("schedule"),
      unschedule: can("unschedule"),
      stop: can("stop"),
      resume: can("resume"),
    },
  };
}

const countsOf = ({ database }: Platform, rows: store.ShownRow[]) =>
  store.countRecipients(
    database,
    rows.filter(({ started_at, settled_at }) => started_at && !settled_at).map(({ id }) => id),
  );

export async function mailingsFor(platform: Platform, asked: PageAsked) {
  const { database } = platform;
  const [rows, totalCount] = await Promise.all([
    store.findMailings(database, { ...rowsOf(asked), sort: asked.sort }),
    store.countMailings(database),
  ]);
  const counts = await countsOf(platform, rows);
  return { items: rows.map((row) => present(row, counts.get(row.id))), ...pageFacts({ ...asked, totalCount }) };
}

async function find({ database }: Platform, id: string): Promise<store.ShownRow> {
  const row = await store.findMailing(database, id);
  if (!row) throw new Problem("notFound");
  return row;
}

export async function mailingOf(platform: Platform, id: string): Promise<Mailing> {
  const row = await find(platform, id);
  return present(row, (await countsOf(platform, [row])).get(id));
}

export async function mailingWithReachedCount(platform: Platform, id: string) {
  const mailing = await mailingOf(platform, id);
  const reachedNow = await store.countMembers(platform.database, mailing.audience);
  return { ...mailing, reachedNow, perMinute: platform.config.mailingsPerMinute };
}

export async function previewOf(platform: Platform, { id, locale }: { id: string; locale: Locale }) {
  const { subject, html, text } = mailingMail(platform, await find(platform, id), { ...SAMPLE, locale });
  return { subject, html: withPictures(html, await loadPictures(platform.files, { html })), text };
}
