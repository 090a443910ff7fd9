import { PERIODS } from "@aufwind/rules/appointments/periods";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf } from "./platform/fields.ts";
import { answer, open, problems } from "./platform/route.ts";

/** The activity of one day, week, month or quarter, by days of Berlin. */
const Activity = z.object({
  /** Its first day; weeks begin on Mondays, and the first interval is cut at the period's start. */
  from: z.iso.date(),
  /** By the day of booking, whatever became of it; in a future period, live ones that begin in it. */
  booked: z.int(),
  /** By the day of the start. */
  completed: z.int(),
  /** Cancelled, rejected and no show, by the day of the start. */
  lost: z.int(),
  /** Net, of what was earned in it. */
  revenueCents: z.int(),
});

export const CoachDashboard = z.object({
  period: z.enum(PERIODS),
  /** The length of each interval. */
  step: z.enum(["day", "week", "month", "quarter"]),
  /** Without gaps, oldest first; for all time from the first booking on, or today alone if there is none. */
  activity: z.array(Activity),
  /** Booked, completed and lost in the period. */
  bookings: z.int(),
  completed: z.int(),
  lost: z.int(),
  /** Net and what arrives after our fees, of what was earned in the period. */
  revenueCents: z.int(),
  /** The revenue minus the platform's fees, both without VAT. */
  netAfterFeesCents: z.int(),
  /** The payout of it: with the coach's VAT, minus the VAT on the fees. */
  arrivesCents: z.int(),
  /** Net, of paid appointments that were earned, including later reversals; null if there are none. */
  averageFeeCents: z.int().nullable(),
  /** People who were met, and how many of them for the first time. */
  uniqueClients: z.int(),
  newClients: z.int(),
  /** Published reviews written in the period; and how many completed appointments were rated, published or not. */
  averageRating: z.number().nullable(),
  ratings: z.int(),
  ratedAppointments: z.int(),
  /** The same for as many days right before it, for a month the month before; null for all time and future periods. */
  before: z.object({ bookings: z.int(), completed: z.int(), revenueCents: z.int(), uniqueClients: z.int() }).nullable(),
  /**
   * The present state, whatever the period; other routes have what waits, what is next, and the profile's completeness.
   */
  now: z.object({
    reviewsToApprove: z.int(),
    /** Of all published reviews. */
    rating: z.object({ score: z.number(), count: z.int() }).nullable(),
    isPayoutReady: z.boolean(),
  }),
});
export type CoachDashboard = z.infer<typeof CoachDashboard>;

export const readCoachDashboard = createRoute({
  method: "get",
  path: "/api/coaches/dashboard",
  summary: "What a coach's practice came to in a period, and how it stands now",
  ...open("coach"),
  request: { query: z.object({ period: oneOf(PERIODS).default("last3Months") }) },
  responses: {
    200: answer("As it is now", CoachDashboard),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});
