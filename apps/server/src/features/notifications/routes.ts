import {
  archiveNotification,
  changeSelectedNotifications,
  deleteNotification,
  dismissNotification,
  listClientNotifications,
  listCoachNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotificationSettings,
  readPushKey,
  saveNotificationSettings,
  subscribeToPush,
  unsubscribeFromPush,
} from "@aufwind/contract/notifications";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import { changeNotification, changeNotifications, readAllNotifications, saveSettings } from "./commands.ts";
import { pushKeys } from "./gateway.ts";
import { dropSubscription } from "./push-store.ts";
import { subscribeBrowser } from "./pushes.ts";
import { listNotifications, settingsOf } from "./queries.ts";

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

  api.openapi(changeSelectedNotifications, async (c) => {
    const selected = { userId: memberOf(c).userId, ...c.req.valid("json") };
    return c.json(await changeNotifications(platform, selected), 200);
  });

  api.openapi(markAllNotificationsRead, async (c) => {
    await readAllNotifications(platform, memberOf(c).userId);
    return c.body(null, 204);
  });
}

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

const whose = ({ userId, kind }: Member) => ({ userId, side: kind === "coach" ? kind : ("client" as const) });

export function notificationSettingRoutes(api: Api, platform: Platform): void {
  api.openapi(readNotificationSettings, async (c) =>
    c.json(await settingsOf(platform.database, whose(memberOf(c))), 200),
  );

  api.openapi(saveNotificationSettings, async (c) =>
    c.json(await saveSettings(platform, { ...whose(memberOf(c)), given: c.req.valid("json") }), 200),
  );
}

export function pushSubscriptionRoutes(api: Api, platform: Platform): void {
  const { publicKey } = pushKeys(platform.config.secret);

  api.openapi(readPushKey, async (c) => c.json({ publicKey }, 200));

  api.openapi(subscribeToPush, async (c) => {
    await subscribeBrowser(platform, memberOf(c), c.req.valid("json"));
    return c.body(null, 204);
  });

  api.openapi(unsubscribeFromPush, async (c) => {
    await dropSubscription(platform.database, { userId: memberOf(c).userId, ...c.req.valid("json") });
    return c.body(null, 204);
  });
}
