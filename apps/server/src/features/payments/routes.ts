import { askPayment, payAppointment } from "@aufwind/contract/payments";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { loadOwnCharge, payOwn } from "./checkout.ts";

export function paymentRoutes(api: Api, platform: Platform): void {
  api.openapi(payAppointment, async (c) => {
    const { appointmentId } = c.req.valid("json");
    return c.json(await payOwn(platform, { id: appointmentId, clientId: memberOf(c).userId }), 200);
  });
  api.openapi(askPayment, async (c) => {
    const { appointmentId } = c.req.valid("json");
    return c.json(await loadOwnCharge(platform, { id: appointmentId, clientId: memberOf(c).userId }), 200);
  });
}
