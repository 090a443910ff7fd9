import * as contract from "@aufwind/contract/reconciliation";
import type { Api } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { forecastBalance, readReconciliation } from "./queries.ts";

export function reconciliationRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.readReconciliation, async (c) =>
    c.json(await readReconciliation(platform, c.req.valid("query").days), 200),
  );

  api.openapi(contract.readForecast, async (c) => c.json(await forecastBalance(platform), 200));
}
