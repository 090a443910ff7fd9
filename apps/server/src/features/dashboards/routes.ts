import * as contract from "@aufwind/contract/dashboards";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { coachDashboard } from "./queries.ts";

export function dashboardRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readCoachDashboard, async (c) =>
    c.json(await coachDashboard(platform, { coachId: memberOf(c).userId, ...c.req.valid("query") }), 200),
  );
}
