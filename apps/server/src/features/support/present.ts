import type { SentRequest } from "@aufwind/contract/support";
import { SUPPORT_TOPICS } from "@aufwind/rules/support";
import type { latestRequests } from "./store.ts";

type Row = Awaited<ReturnType<typeof latestRequests>>[number];

/** A request as its author sees it; the rest happens by mail. */
export const presentRequest = ({ reference, topic, subject, created_at }: Row): SentRequest => ({
  reference,
  topic: SUPPORT_TOPICS.find((each) => each === topic) ?? "other",
  subject,
  status: "received",
  sentAt: created_at.toISOString(),
});
