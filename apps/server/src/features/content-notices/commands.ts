import { randomUUID } from "node:crypto";
import type { ContentNotice } from "@aufwind/contract/content-notices";
import { type ContentKind, mayBeAnonymous } from "@aufwind/rules/content-notices";
import { asLocale, type Locale } from "@aufwind/rules/locale";
import type { z } from "zod";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal, sealBytes } from "../../platform/session/seal.ts";
import { findUser } from "../accounts/store.ts";
import { openCase } from "../cases/commands.ts";
import { storeFiles } from "../storage/file-commands.ts";
import { filesOf, findContent } from "./contents.ts";
import { inboxMail, receiptMail } from "./mails.ts";
import { noticeSealing } from "./queries.ts";
import { insertCopies, insertNotice } from "./store.ts";

/** Cases about a content are found by its id. */
export const NOTICES = "content_notices";

type GiveNoticeParams = { notice: z.output<typeof ContentNotice>; viewerId: string | undefined; locale: Locale };

/**
 * Stores a notice with a copy of the content, which its author cannot change; the team has a case, the reporter a
 * receipt. Returns the number of the notice.
 */
export async function giveNotice(platform: Platform, { notice, viewerId, locale }: GiveNoticeParams): Promise<string> {
  const { kind, contentId: id, reason, explanation, place, website } = notice;
  // Honeypot: bots get the same answer as everybody else.
  if (website) return randomUUID();
  const asked = { kind, id, viewerId, locale };
  const reporter = await reporterOf(platform.database, { notice, viewerId, locale });
  if (!(await findContent(platform, platform.database, asked))) throw new Problem("notFound");
  const copies = await copiesOf(platform, { kind, id });
  const attach = async (tx: Tx): Promise<string> => {
    const content = await findContent(platform, tx, asked);
    if (!content) throw new Problem("notFound");
    const noticeId = await insertNotice(tx, {
      content_kind: kind,
      content_id: id,
      author_id: content.authorId,
      conversation_id: content.conversationId,
      reporter_id: reporter.id,
      reporter_name: reporter.id ? "" : reporter.name,
      reporter_email: reporter.id ? null : reporter.email,
      locale: reporter.locale,
      reason,
      explanation,
      place: place || content.place,
      sealed: seal(content.text, noticeSealing(platform, id)),
      created_at: platform.clock.now(),
    });
    if (!noticeId) throw new Problem("alreadyReported");
    if (copies.length > 0)
      await insertCopies(
        tx,
        copies.map(({ row }, index) => ({ notice_id: noticeId, position: index + 1, ...row })),
      );
    const { number: caseNumber } = await openCase(tx, platform, {
      kind: "contentNotice",
      source: NOTICES,
      sourceId: id,
      person: reporter,
      locale: reporter.locale,
      text: explanation,
      about: { kind, id },
      data: { reason, ...(!reporter.id && { name: reporter.name }) },
    });
    await platform.outbox.add(tx, inboxMail(platform, { id: noticeId, ...notice, email: reporter.email, caseNumber }));
    if (reporter.email)
      await platform.outbox.add(tx, receiptMail(platform, { ...reporter, id: noticeId, email: reporter.email }));
    return noticeId;
  };
  return storeFiles(platform, { files: copies.map(({ file }) => file), attach });
}

/** Who reports: the account, or the name and address that were given, which may be missing where a child is in danger. */
async function reporterOf(db: DbOrTx, { notice, viewerId, locale }: GiveNoticeParams) {
  const user = viewerId ? await findUser(db, viewerId) : undefined;
  if (user) {
    const { id, email, first_name: firstName, last_name: lastName } = user;
    return { id, email, firstName, name: `${firstName} ${lastName}`.trim(), locale: asLocale(user.locale) };
  }
  const { name, email, reason } = notice;
  const missing = (["name", "email"] as const).filter((field) => notice[field] === "");
  if (missing.length > 0 && !mayBeAnonymous(reason))
    throw new Problem("invalidFields", { errors: missing.map((field) => ({ field, code: "required", params: {} })) });
  return { id: null, email: email || null, name, locale };
}

/** The files of a content, sealed for its notice. */
async function copiesOf(platform: Platform, { kind, id }: { kind: ContentKind; id: string }) {
  const sealing = noticeSealing(platform, id);
  return (await filesOf(platform, { kind, id })).map(({ name, contentType, bytes }) => {
    const key = `content-notices/${randomUUID()}`;
    return {
      file: { key, bytes: sealBytes(bytes, sealing), contentType: "application/octet-stream" },
      row: { sealed_name: seal(name, sealing), content_type: contentType, file_key: key },
    };
  });
}
