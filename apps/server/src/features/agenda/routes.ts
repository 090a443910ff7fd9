import { listAffected, readAgenda } from "@aufwind/contract/agenda";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { agendaOf, appointmentsAffectedBy } from "./queries.ts";

export function agendaRoutes(api: Api, platform: Platform): void {
  api.openapi(readAgenda, async (c) => c.json(await agendaOf(platform, memberOf(c).userId, c.req.valid("query")), 200));

  api.openapi(listAffected, async (c) =>
    c.json({ items: await appointmentsAffectedBy(platform, memberOf(c).userId, c.req.valid("query")) }, 200),
  );
}
