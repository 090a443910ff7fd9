import * as contract from "@aufwind/contract/credits";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { creditsOf, expectedCredit } from "./commands.ts";

export function creditRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readCredits, async (c) => c.json(await creditsOf(platform, memberOf(c).userId), 200));

  api.openapi(contract.readExpectedCredit, async (c) => {
    const { scheduledAt, feeCents } = c.req.valid("query");
    const wanted = { clientId: memberOf(c).userId, startsAt: new Date(scheduledAt), grossCents: feeCents };
    return c.json({ creditCents: await expectedCredit(platform.database, wanted) }, 200);
  });
}
