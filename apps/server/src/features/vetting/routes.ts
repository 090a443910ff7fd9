import { readOwnCheck, resubmitProfile as resubmitProfileRoute } from "@aufwind/contract/vetting";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { findCoach } from "../coaches/store.ts";
import { resubmitProfile } from "./commands.ts";
import { presentOwnCheck } from "./queries.ts";
import { findLatest } from "./store.ts";

export function vettingRoutes(api: Api, platform: Platform): void {
  api.openapi(readOwnCheck, async (c) => {
    const { userId } = memberOf(c);
    const [latest, coach] = await Promise.all([
      findLatest(platform.database, userId),
      findCoach(platform.database, userId),
    ]);
    const wasPublic = Boolean(coach?.first_public_at);
    return c.json({ check: latest ? presentOwnCheck(latest, { wasPublic }) : null }, 200);
  });

  api.openapi(resubmitProfileRoute, async (c) => c.json(await resubmitProfile(platform, memberOf(c).userId), 200));
}
