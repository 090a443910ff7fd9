import { listClientAppointments, listCoachAppointments } from "@aufwind/contract/appointments";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { listAppointments } from "./commands.ts";

export function appointmentListRoutes(api: Api, platform: Platform): void {
  api.openapi(listClientAppointments, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listAppointments(platform, { side: "client", userId: memberOf(c).userId, ...asked }), 200);
  });

  api.openapi(listCoachAppointments, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listAppointments(platform, { side: "coach", userId: memberOf(c).userId, ...asked }), 200);
  });
}
