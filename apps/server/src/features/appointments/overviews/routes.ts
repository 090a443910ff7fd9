import { readClientOverview, readCoachOverview } from "@aufwind/contract/appointments";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { clientOverview, coachOverview } from "./commands.ts";

export function overviewRoutes(api: Api, platform: Platform): void {
  api.openapi(readClientOverview, async (c) => c.json(await clientOverview(platform, memberOf(c).userId), 200));
  api.openapi(readCoachOverview, async (c) => c.json(await coachOverview(platform, memberOf(c).userId), 200));
}
