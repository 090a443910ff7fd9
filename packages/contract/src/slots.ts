import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf } from "./platform/fields.ts";
import { answer, COMPRESSED, open, problems } from "./platform/route.ts";

/** The range: a day, the seven days from a date on, or the month of a date. */
export const SPANS = ["day", "week", "month"] as const;
export type Span = (typeof SPANS)[number];

const Day = z.object({ date: z.iso.date(), slots: z.array(z.iso.datetime()) });

/** Free slots by days of Berlin; empty days included. */
export const Slots = z.object({
  consultation: z.enum(CONSULTATIONS),
  durationMinutes: z.int(),
  days: z.array(Day),
  /** The first free slot after the last of these days, if any. */
  nextFreeAt: z.iso.datetime().nullable(),
});
export type Slots = z.infer<typeof Slots>;

const slotSpan = {
  span: oneOf(SPANS),
  /** A day of Berlin. */
  date: z.iso.date({ error: "dateTime" }),
};

export const listSlots = createRoute({
  method: "get",
  path: "/api/visitors/coaches/{slug}/slots/{span}/{date}",
  summary: "The free slots of a coach; for a client who is signed in, those that fit the client's own appointments",
  ...open("visitor"),
  ...COMPRESSED,
  request: {
    params: z.object({ slug: z.string(), ...slotSpan }),
    query: z.object({
      consultation: oneOf(CONSULTATIONS),
      /** One's own package, if it is booked from: its appointments have the duration that was sold. */
      packageId: z.uuid({ error: "invalid" }).optional(),
    }),
  },
  responses: {
    200: answer("Day by day", Slots),
    ...problems("notFound", "bookingsClosed", "ownClientsOnly", "paidBookingsClosed", "invalidFields", "unavailable"),
  },
});

export const listNewSlots = createRoute({
  method: "get",
  path: "/api/appointments/{id}/slots/{span}/{date}",
  summary: "The free slots to which an appointment can be rescheduled",
  ...open("signedIn"),
  ...COMPRESSED,
  request: { params: z.object({ id: z.uuid({ error: "invalid" }), ...slotSpan }) },
  responses: {
    200: answer("Day by day", Slots),
    ...problems("notSignedIn", "notFound", "invalidFields", "unavailable"),
  },
});

/** What can be booked after an appointment, for its two people: the usual time first, then the soonest. */
export const NextTimes = z.object({
  /** The address of the coach's page, where it is booked. */
  slug: z.string(),
  consultation: z.enum(CONSULTATIONS),
  durationMinutes: z.int(),
  times: z.array(
    z.object({
      scheduledAt: z.iso.datetime(),
      /** The same weekday and time of day as the appointment. */
      isUsual: z.boolean(),
    }),
  ),
});
export type NextTimes = z.infer<typeof NextTimes>;

export const listNextTimes = createRoute({
  method: "get",
  path: "/api/appointments/{id}/next-times",
  summary: "What to suggest as the next appointment of the same two people",
  ...open("signedIn"),
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: {
    200: answer("The usual time first", NextTimes),
    ...problems(
      "notSignedIn",
      "notFound",
      "bookingsClosed",
      "ownClientsOnly",
      "paidBookingsClosed",
      "invalidFields",
      "unavailable",
    ),
  },
});
