import { readNotificationSettings, saveNotificationSettings } from "@aufwind/contract/notifications";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Member } from "../../../platform/session/actor.ts";
import { saveSettings, settingsOf } from "./commands.ts";

const whose = ({ userId, kind }: Member) => ({ userId, side: kind === "coach" ? kind : ("client" as const) });

export function notificationSettingRoutes(api: Api, platform: Platform): void {
  api.openapi(readNotificationSettings, async (c) =>
    c.json(await settingsOf(platform.database, whose(memberOf(c))), 200),
  );

  api.openapi(saveNotificationSettings, async (c) =>
    c.json(await saveSettings(platform, { ...whose(memberOf(c)), given: c.req.valid("json") }), 200),
  );
}
