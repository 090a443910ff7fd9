import {
  askSupport,
  listSupportRequests,
  readSupportRequest,
  replyToSupport,
  sendSupportEmail,
} from "@aufwind/contract/support";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { replyToRequest, sendOwnRequest, sendSupportRequest } from "./commands.ts";
import { listRequests, threadOf } from "./queries.ts";

export function supportRoutes(api: Api, platform: Platform): void {
  api.openapi(sendSupportEmail, async (c) => {
    const reference = await sendSupportRequest(platform, { request: c.req.valid("json"), locale: localeOf(c) });
    return c.json({ reference }, 202);
  });

  api.openapi(askSupport, async (c) => {
    const reference = await sendOwnRequest(platform, memberOf(c).userId, c.req.valid("json"));
    return c.json({ reference }, 201);
  });

  api.openapi(listSupportRequests, async (c) =>
    c.json({ items: await listRequests(platform, memberOf(c).userId) }, 200),
  );

  api.openapi(readSupportRequest, async (c) => {
    const own = { ...c.req.valid("param"), userId: memberOf(c).userId };
    return c.json(await threadOf(platform.database, own), 200);
  });

  api.openapi(replyToSupport, async (c) => {
    const own = { ...c.req.valid("param"), userId: memberOf(c).userId };
    return c.json(await replyToRequest(platform, { ...own, ...c.req.valid("json") }), 201);
  });
}
