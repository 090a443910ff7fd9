import * as contract from "@aufwind/contract/credits";
import * as team from "@aufwind/contract/credits-team";
import { type Api, memberOf, operatorOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { creditsForTeam, grantGoodwill, previewGoodwill } from "./goodwill.ts";
import { creditsOf } from "./queries.ts";
import { previewRemoval, takeCreditAway } from "./removal.ts";

type Expected = { clientId: string; coachId: string; startsAt: Date; grossCents: number; now: Date };
/** What pays besides the card, gift cards included, which know of credits. */
type ExpectedMeans = (
  db: Platform["database"],
  wanted: Expected,
) => Promise<{ giftCents: number; creditCents: number }>;

export function creditRoutes(api: Api, platform: Platform, expectedMeans: ExpectedMeans): void {
  api.openapi(contract.readCredits, async (c) => c.json(await creditsOf(platform, memberOf(c).userId), 200));

  api.openapi(contract.readExpectedCredit, async (c) => {
    const { coachId, scheduledAt, feeCents } = c.req.valid("query");
    const [clientId, now] = [memberOf(c).userId, platform.clock.now()];
    const wanted = { clientId, coachId, startsAt: new Date(scheduledAt), grossCents: feeCents, now };
    return c.json(await expectedMeans(platform.database, wanted), 200);
  });
}

export function goodwillRoutes(api: Api, platform: Platform): void {
  api.openapi(team.readCreditsOfClient, async (c) => {
    const { operatorId } = operatorOf(c);
    return c.json(await creditsForTeam(platform, { clientId: c.req.valid("param").id, operatorId }), 200);
  });

  api.openapi(team.previewGoodwill, async (c) =>
    c.json(await previewGoodwill(platform, { clientId: c.req.valid("param").id, ...c.req.valid("json") }), 200),
  );

  api.openapi(team.grantGoodwill, async (c) => {
    const { operatorId } = operatorOf(c);
    const asked = { clientId: c.req.valid("param").id, ...c.req.valid("json"), operatorId };
    return c.json(await grantGoodwill(platform, asked), 200);
  });

  api.openapi(team.previewTaking, async (c) => {
    const { id: clientId, creditId } = c.req.valid("param");
    return c.json(await previewRemoval(platform, { clientId, creditId }), 200);
  });

  api.openapi(team.takeCredit, async (c) => {
    const { id: clientId, creditId } = c.req.valid("param");
    const { operatorId } = operatorOf(c);
    const cents = await takeCreditAway(platform, { clientId, creditId, ...c.req.valid("json"), operatorId });
    return c.json({ cents }, 200);
  });
}
