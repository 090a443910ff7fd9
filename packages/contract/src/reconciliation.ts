import { LEDGER_KINDS } from "@aufwind/rules/ledger";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { typedWhole } from "./platform/lists.ts";
import { answer, OPERATOR_PROBLEMS, openToOperators, problems } from "./platform/route.ts";

const ReconciledDay = z.object({
  day: z.iso.date(),
  /** What the ledger and the provider moved, without what is in no account of the ledger. */
  ledgerCents: z.int(),
  providerCents: z.int(),
  differenceCents: z.int(),
  /** The differences of all days until this one. */
  runningCents: z.int(),
  /** What the provider kept for itself, and what we took out or put in. */
  providerFeeCents: z.int(),
  ownCents: z.int(),
  movements: z.int(),
  checkedAt: z.iso.datetime(),
});

export const Reconciliation = z.object({
  /** Newest first. */
  days: z.array(ReconciledDay),
  /** What the ledger's accounts hold; what is owed is negative. */
  accounts: z.array(z.object({ account: z.string(), cents: z.int() })),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

const MOST_DAYS = 366;
const latest = z.object({
  days: typedWhole.refine((days) => days >= 1 && days <= MOST_DAYS, { error: "invalid" }).default(31),
});

export const readReconciliation = createRoute({
  method: "get",
  path: "/api/operators/reconciliation",
  summary: "The ledger and the provider's books, day by day, with the difference in cents",
  ...openToOperators("finance"),
  request: { query: latest },
  responses: {
    200: answer("The latest days", Reconciliation),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

export const exportReconciliation = createRoute({
  method: "get",
  path: "/api/operators/reconciliation/export",
  summary: "The latest days of ledger and provider as CSV",
  ...openToOperators("finance"),
  request: { query: latest },
  responses: {
    200: { description: "The sheet", content: { "text/csv": { schema: z.string() } } },
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

const moved = {
  at: z.iso.datetime(),
  /** Into our balance positive, out of it negative. */
  amountCents: z.int(),
  /** The provider's id of payment, refund, dispute or transfer; null if it is not known. */
  reference: z.string().nullable(),
};

export const ReconciledDayDetail = z.object({
  ...ReconciledDay.shape,
  /** What the ledger booked on the provider's account, oldest first; at most 200. */
  postings: z.array(
    z.object({ ...moved, id: z.uuid(), kind: z.enum(LEDGER_KINDS), appointmentId: z.uuid().nullable() }),
  ),
  totalPostings: z.int(),
  /** What has no partner of the same amount on this day in the other book. */
  unpaired: z.array(
    z.object({
      ...moved,
      book: z.enum(["ledger", "provider"]),
      /** The posting's kind, or the provider's word for it. */
      kind: z.string(),
      appointmentId: z.uuid().nullable(),
      /** The day of its partner: before or after, or the later one on which somebody posted it by hand. */
      partnerOn: z.iso.date().nullable(),
      /** Why somebody posted it by hand; null if nobody did. */
      reason: z.string().nullable(),
    }),
  ),
});
export type ReconciledDayDetail = z.infer<typeof ReconciledDayDetail>;

export const readReconciledDay = createRoute({
  method: "get",
  path: "/api/operators/reconciliation/days/{day}",
  summary: "One day in both books, and what only one of them has",
  ...openToOperators("finance"),
  request: { params: z.object({ day: z.iso.date({ error: "invalid" }) }) },
  responses: {
    200: answer("The provider is asked anew", ReconciledDayDetail),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "notFound", "cardsUnavailable", "unavailable"),
  },
});

export const Forecast = z.object({
  /** At the provider now. */
  balanceCents: z.int(),
  /** Days on which something moves, and the balance at their end. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      chargeCents: z.int(),
      refundCents: z.int(),
      payoutCents: z.int(),
      balanceCents: z.int(),
    }),
  ),
});
export type Forecast = z.infer<typeof Forecast>;

export const readForecast = createRoute({
  method: "get",
  path: "/api/operators/reconciliation/forecast",
  summary: "Our balance at the provider in the next 30 days, as things stand",
  ...openToOperators("finance"),
  responses: {
    200: answer("Day by day", Forecast),
    ...problems(...OPERATOR_PROBLEMS, "cardsUnavailable", "unavailable"),
  },
});
