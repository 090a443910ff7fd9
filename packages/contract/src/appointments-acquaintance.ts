import { RELATIONS } from "@aufwind/rules/appointments/booking";
import { STATUSES } from "@aufwind/rules/appointments/status";
import { PACKAGE_CONSULTATIONS } from "@aufwind/rules/coaching-packages";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, open, problems } from "./platform/route.ts";

/** The relation of client and coach, for the first step of a booking. */
export const Acquaintance = z.object({
  relation: z.enum(RELATIONS),
  /** Null if there is none yet, or if it was cancelled or rejected. */
  discovery: z
    .object({
      id: z.uuid(),
      scheduledAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      scheduledStatus: z.enum(STATUSES),
    })
    .nullable(),
  /** Which consultations can be booked now. */
  open: z.array(z.enum(CONSULTATIONS)),
  /** Which of the offered consultations this client books at once. */
  instant: z.array(z.enum(CONSULTATIONS)),
  /** A paid start before this needs consent to begin within the withdrawal period: of a request, or if booked at once. */
  earlyStartBefore: z.object({ request: z.iso.datetime(), instant: z.iso.datetime() }),
  /** Whether payment details are saved. */
  hasPaymentMethod: z.boolean(),
  /** The client's packages with this coach of which something can be booked now, the one that ends first first. */
  packages: z.array(
    z.object({
      id: z.uuid(),
      consultation: z.enum(PACKAGE_CONSULTATIONS),
      /** As it was sold. */
      durationMinutes: z.int(),
      size: z.int(),
      left: z.int(),
      bookable: z.int(),
      validUntil: z.iso.date(),
    }),
  ),
});
export type Acquaintance = z.infer<typeof Acquaintance>;

export const readAcquaintance = createRoute({
  method: "get",
  path: "/api/clients/coaches/{coachId}/acquaintance",
  summary: "Whether a client knows a coach, and what can be booked therefore",
  ...open("client"),
  request: { params: z.object({ coachId: z.uuid({ error: "invalid" }) }) },
  responses: {
    200: answer("As it is now", Acquaintance),
    ...problems(
      "notSignedIn",
      "wrongRole",
      "notFound",
      "bookingsClosed",
      "ownClientsOnly",
      "invalidFields",
      "unavailable",
    ),
  },
});
