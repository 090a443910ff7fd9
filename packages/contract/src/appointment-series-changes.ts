import { CLASHES, SERIES_DATES } from "@aufwind/rules/appointment-series";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Series } from "./appointment-series.ts";
import { earlyStart, instant } from "./appointments.ts";
import { optionalParagraph } from "./platform/fields.ts";
import { answer, json, open, problems, writeProblems } from "./platform/route.ts";

const params = z.object({ id: z.uuid({ error: "invalid" }) });
/** The date from which on; without it all. */
const from = z.uuid({ error: "invalid" }).optional();
const READ = ["notSignedIn", "notFound", "invalidFields", "unavailable"] as const;
const oneSeries = answer("The series as it is now", Series);

/** What cancelling would cost, date by date. */
export const SeriesCancellation = z.object({
  dates: z.array(z.object({ id: z.uuid(), scheduledAt: z.iso.datetime(), owedCents: z.int() })),
  owedCents: z.int(),
});
export type SeriesCancellation = z.infer<typeof SeriesCancellation>;

export const previewCancellation = createRoute({
  method: "get",
  path: "/api/appointment-series/{id}/cancellation",
  summary: "Which dates would be cancelled now, and what the client would owe",
  ...open("signedIn"),
  request: { params, query: z.object({ from }) },
  responses: { 200: answer("Date by date", SeriesCancellation), ...problems(...READ) },
});

export const cancelSeries = createRoute({
  method: "post",
  path: "/api/appointment-series/{id}/cancel",
  summary: "Cancel a date and those after it, or all: each by the rule of one appointment",
  ...open("signedIn"),
  request: {
    params,
    body: json(
      z.strictObject({
        from,
        /** A coach gives one. */
        reason: optionalParagraph(1000),
        /** The cost that was shown: nobody is surprised at the 24-hour limit. */
        owedCents: z.int({ error: "invalid" }).min(0, { error: "invalid" }),
      }),
    ),
  },
  responses: { 200: oneSeries, ...writeProblems("notSignedIn", "notFound", "notPossibleNow", "costChanged") },
});

/** Where each date would move to, and those that stay. */
export const SeriesMove = z.object({
  dates: z.array(
    z.object({
      id: z.uuid(),
      scheduledBefore: z.iso.datetime(),
      scheduledAt: z.iso.datetime(),
      clash: z.enum(CLASHES).nullable(),
      alternatives: z.array(z.iso.datetime()),
      /** A new start before this needs the client's consent to begin within the withdrawal period; null if none does. */
      earlyStartBefore: z.iso.datetime().nullable(),
    }),
  ),
  /** Too late, or moved too often. */
  staying: z.array(z.object({ id: z.uuid(), scheduledAt: z.iso.datetime() })),
});
export type SeriesMove = z.infer<typeof SeriesMove>;

export const previewMove = createRoute({
  method: "get",
  path: "/api/appointment-series/{id}/move",
  summary: "Where the dates would move to if the first of them moved to this start",
  ...open("signedIn"),
  request: { params, query: z.object({ from, scheduledAt: instant }) },
  responses: { 200: answer("Date by date", SeriesMove), ...problems(...READ, "notPossibleNow", "notASlot") },
});

export const moveSeries = createRoute({
  method: "post",
  path: "/api/appointment-series/{id}/reschedule",
  summary: "Move several dates in one act: all of them, or none; the other side accepts or declines them as one",
  ...open("signedIn"),
  request: {
    params,
    body: json(
      z.strictObject({
        moves: z
          .array(z.strictObject({ id: z.uuid({ error: "invalid" }), scheduledAt: instant }), { error: "required" })
          .min(1, { error: "required" })
          .max(SERIES_DATES.most, { error: "seriesLength" }),
        earlyStart,
      }),
    ),
  },
  responses: {
    200: oneSeries,
    ...writeProblems(
      "notSignedIn",
      "notFound",
      "notPossibleNow",
      "seriesTaken",
      "appointmentStarted",
      "tooLateToReschedule",
      "tooManyReschedules",
    ),
  },
});
