import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, open, problems } from "./platform/route.ts";

export const OfflineAppointment = z.object({
  id: z.uuid(),
  /** The other person's name; empty if they have left. */
  name: z.string(),
  consultation: z.enum(CONSULTATIONS),
  scheduledAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type OfflineAppointment = z.infer<typeof OfflineAppointment>;

export const OfflineAppointments = z.object({
  /** Until when the session lasts without being used; null where the device may keep nothing. */
  keptUntil: z.iso.datetime().nullable(),
  /** The next confirmed ones. */
  items: z.array(OfflineAppointment),
});
export type OfflineAppointments = z.infer<typeof OfflineAppointments>;

export const readOfflineAppointments = createRoute({
  method: "get",
  path: "/api/offline/appointments",
  summary: "The next appointments for a device to keep, if its session outlives the browser",
  ...open("signedIn"),
  responses: { 200: answer("What may be kept", OfflineAppointments), ...problems("notSignedIn", "unavailable") },
});
