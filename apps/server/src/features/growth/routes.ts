import { readGrowth } from "@aufwind/contract/growth";
import { GROWTH_SPANS } from "@aufwind/rules/growth";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { growthOf } from "./queries.ts";

export function growthRoutes(api: Api, platform: Platform): void {
  api.openapi(readGrowth, async (c) => {
    const asked = c.req.valid("query").weeks;
    const weeks = GROWTH_SPANS.find((each) => String(each) === asked) ?? GROWTH_SPANS[1];
    return c.json(await growthOf(platform, { coachId: memberOf(c).userId, weeks }), 200);
  });
}
