import { randomUUID } from "node:crypto";
import type { reportMessage } from "@aufwind/contract/reports";
import { asLocale } from "@aufwind/rules/locale";
import type { z } from "zod";
import type { Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Sealing, seal, sealBytes } from "../../platform/session/seal.ts";
import { findUser } from "../accounts/store.ts";
import { openCase } from "../cases/commands.ts";
import { attachedFiles, messageTo } from "../conversations/queries.ts";
import { storeFiles } from "../storage/file-commands.ts";
import { inboxMail, receiptMail } from "./mails.ts";
import { insertCopies, insertReport } from "./store.ts";

type Body = z.output<(typeof reportMessage)["request"]["body"]["content"]["application/json"]["schema"]>;

/**
 * Stores a report with a copy of the message and its attachments, which the author cannot delete; support is notified.
 */
export async function fileReport(platform: Platform, { userId, ...given }: Body & { userId: string }): Promise<void> {
  const { messageId, reason, comment } = given;
  if (!(await messageTo(platform.database, platform, { userId, messageId }))) throw new Problem("notFound");
  const sealing = { secret: platform.config.secret, purpose: `report ${messageId}` };
  const copies = await copiesOf(platform, messageId, sealing);
  const attach = async (tx: Tx) => {
    const reporter = await findUser(tx, userId);
    const message = reporter && (await messageTo(tx, platform, { userId, messageId }));
    if (!message || !reporter.email) throw new Problem("notFound");
    const id = await insertReport(tx, {
      reporter_id: userId,
      message_id: messageId,
      conversation_id: message.conversationId,
      reason,
      comment,
      sealed: seal(message.text, sealing),
      created_at: platform.clock.now(),
    });
    if (!id) throw new Problem("alreadyReported");
    if (copies.length > 0)
      await insertCopies(
        tx,
        copies.map(({ row }, place) => ({ report_id: id, position: place + 1, ...row })),
      );
    const { number: caseNumber } = await openCase(tx, platform, {
      kind: "contentNotice",
      source: "reports",
      sourceId: id,
      person: { id: userId },
      text: comment,
      about: { kind: "message", id: messageId },
      data: { reason },
    });
    const { email, first_name: firstName } = reporter;
    await platform.outbox.add(
      tx,
      inboxMail(platform, { id, reason, comment, email, caseNumber }),
      receiptMail(platform, { id, email, firstName, locale: asLocale(reporter.locale) }),
    );
  };
  await storeFiles(platform, { files: copies.map(({ file }) => file), attach });
}

/** The attachments of a message, sealed again for its report. */
async function copiesOf(platform: Platform, messageId: string, sealing: Sealing) {
  return (await attachedFiles(platform, messageId)).map(({ name, contentType, bytes }) => {
    const key = `reports/${randomUUID()}`;
    return {
      file: { key, bytes: sealBytes(bytes, sealing), contentType: "application/octet-stream" },
      row: { sealed_name: seal(name, sealing), content_type: contentType, file_key: key },
    };
  });
}
