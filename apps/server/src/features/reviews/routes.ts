import * as contract from "@aufwind/contract/reviews";
import type { Api } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerIdOf } from "../../platform/session/actor.ts";
import { listReviews } from "./commands.ts";
import { reviewActRoutes } from "./moderation/routes.ts";
import { reviewWritingRoutes } from "./writing/routes.ts";

export function reviewRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listReviews, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query"), viewerId: viewerIdOf(c.get("actor")) };
    return c.json(await listReviews(platform.database, asked), 200);
  });
  reviewWritingRoutes(api, platform);
  reviewActRoutes(api, platform);
}
