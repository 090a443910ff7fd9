import { listClientNotifications, listCoachNotifications } from "@aufwind/contract/notifications";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import { localeOf } from "../../../platform/http/request-context.ts";
import type { Platform } from "../../../platform/platform.ts";
import { listNotifications } from "./commands.ts";

export function notificationListRoutes(api: Api, platform: Platform): void {
  api.openapi(listClientNotifications, async (c) => {
    const whose = { side: "client" as const, userId: memberOf(c).userId, locale: localeOf(c) };
    return c.json(
      await listNotifications(platform, { ...whose, ...c.req.valid("param"), ...c.req.valid("query") }),
      200,
    );
  });

  api.openapi(listCoachNotifications, async (c) => {
    const whose = { side: "coach" as const, userId: memberOf(c).userId, locale: localeOf(c) };
    return c.json(
      await listNotifications(platform, { ...whose, ...c.req.valid("param"), ...c.req.valid("query") }),
      200,
    );
  });
}
