import * as contract from "@aufwind/contract/dashboards";
import { readClientToday, readCoachToday } from "@aufwind/contract/dashboards-today";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { clientToday } from "./client-today.ts";
import { coachToday } from "./coach-today.ts";
import { coachDashboard } from "./queries.ts";

export function dashboardRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readCoachDashboard, async (c) =>
    c.json(await coachDashboard(platform, { coachId: memberOf(c).userId, ...c.req.valid("query") }), 200),
  );
  api.openapi(readCoachToday, async (c) => c.json(await coachToday(platform, memberOf(c).userId), 200));
  api.openapi(readClientToday, async (c) => c.json(await clientToday(platform, memberOf(c).userId), 200));
}
