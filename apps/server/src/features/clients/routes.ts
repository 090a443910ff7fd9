import * as contract from "@aufwind/contract/clients";
import { readClientProfile, saveClientProfile } from "@aufwind/contract/clients";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { profileOf, saveProfile } from "./client-profile.ts";
import { deletePreferences, saveCoach, saveReferral, saveTopics } from "./commands.ts";
import { preferencesOf } from "./queries.ts";

const saved = { status: "saved" } as const;

export function clientRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readPreferences, async (c) =>
    c.json(await preferencesOf(platform, platform.database, memberOf(c).userId), 200),
  );

  api.openapi(contract.savePreferredTopics, async (c) => {
    const { preferredCoachingAreas } = c.req.valid("json");
    await saveTopics(platform, memberOf(c).userId, { preferredCoachingAreas, locale: localeOf(c) });
    return c.json(saved, 200);
  });

  api.openapi(contract.savePreferredCoach, async (c) => {
    await saveCoach(platform, memberOf(c).userId, c.req.valid("json"));
    return c.json(saved, 200);
  });

  api.openapi(contract.saveReferral, async (c) => {
    await saveReferral(platform, memberOf(c).userId, c.req.valid("json"));
    return c.json(saved, 200);
  });

  api.openapi(contract.deletePreferences, async (c) => {
    await deletePreferences(platform, memberOf(c).userId);
    return c.json({ status: "deleted" as const }, 200);
  });
}

export function clientProfileRoutes(api: Api, platform: Platform): void {
  api.openapi(readClientProfile, async (c) => c.json(await profileOf(platform.database, memberOf(c).userId), 200));

  api.openapi(saveClientProfile, async (c) =>
    c.json(await saveProfile(platform, memberOf(c).userId, c.req.valid("json")), 200),
  );
}
