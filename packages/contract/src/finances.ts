import { PERIODS } from "@aufwind/rules/appointments/periods";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { HOLD_REASONS } from "@aufwind/rules/earnings";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import { answer, open, problems } from "./platform/route.ts";

/** Booked: expected. Earned: in the current month. Held: until the team has decided. Stated: in a closed one. Paid out. */
const FINANCE_STATES = ["booked", "earned", "held", "stated", "paidOut"] as const;

/** What an appointment earns for its coach; expected for booked ones. */
const Sale = {
  grossCents: z.int(),
  vatCents: z.int(),
  netCents: z.int(),
  /** In basis points. */
  feeRate: z.int(),
  feeCents: z.int(),
  marketingCents: z.int(),
  feeVatCents: z.int(),
  /** What a correction gives or takes besides fees. */
  adjustedCents: z.int(),
  arrivesCents: z.int(),
};

export const FinanceItem = z.object({
  ...Sale,
  /** Null for a correction of a statement. */
  appointmentId: z.uuid().nullable(),
  /** Empty if the person has left, or if nobody belongs to it. */
  client: z.string(),
  consultation: z.enum(CONSULTATIONS).nullable(),
  /** When the appointment begins; without one, when it was corrected. */
  scheduledAt: z.iso.datetime(),
  kind: z.enum(["booked", "completed", "cancelled_late", "no_show", "reversal", "refund", "adjustment"]),
  /** Why it was corrected. */
  reason: z.string().nullable(),
  state: z.enum(FINANCE_STATES),
  /** The day it was paid out, or the latest day it will be; null while it is held. */
  payoutOn: z.iso.date().nullable(),
});
export type FinanceItem = z.infer<typeof FinanceItem>;

const query = z.object({
  period: oneOf(PERIODS).default("allTime"),
  state: oneOf(FINANCE_STATES).optional(),
  /** What one payout is made of. */
  statementId: z.uuid({ error: "invalid" }).optional(),
});

export const listFinances = createRoute({
  method: "get",
  path: "/api/coaches/finances/{page}/{size}/{sort}",
  summary:
    "One's own paid appointments with price, VAT, fees and payout, and corrections; `asc` begins with the oldest",
  ...open("coach"),
  request: { params: z.object(pageOfList), query: query.extend(pagesAtOnce) },
  responses: {
    200: answer("One page", z.object(paged(FinanceItem))),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

export const readAppointmentEarning = createRoute({
  method: "get",
  path: "/api/coaches/finances/appointments/{id}",
  summary: "What one of the coach's own appointments earns after our fees, or will earn if it takes place",
  ...open("coach"),
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: {
    200: answer("Null if nothing is earned by it", z.object({ arrivesCents: z.int().nullable() })),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

export const exportFinances = createRoute({
  method: "get",
  path: "/api/coaches/finances/export",
  summary: "The same as CSV",
  ...open("coach"),
  request: { query },
  responses: {
    200: { description: "The sheet", content: { "text/csv": { schema: z.string() } } },
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

export const FinanceSummary = z.object({
  /** The current month so far. */
  month: z.object({ month: z.string(), earnedCents: z.int(), count: z.int(), carriedInCents: z.int() }),
  /** What booked appointments of this month and of the next two will add to what is earned. */
  forecast: z.array(z.object({ month: z.string(), arrivesCents: z.int(), count: z.int() })),
  /** Closed and not paid out yet. */
  open: z.object({ cents: z.int(), payBy: z.iso.date() }).nullable(),
  /** Earned, but in no statement: what the team still checks and why, and what it keeps. Null if there is none. */
  held: z.object({ checkedCents: z.int(), reason: z.enum(HOLD_REASONS).nullable(), keptCents: z.int() }).nullable(),
  /** Everything paid out this year. */
  paidOutCents: z.int(),
});
export type FinanceSummary = z.infer<typeof FinanceSummary>;

export const readFinanceSummary = createRoute({
  method: "get",
  path: "/api/coaches/finances/summary",
  summary: "What was earned, what will come and when it is paid out",
  ...open("coach"),
  responses: { 200: answer("As it is now", FinanceSummary), ...problems("notSignedIn", "wrongRole", "unavailable") },
});

const FinanceMonth = z.object({
  month: z.string(),
  /** What was earned in it: the net price, and the net fees on it. */
  netCents: z.int(),
  feeCents: z.int(),
  /** What was paid out in it, of earlier months. */
  paidOutCents: z.int(),
});
export type FinanceMonth = z.infer<typeof FinanceMonth>;

export const readFinanceMonths = createRoute({
  method: "get",
  path: "/api/coaches/finances/months",
  summary: "What was earned, what it cost and what was paid out in each of the last 24 months, this one included",
  ...open("coach"),
  responses: {
    200: answer("Oldest first, without gaps", z.object({ months: z.array(FinanceMonth).length(24) })),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});
