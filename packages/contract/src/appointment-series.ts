import { CLASHES, RHYTHMS, SERIES_ACTS, SERIES_CONSULTATIONS, SERIES_DATES } from "@aufwind/rules/appointment-series";
import { MOST_BOOKING_NOTE } from "@aufwind/rules/appointments/booking";
import { SIDES } from "@aufwind/rules/appointments/status";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { AppointmentItem, appointmentLanguage, earlyStart, instant } from "./appointments.ts";
import { oneOf, optionalParagraph } from "./platform/fields.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";
import { timeZone } from "./schedules.ts";

const coachId = z.uuid({ error: "invalid" });

/** A date as it was asked for: free, or why not and what is free near it, the best first. */
const CheckedDate = z.object({
  scheduledAt: z.iso.datetime(),
  clash: z.enum(CLASHES).nullable(),
  alternatives: z.array(z.iso.datetime()),
});
export type CheckedDate = z.infer<typeof CheckedDate>;

export const SeriesPreview = z.object({
  dates: z.array(CheckedDate),
  durationMinutes: z.int(),
  /** Gross, of each date. */
  feeCents: z.int(),
  /** Whether it is booked at once, without the coach being asked. */
  isInstant: z.boolean(),
  /** A start before this needs consent to begin within the withdrawal period; null if none does. */
  earlyStartBefore: z.iso.datetime().nullable(),
});
export type SeriesPreview = z.infer<typeof SeriesPreview>;

/** Why somebody cannot book anything of the kind. */
const CLOSED = [
  "notSignedIn",
  "wrongRole",
  "notFound",
  "bookingsClosed",
  "ownClientsOnly",
  "paidBookingsClosed",
  "discoveryFirst",
] as const;

export const previewSeries = createRoute({
  method: "get",
  path: "/api/clients/coaches/{coachId}/series-preview",
  summary: "All dates of a series checked at once, with alternatives for those that cannot be had",
  ...open("client"),
  request: {
    params: z.object({ coachId }),
    query: z.object({
      consultation: oneOf(SERIES_CONSULTATIONS),
      /** The first start. */
      scheduledAt: instant,
      rhythm: oneOf(RHYTHMS),
      count: z.coerce
        .number({ error: "invalid" })
        .int({ error: "invalid" })
        .min(SERIES_DATES.least, { error: "seriesLength" })
        .max(SERIES_DATES.most, { error: "seriesLength" }),
    }),
  },
  responses: { 200: answer("Date by date", SeriesPreview), ...problems(...CLOSED, "invalidFields", "unavailable") },
});

const starts = z
  .array(instant, { error: "required" })
  .min(SERIES_DATES.least, { error: "seriesLength" })
  .max(SERIES_DATES.most, { error: "seriesLength" })
  .refine((all) => new Set(all.map((each) => Date.parse(each))).size === all.length, { error: "seriesTwice" });

/** Strict: price, status and people are not the client's to set. */
const SeriesBooking = z.strictObject({
  coachId,
  consultation: oneOf(SERIES_CONSULTATIONS),
  rhythm: oneOf(RHYTHMS),
  /** The chosen starts; some may be alternatives, some left out. */
  starts,
  timeZone: timeZone.default("Europe/Berlin"),
  earlyStart,
  /** The gross price of each that the client was shown. */
  feeCents: z.int({ error: "invalid" }).min(0, { error: "invalid" }),
  /** Of all dates. */
  language: appointmentLanguage,
  /** A note to the coach, for the first date. */
  note: optionalParagraph(MOST_BOOKING_NOTE),
  instant: z.boolean({ error: "invalid" }).default(true),
  termsVersion: z.iso.date({ error: "invalid" }).optional(),
});

export const Series = z.object({
  id: z.uuid(),
  side: z.enum(SIDES),
  coach: AppointmentItem.shape.coach,
  client: AppointmentItem.shape.client,
  consultation: z.enum(SERIES_CONSULTATIONS),
  rhythm: z.enum(RHYTHMS),
  bookedAt: z.iso.datetime(),
  /** In order; each an appointment of its own. */
  dates: z.array(AppointmentItem),
  /** Until when those that wait are answered. */
  answerBy: z.iso.datetime().nullable(),
  /** Whether accepting new times needs the caller's consent to begin within the withdrawal period. */
  needsEarlyStart: z.boolean(),
  /** In which the coach thinks. */
  coachZone: z.string(),
  /** What the caller can do now with several dates at once. */
  can: z.array(z.enum(SERIES_ACTS)),
});
export type Series = z.infer<typeof Series>;

const oneSeries = answer("The series as it is now", Series);
const params = z.object({ id: z.uuid({ error: "invalid" }) });

export const bookSeries = createRoute({
  method: "post",
  path: "/api/appointment-series",
  summary: "Book several dates in one act: all of them, or none; repeated, it answers with the same series",
  ...open("client", perPerson(30, 3600)),
  request: { body: json(SeriesBooking) },
  responses: {
    201: oneSeries,
    ...writeProblems(
      ...CLOSED,
      "seriesTaken",
      "feeChanged",
      "termsChanged",
      "tooManyOpen",
      "temporarilySuspended",
      "noPaymentMethod",
    ),
  },
});

export const readSeries = createRoute({
  method: "get",
  path: "/api/appointment-series/{id}",
  summary: "Read a series of one's own, with all its dates",
  ...open("signedIn"),
  request: { params },
  responses: { 200: oneSeries, ...problems("notSignedIn", "notFound", "invalidFields", "unavailable") },
});

const REFUSED = ["notSignedIn", "notFound", "notPossibleNow"] as const;
const reason = optionalParagraph(1000);

export const giveSeriesDetails = createRoute({
  method: "post",
  path: "/api/appointment-series/{id}/payment-details",
  summary: "Say that payment details are saved: the coach is asked for all dates now",
  ...open("client"),
  request: { params },
  responses: {
    200: oneSeries,
    ...problems(...REFUSED, "wrongRole", "crossSite", "invalidFields", "holdExpired", "noPaymentMethod", "unavailable"),
  },
});

export const confirmSeries = createRoute({
  method: "post",
  path: "/api/appointment-series/{id}/confirm",
  summary: "Confirm all dates of a request",
  ...open("coach"),
  request: { params },
  responses: {
    200: oneSeries,
    ...problems(...REFUSED, "wrongRole", "crossSite", "invalidFields", "appointmentStarted", "unavailable"),
  },
});

export const rejectSeries = createRoute({
  method: "post",
  path: "/api/appointment-series/{id}/reject",
  summary: "Reject all dates of a request, with a reason if one likes",
  ...open("coach"),
  request: { params, body: json(z.strictObject({ reason })) },
  responses: { 200: oneSeries, ...writeProblems(...REFUSED, "wrongRole") },
});

export const acceptSeries = createRoute({
  method: "post",
  path: "/api/appointment-series/{id}/accept",
  summary: "Accept all new times that wait for the caller",
  ...open("signedIn"),
  request: { params, body: json(z.strictObject({ earlyStart })) },
  responses: { 200: oneSeries, ...writeProblems(...REFUSED, "appointmentStarted") },
});

export const declineSeries = createRoute({
  method: "post",
  path: "/api/appointment-series/{id}/decline",
  summary: "Decline all new times that wait for the caller: these dates are cancelled without cost",
  ...open("signedIn"),
  request: { params, body: json(z.strictObject({ reason })) },
  responses: { 200: oneSeries, ...writeProblems(...REFUSED) },
});
