import * as contract from "@aufwind/contract/reconciliation";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { csvHeaders, csvOf } from "../../platform/documents/csv.ts";
import type { Api } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { columnsIn, forecastBalance, readDay, readReconciliation } from "./queries.ts";

export function reconciliationRoutes(api: Api, platform: Platform): void {
  const { translator, clock } = platform;

  api.openapi(contract.readReconciliation, async (c) =>
    c.json(await readReconciliation(platform, c.req.valid("query").days), 200),
  );

  api.openapi(contract.exportReconciliation, async (c) => {
    const locale = localeOf(c);
    const { days } = await readReconciliation(platform, c.req.valid("query").days);
    const name = translator.t(locale, "reconciliation:file", { date: berlinDay(clock.now()) });
    return c.body(csvOf(columnsIn(translator, locale), days, locale), 200, csvHeaders(name, locale));
  });

  api.openapi(contract.readReconciledDay, async (c) => c.json(await readDay(platform, c.req.valid("param").day), 200));

  api.openapi(contract.readForecast, async (c) => c.json(await forecastBalance(platform), 200));
}
