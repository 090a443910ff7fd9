import { readBusiness, saveBusiness } from "@aufwind/contract/businesses";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveSection } from "../coaches/commands.ts";
import { setBusiness } from "./commands.ts";
import { businessOf } from "./queries.ts";

export function businessRoutes(api: Api, platform: Platform): void {
  api.openapi(readBusiness, async (c) => {
    return c.json(await businessOf(platform, platform.database, memberOf(c).userId), 200);
  });

  api.openapi(saveBusiness, async (c) => {
    const business = c.req.valid("json");
    await saveSection(platform, memberOf(c).userId, (tx, coachId) => setBusiness(tx, platform, coachId, business));
    return c.json({ status: "saved" as const }, 200);
  });
}
