import { previewSchedule } from "@aufwind/contract/schedules";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { previewOf } from "./commands.ts";

export function previewRoutes(api: Api, { database, clock }: Platform): void {
  api.openapi(previewSchedule, async (c) => {
    const { month } = c.req.valid("param");
    const { consultation } = c.req.valid("query");
    const asked = { coachId: memberOf(c).userId, month, consultation, now: clock.now() };
    return c.json(await previewOf(database, asked), 200);
  });
}
