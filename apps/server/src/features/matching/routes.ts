import * as contract from "@aufwind/contract/matching";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { suggestedCoaches } from "./queries.ts";

export function matchingRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listSuggestedCoaches, async (c) =>
    c.json(await suggestedCoaches(platform, memberOf(c).userId, c.req.valid("param")), 200),
  );
}
