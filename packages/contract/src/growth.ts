import { SOURCES } from "@aufwind/rules/booking-pages";
import { GROWTH_HINTS, GROWTH_SPANS } from "@aufwind/rules/growth";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf } from "./platform/fields.ts";
import { answer, open, problems } from "./platform/route.ts";

const steps = {
  /** How often in a list of the search. */
  shown: z.int(),
  /** How often the profile was opened. */
  viewed: z.int(),
  /** How often a chosen time was opened, and how often the step with price and consents. */
  started: z.int(),
  confirming: z.int(),
  /** Appointments that were neither rejected nor cancelled. */
  booked: z.int(),
};

const Steps = z.object(steps);

export const Growth = z.object({
  weeks: z.union(GROWTH_SPANS.map((weeks) => z.literal(weeks))),
  /** Of all sources with a page behind them. */
  counts: Steps,
  /** Of as many weeks before; null if nothing was counted in them. */
  before: Steps.nullable(),
  /** Each week by its Monday, without gaps, oldest first; the last is the present one. */
  weekly: z.array(z.object({ week: z.iso.date(), ...steps })),
  /** Every source, with the share of views that became appointments; null below ten views. */
  sources: z.array(z.object({ source: z.enum(SOURCES), ...steps, rate: z.number().nullable() })),
  /** What the numbers suggest, at most three; with how many of how many leave where that is the point. */
  hints: z.array(z.object({ hint: z.enum(GROWTH_HINTS), left: z.int().nullable(), of: z.int().nullable() })),
});
export type Growth = z.infer<typeof Growth>;

export const readGrowth = createRoute({
  method: "get",
  path: "/api/coaches/growth",
  summary: "How people come from the search to an appointment with oneself, by week and source, without any person",
  ...open("coach"),
  request: { query: z.object({ weeks: oneOf(GROWTH_SPANS.map(String)).default("12") }) },
  responses: {
    200: answer("As counted so far", Growth),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});
