import { PERIODS } from "@aufwind/rules/appointments/periods";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf } from "./platform/fields.ts";
import { answer, open, problems } from "./platform/route.ts";

/** What happened in one day, week, month or quarter of the period, by the days of Berlin. */
const Activity = z.object({
  /** The first day of it; weeks begin on Mondays, and the first piece is cut where the period begins. */
  from: z.iso.date(),
  /** By the day on which it was booked, whatever became of it; in a period to come, what begins in it and stands. */
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
  /** How long each piece of the activity is. */
  step: z.enum(["day", "week", "month", "quarter"]),
  /** Without gaps, the oldest first; for all time from the first booking on, and today alone where there is none. */
  activity: z.array(Activity),
  /** What was booked, took place and came to nothing in the period. */
  bookings: z.int(),
  completed: z.int(),
  lost: z.int(),
  /** Net and what arrives after our fees, of what was earned in the period. */
  revenueCents: z.int(),
  /** The revenue less the platform's fees, both without VAT. */
  netAfterFeesCents: z.int(),
  /** What is paid out of it: with the coach's VAT, and less the VAT on the fees. */
  arrivesCents: z.int(),
  /** Net, of paid appointments that were earned, also of those taken back later; null where there is none. */
  averageFeeCents: z.int().nullable(),
  /** People with whom an appointment took place, and how many of them for the first time. */
  uniqueClients: z.int(),
  newClients: z.int(),
  /** Published reviews that were written in the period; of the completed appointments those rated, shown or not. */
  averageRating: z.number().nullable(),
  ratings: z.int(),
  ratedAppointments: z.int(),
  /** The same of as many days right before it, of a month the month before; null for all time and what is to come. */
  before: z.object({ bookings: z.int(), completed: z.int(), revenueCents: z.int(), uniqueClients: z.int() }).nullable(),
  /** As things stand now, whatever the period; what waits and comes next, and how far the profile is, those rooms say. */
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
