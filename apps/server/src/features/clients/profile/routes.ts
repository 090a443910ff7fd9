import { readClientProfile, saveClientProfile } from "@aufwind/contract/clients";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { profileOf, saveProfile } from "./commands.ts";

export function clientProfileRoutes(api: Api, platform: Platform): void {
  api.openapi(readClientProfile, async (c) => c.json(await profileOf(platform.database, memberOf(c).userId), 200));

  api.openapi(saveClientProfile, async (c) =>
    c.json(await saveProfile(platform, memberOf(c).userId, c.req.valid("json")), 200),
  );
}
