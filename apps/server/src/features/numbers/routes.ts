import { exportNumbers, readNumbers } from "@aufwind/contract/numbers";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { csvHeaders, csvOf } from "../../platform/documents/csv.ts";
import type { Api } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { columnsIn, numbersOf } from "./queries.ts";

export function numberRoutes(api: Api, platform: Platform): void {
  const { translator, clock } = platform;

  api.openapi(readNumbers, async (c) => c.json(await numbersOf(platform, c.req.valid("query").period), 200));

  api.openapi(exportNumbers, async (c) => {
    const locale = localeOf(c);
    const { activity } = await numbersOf(platform, c.req.valid("query").period);
    const name = translator.t(locale, "numbers:file", { date: berlinDay(clock.now()) });
    return c.body(csvOf(columnsIn(translator, locale), activity, locale), 200, csvHeaders(name, locale));
  });
}
