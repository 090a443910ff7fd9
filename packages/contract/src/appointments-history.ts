import { ACTORS, EVENTS } from "@aufwind/rules/appointments/lifecycle";
import { STATUSES } from "@aufwind/rules/appointments/status";
import { z } from "zod";

export const AppointmentHistoryEntry = z.object({
  event: z.enum(["book", ...EVENTS]),
  by: z.enum(ACTORS),
  at: z.iso.datetime(),
  scheduledStatus: z.enum(STATUSES),
  /** The start after this event. */
  scheduledAt: z.iso.datetime(),
  reason: z.string().nullable(),
});
