import { askSupport, listSupportRequests, type SentRequest, sendSupportEmail } from "@aufwind/contract/support";
import { SUPPORT_TOPICS } from "@aufwind/rules/support";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { sendOwnRequest, sendSupportRequest } from "./commands.ts";
import { latestRequests } from "./store.ts";

export function supportRoutes(api: Api, platform: Platform): void {
  api.openapi(sendSupportEmail, async (c) => {
    const reference = await sendSupportRequest(platform, { request: c.req.valid("json"), locale: localeOf(c) });
    return c.json({ reference }, 202);
  });

  api.openapi(askSupport, async (c) => {
    const reference = await sendOwnRequest(platform, memberOf(c).userId, c.req.valid("json"));
    return c.json({ reference }, 201);
  });

  api.openapi(listSupportRequests, async (c) => {
    const rows = await latestRequests(platform.database, memberOf(c).userId);
    return c.json({ items: rows.map(presentRequest) }, 200);
  });
}

type Row = Awaited<ReturnType<typeof latestRequests>>[number];

/** A request as its author sees it; the rest happens by mail. */
const presentRequest = ({ reference, topic, subject, created_at }: Row): SentRequest => ({
  reference,
  topic: SUPPORT_TOPICS.find((each) => each === topic) ?? "other",
  subject,
  status: "received",
  sentAt: created_at.toISOString(),
});
