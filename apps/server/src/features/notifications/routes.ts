import {
  archiveNotification,
  deleteNotification,
  dismissNotification,
  markAllNotificationsRead,
  markNotificationRead,
} from "@aufwind/contract/notifications";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { changeNotification, readAllNotifications } from "./commands.ts";

export function notificationRoutes(api: Api, platform: Platform): void {
  api.openapi(markNotificationRead, async (c) => {
    await changeNotification(platform, { ...memberOf(c), ...c.req.valid("param"), act: "read" });
    return c.body(null, 204);
  });

  api.openapi(deleteNotification, async (c) => {
    await changeNotification(platform, { ...memberOf(c), ...c.req.valid("param"), act: "delete" });
    return c.body(null, 204);
  });

  api.openapi(archiveNotification, async (c) => {
    await changeNotification(platform, { ...memberOf(c), ...c.req.valid("param"), act: "archive" });
    return c.body(null, 204);
  });

  api.openapi(dismissNotification, async (c) => {
    await changeNotification(platform, { ...memberOf(c), ...c.req.valid("param"), act: "dismiss" });
    return c.body(null, 204);
  });

  api.openapi(markAllNotificationsRead, async (c) => {
    await readAllNotifications(platform, memberOf(c).userId);
    return c.body(null, 204);
  });
}
