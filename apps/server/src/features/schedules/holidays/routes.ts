import { addHolidays as addRoute, listHolidays } from "@aufwind/contract/schedules";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import { localeOf } from "../../../platform/http/request-context.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addHolidays, holidaysOf } from "./commands.ts";

export function holidayRoutes(api: Api, platform: Platform): void {
  api.openapi(listHolidays, async (c) => {
    const { state } = c.req.valid("query");
    const asked = { coachId: memberOf(c).userId, state, now: platform.clock.now() };
    const { items } = await holidaysOf(platform.database, asked);
    return c.json({ items }, 200);
  });

  api.openapi(addRoute, async (c) => {
    const { state, dates } = c.req.valid("json");
    const added = await addHolidays(platform, memberOf(c).userId, { state, dates, locale: localeOf(c) });
    return c.json({ added }, 201);
  });
}
