import * as contract from "@aufwind/contract/appointments";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { acquaintanceOf, book } from "./booking/commands.ts";
import { readOwn } from "./commands.ts";
import { actRoutes } from "./transition-routes.ts";

export function appointmentRoutes(api: Api, platform: Platform): void {
  const { clock } = platform;

  api.openapi(contract.bookAppointment, async (c) => {
    const { userId } = memberOf(c);
    const id = await book(platform, { ...c.req.valid("json"), clientId: userId, locale: localeOf(c) });
    return c.json(await readOwn(platform, { id, userId, now: clock.now() }), 201);
  });

  api.openapi(contract.readAppointment, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await readOwn(platform, { id, userId: memberOf(c).userId, now: clock.now() }), 200);
  });

  api.openapi(contract.readAcquaintance, async (c) => {
    const { coachId } = c.req.valid("param");
    return c.json(await acquaintanceOf(platform, { coachId, clientId: memberOf(c).userId }), 200);
  });

  actRoutes(api, platform);
}
