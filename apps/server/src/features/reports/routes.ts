import { reportMessage } from "@aufwind/contract/reports";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { fileReport } from "./commands.ts";

export function reportRoutes(api: Api, platform: Platform): void {
  api.openapi(reportMessage, async (c) => {
    await fileReport(platform, { userId: memberOf(c).userId, ...c.req.valid("json") });
    return c.body(null, 201);
  });
}
