import type { OpenedMessage } from "@aufwind/contract/content-decisions-team";
import type { OperatorPaymentDetail } from "@aufwind/contract/payments-operators";
import { OPENED_AROUND } from "@aufwind/rules/content-decisions";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type EventRow, findHistory } from "../appointments/store.ts";
import { findVisits } from "../appointments/team/store.ts";
import { findOpeningsBetween } from "../content-decisions/store.ts";
import { messagesAround } from "../conversations/queries.ts";
import { paymentDetail } from "../payments/operators/queries.ts";
import { type ConsentRow, findConsents } from "./store.ts";

export type EvidenceFacts = {
  payment: OperatorPaymentDetail;
  consents: ConsentRow;
  history: EventRow[];
  visits: Awaited<ReturnType<typeof findVisits>>;
  /** Null while nobody has let them be read. */
  messages: OpenedMessage[] | null;
};

/** Everything that the evidence says. Session notes are never among it. */
export async function gatherEvidence(platform: Platform, id: string): Promise<EvidenceFacts> {
  const { database } = platform;
  const [payment, consents, history, visits] = await Promise.all([
    paymentDetail(platform, id),
    findConsents(database, id),
    findHistory(database, id),
    findVisits(database, id),
  ]);
  if (!consents) throw new Problem("notFound");
  return { payment, consents, history, visits, messages: await openedMessages(platform, consents) };
}

/** The messages of the two that a second person has let be read, each once. */
async function openedMessages(
  platform: Platform,
  { coach_id, client_id }: ConsentRow,
): Promise<OpenedMessage[] | null> {
  const now = platform.clock.now();
  const openings = await findOpeningsBetween(platform.database, { coachId: coach_id, clientId: client_id, now });
  if (openings.length === 0) return null;
  const parts = await Promise.all(
    openings.map(({ message_id }) => messagesAround(platform, { messageId: message_id, most: OPENED_AROUND })),
  );
  const once = new Map(parts.flat().map((message) => [message.id, message]));
  return [...once.values()].toSorted((one, other) => one.sentAt.localeCompare(other.sentAt));
}
