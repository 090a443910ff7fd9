import * as contract from "@aufwind/contract/content-decisions";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { databaseForReads } from "../../platform/http/replica-reads.ts";
import type { Platform } from "../../platform/platform.ts";
import { appealDecision } from "./commands.ts";
import { decisionFor } from "./queries.ts";
import { transparencyReport } from "./report.ts";

export function contentDecisionRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readTransparencyReport, async (c) =>
    c.json(await transparencyReport(databaseForReads(c, platform), platform.clock.now()), 200),
  );

  api.openapi(contract.readDecision, async (c) => {
    const own = { ...c.req.valid("param"), userId: memberOf(c).userId };
    return c.json(await decisionFor(platform, own), 200);
  });

  api.openapi(contract.appealDecision, async (c) => {
    const own = { ...c.req.valid("param"), userId: memberOf(c).userId };
    await appealDecision(platform, { ...own, ...c.req.valid("json") });
    return c.json(await decisionFor(platform, own), 201);
  });
}
