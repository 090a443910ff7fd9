import { countCoaches } from "@aufwind/contract/search";
import type { Api } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { countsOf } from "./commands.ts";

export function countRoutes(api: Api, platform: Platform): void {
  api.openapi(countCoaches, async (c) => c.json(await countsOf(platform, c.req.valid("query")), 200));
}
