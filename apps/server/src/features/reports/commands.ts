import type { reportMessage } from "@aufwind/contract/reports";
import { asLocale } from "@aufwind/rules/locale/locale";
import type { z } from "zod";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal } from "../../platform/session/seal.ts";
import { findUser } from "../accounts/store.ts";
import { messageTo } from "../conversations/messages/commands.ts";
import { inboxMail, receiptMail } from "./mails.ts";
import { insertReport } from "./store.ts";

type Body = z.output<(typeof reportMessage)["request"]["body"]["content"]["application/json"]["schema"]>;

/** Keeps a report with a copy of the message as it is now, which its author cannot take away; support is told. */
export const report = (platform: Platform, { userId, ...given }: Body & { userId: string }): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { messageId, reason, comment } = given;
    const reporter = await findUser(tx, userId);
    const message = reporter && (await messageTo(tx, platform, { userId, messageId }));
    if (!message || !reporter.email) throw new Problem("notFound");
    const id = await insertReport(tx, {
      reporter_id: userId,
      message_id: messageId,
      conversation_id: message.conversationId,
      reason,
      comment,
      sealed: seal(message.text, { secret: platform.config.secret, purpose: `report ${messageId}` }),
      created_at: platform.clock.now(),
    });
    if (!id) throw new Problem("alreadyReported");
    const { email, first_name: firstName } = reporter;
    await platform.outbox.add(
      tx,
      inboxMail(platform, { id, reason, comment, email }),
      receiptMail(platform, { id, email, firstName, locale: asLocale(reporter.locale) }),
    );
  });
