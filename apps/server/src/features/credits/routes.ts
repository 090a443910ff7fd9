import * as contract from "@aufwind/contract/credits";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { creditsOf, expectedCredit } from "./queries.ts";

export function creditRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readCredits, async (c) => c.json(await creditsOf(platform, memberOf(c).userId), 200));

  api.openapi(contract.readExpectedCredit, async (c) => {
    const { coachId, scheduledAt, feeCents } = c.req.valid("query");
    const [clientId, now] = [memberOf(c).userId, platform.clock.now()];
    const wanted = { clientId, coachId, startsAt: new Date(scheduledAt), grossCents: feeCents, now };
    return c.json({ creditCents: await expectedCredit(platform.database, wanted) }, 200);
  });
}
