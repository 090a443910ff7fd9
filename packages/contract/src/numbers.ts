import { PERIODS } from "@aufwind/rules/appointments/periods";
import { CASE_AGES } from "@aufwind/rules/numbers";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf } from "./platform/fields.ts";
import { answer, OPERATOR_PROBLEMS, openToOperators, problems } from "./platform/route.ts";

/** By days of Berlin. */
const Sums = {
  /** Confirmed accounts by the day of their registration. */
  newCoaches: z.int(),
  newClients: z.int(),
  /** By the day of booking, whatever became of it. */
  booked: z.int(),
  /** By the day of the start. */
  completed: z.int(),
  cancelled: z.int(),
  noShows: z.int(),
  /** The clients' prices of what was earned, and our fees on it without VAT; both with what was taken back. */
  grossCents: z.int(),
  feeCents: z.int(),
};

const rate = z.number().nullable();
/** Of what ended in the period; null if nothing did. */
const Rates = z.object({ completion: rate, cancellation: rate, noShow: rate });

const Totals = z.object({
  ...Sums,
  rates: Rates,
  /** Coaches who were booked for the first time, and half of them waited at most so many days after publication. */
  firstBookings: z.int(),
  medianWaitDays: z.number().nullable(),
});

/** How it stands at a moment. */
const Standing = z.object({
  listedCoaches: z.int(),
  /** Of them, those without a free time within 14 days. */
  coachesWithoutSlot: z.int(),
  openCases: z.int(),
});

export const MarketNumbers = z.object({
  period: z.enum(PERIODS),
  /** The length of each interval. */
  step: z.enum(["day", "week", "month", "quarter"]),
  /** Without gaps, oldest first. */
  activity: z.array(z.object({ from: z.iso.date(), ...Sums })),
  totals: Totals,
  /** The same for as many days right before it, for a month the month before; null for all time. */
  before: Totals.nullable(),
  now: Standing,
  /** As it was when the period began; null where nobody counted. */
  atStart: Standing.nullable(),
  /** What at least three people looked for on one day and found nobody; the most frequent first, at most 20. */
  emptySearches: z.array(
    z.object({
      words: z.string(),
      /** Keys of chosen topics. */
      topics: z.array(z.string()),
      /** Each visitor once a day. */
      visitors: z.int(),
    }),
  ),
  /** All open cases, by how long they have been open. */
  caseAges: z.array(z.object({ age: z.enum(CASE_AGES), count: z.int(), overdue: z.int() })),
});
export type MarketNumbers = z.infer<typeof MarketNumbers>;

const query = z.object({ period: oneOf(PERIODS).default("last3Months") });

export const readNumbers = createRoute({
  method: "get",
  path: "/api/operators/numbers",
  summary: "How the marketplace did in a period, beside the period before, and how it stands now",
  ...openToOperators("finance", "admin"),
  request: { query },
  responses: {
    200: answer("The numbers", MarketNumbers),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

export const exportNumbers = createRoute({
  method: "get",
  path: "/api/operators/numbers/export",
  summary: "The intervals of a period as CSV",
  ...openToOperators("finance", "admin"),
  request: { query },
  responses: {
    200: { description: "The sheet", content: { "text/csv": { schema: z.string() } } },
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});
