import type { OpenedMessage } from "@aufwind/contract/content-decisions-team";
import { OPENED_AROUND, OPENING_LASTS } from "@aufwind/rules/content-decisions";
import type { ContentKind } from "@aufwind/rules/content-notices";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Executing, requestApproval } from "../approvals/commands.ts";
import { recordAction, recordView } from "../audit-log/commands.ts";
import { findReported } from "../content-notices/store.ts";
import { messagesAround } from "../conversations/queries.ts";
import { findOpening, insertOpening } from "./store.ts";

type Reported = { kind: ContentKind; id: string; by: Operator };

const subjectOf = (id: string) => ({ kind: "content", id });

/** Asks a second person to agree to opening the messages around a reported one. */
export const askToOpen = (platform: Platform, { kind, id, by, reason }: Reported & { reason: string }) =>
  transact(platform.database, async (tx): Promise<string> => {
    const reported = await findReported(tx, { kind, contentId: id });
    if (!reported) throw new Problem("notFound");
    if (!reported.conversation_id) throw new Problem("notPossibleNow");
    return requestApproval(tx, platform, {
      kind: "openMessages",
      input: { messageId: id, conversationId: reported.conversation_id },
      preview: { messageId: id, messagesBefore: OPENED_AROUND, messagesAfter: OPENED_AROUND },
      reason,
      subject: subjectOf(id),
      operatorId: by.operatorId,
    });
  });

/** A second person agreed: the messages can be read for three days. */
export async function openApproved(
  tx: Tx,
  platform: Platform,
  { input, operatorId, reason }: Executing,
): Promise<void> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + OPENING_LASTS);
  const messageId = String(input.messageId);
  await insertOpening(tx, { messageId, conversationId: String(input.conversationId), now, until });
  await recordAction(tx, platform, {
    operatorId,
    action: "content-decisions.openMessages",
    subject: subjectOf(messageId),
    after: { until },
    reason,
  });
}

/** The messages around a reported one, while they are open; the look is recorded before. */
export async function readMessagesAround(platform: Platform, { id, by }: Reported): Promise<OpenedMessage[]> {
  const now = platform.clock.now();
  if (!(await findOpening(platform.database, { messageId: id, now }))) throw new Problem("notFound");
  const { operatorId } = by;
  await recordView(platform, { operatorId, action: "content-decisions.readMessages", subject: subjectOf(id) });
  return messagesAround(platform, { messageId: id, most: OPENED_AROUND });
}
