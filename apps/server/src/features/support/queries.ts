import type { SentRequest, SupportThread } from "@aufwind/contract/support";
import { requestStatusOf, SUPPORT_TOPICS } from "@aufwind/rules/support";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findMessages, findProgress } from "../cases/thread-store.ts";
import { findRequest, latestRequests } from "./store.ts";

const SOURCE = "support_requests";
type Row = Pick<Awaited<ReturnType<typeof latestRequests>>[number], "reference" | "topic" | "subject" | "created_at">;
type Progress = Awaited<ReturnType<typeof findProgress>>[number];

/** A request as its author sees it. One from before there were cases was received. */
const presentRequest = (
  { reference, topic, subject, created_at }: Row,
  progress: Progress | undefined,
): SentRequest => ({
  reference,
  topic: SUPPORT_TOPICS.find((each) => each === topic) ?? "other",
  subject,
  status: progress ? requestStatusOf({ state: progress.state, answeredAt: progress.answered_at }) : "received",
  sentAt: created_at.toISOString(),
});

/** The latest requests of somebody, with how far each of them is. */
export async function listRequests({ database }: Platform, userId: string): Promise<SentRequest[]> {
  const rows = await latestRequests(database, userId);
  const references = rows.map(({ reference }) => reference);
  const progress = await findProgress(database, { source: SOURCE, sourceIds: references });
  return rows.map((row) =>
    presentRequest(
      row,
      progress.find(({ source_id }) => source_id === row.reference),
    ),
  );
}

type Own = { reference: string; userId: string };

/** A request with what both sides wrote; notes of the team are not part of it. */
export async function threadOf(db: DbOrTx, own: Own): Promise<SupportThread> {
  const row = await findRequest(db, own);
  if (!row) throw new Problem("notFound");
  const [[progress], messages] = await Promise.all([
    findProgress(db, { source: SOURCE, sourceIds: [own.reference] }),
    findMessages(db, { source: SOURCE, sourceId: own.reference }),
  ]);
  const first = { id: row.reference, kind: "received", text: row.message, at: row.created_at };
  return {
    ...presentRequest(row, progress),
    messages: (messages.length > 0 ? messages : [first]).map(({ id, kind, text, at }) => ({
      id,
      from: kind === "sent" ? "team" : "you",
      text,
      at: at.toISOString(),
    })),
  };
}
