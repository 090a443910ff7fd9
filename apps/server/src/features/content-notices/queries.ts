import type { TeamNotice } from "@aufwind/contract/content-decisions-team";
import type { Reportable } from "@aufwind/contract/content-notices";
import { countedSince } from "@aufwind/rules/content-decisions";
import type { ContentKind, NoticeReason } from "@aufwind/rules/content-notices";
import type { Locale } from "@aufwind/rules/locale";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Sealing, unseal, unsealBytes } from "../../platform/session/seal.ts";
import { findContent } from "./contents.ts";
import * as store from "./store.ts";

/** As messages were sealed when nothing else could be reported. */
export const noticeSealing = ({ config }: Pick<Platform, "config">, contentId: string): Sealing => ({
  secret: config.secret,
  purpose: `report ${contentId}`,
});

const EXCERPT = 300;

type ReadParams = { kind: ContentKind; id: string; viewerId: string | undefined; locale: Locale };

/** What somebody is about to report. */
export async function reportableFor(platform: Platform, asked: ReadParams): Promise<Reportable> {
  const content = await findContent(platform, platform.database, asked);
  if (!content) throw new Problem("notFound");
  const { title, text, place } = content;
  const excerpt = text.length > EXCERPT ? `${text.slice(0, EXCERPT).toWellFormed().trimEnd()} …` : text;
  return { kind: asked.kind, id: asked.id, title, excerpt, place };
}

/** All notices of a content for the team, with the content as it was. */
export async function noticesOf(platform: Platform, contentId: string): Promise<TeamNotice[]> {
  const { database, clock } = platform;
  const rows = await store.findNotices(database, { contentId, since: countedSince(clock.now()) });
  const sealing = noticeSealing(platform, contentId);
  return rows.map((row) => ({
    id: row.id,
    reason: row.reason as NoticeReason,
    explanation: row.explanation,
    place: row.place,
    at: row.created_at.toISOString(),
    reporter: reporterOf(row),
    copy: row.sealed && unseal(row.sealed, sealing),
    files: (row.files ?? []).map(({ position, sealed_name, content_type }) => ({
      position,
      name: unseal(Buffer.from(sealed_name, "base64"), sealing),
      contentType: content_type,
    })),
    isDecided: row.decision_id !== null,
  }));
}

const reporterOf = (row: store.NoticeRow): TeamNotice["reporter"] =>
  row.reporter_id || row.reporter_email
    ? {
        id: row.reporter_id,
        name: row.account_name ?? row.reporter_name,
        email: row.account_email ?? row.reporter_email,
        unfounded: row.unfounded,
      }
    : null;

/** A file of a reported content as it was then. */
export async function openCopy(platform: Platform, asked: { id: string; position: number }) {
  const row = await store.findCopy(platform.database, asked);
  const file = row && (await platform.files.get(row.file_key));
  if (!file) throw new Problem("notFound");
  const sealing = noticeSealing(platform, row.content_id);
  return {
    contentId: row.content_id,
    name: unseal(row.sealed_name, sealing),
    bytes: unsealBytes(file.bytes, sealing),
  };
}
