import * as contract from "@aufwind/contract/clients";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import * as commands from "./commands.ts";

const saved = { status: "saved" } as const;

export function clientRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readPreferences, async (c) =>
    c.json(await commands.preferencesOf(platform, platform.database, memberOf(c).userId), 200),
  );

  api.openapi(contract.savePreferredTopics, async (c) => {
    const { preferredCoachingAreas } = c.req.valid("json");
    await commands.saveTopics(platform, memberOf(c).userId, { preferredCoachingAreas, locale: localeOf(c) });
    return c.json(saved, 200);
  });

  api.openapi(contract.savePreferredCoach, async (c) => {
    await commands.saveCoach(platform, memberOf(c).userId, c.req.valid("json"));
    return c.json(saved, 200);
  });

  api.openapi(contract.saveReferral, async (c) => {
    await commands.saveReferral(platform, memberOf(c).userId, c.req.valid("json"));
    return c.json(saved, 200);
  });

  api.openapi(contract.deletePreferences, async (c) => {
    await commands.forgetPreferences(platform, memberOf(c).userId);
    return c.json({ status: "deleted" as const }, 200);
  });
}
