import * as contract from "@aufwind/contract/finances";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { csvHeaders, csvOf } from "../../platform/documents/csv.ts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { allSales, columnsIn, earningOf, listSales, monthsOf, summaryOf } from "./queries.ts";

export function financeRoutes(api: Api, platform: Platform): void {
  const { translator, clock } = platform;

  api.openapi(contract.readFinanceSummary, async (c) => c.json(await summaryOf(platform, memberOf(c).userId), 200));

  api.openapi(contract.readFinanceMonths, async (c) =>
    c.json({ months: await monthsOf(platform, memberOf(c).userId) }, 200),
  );

  api.openapi(contract.readAppointmentEarning, async (c) => {
    const own = { coachId: memberOf(c).userId, id: c.req.valid("param").id };
    return c.json({ arrivesCents: await earningOf(platform, own) }, 200);
  });

  api.openapi(contract.exportFinances, async (c) => {
    const locale = localeOf(c);
    const sales = await allSales(platform, { coachId: memberOf(c).userId, ...c.req.valid("query") });
    const name = translator.t(locale, "finances:file", { date: berlinDay(clock.now()) });
    return c.body(csvOf(columnsIn(translator, locale), sales, locale), 200, csvHeaders(name, locale));
  });

  api.openapi(contract.listFinances, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listSales(platform, { coachId: memberOf(c).userId, ...asked }), 200);
  });
}
