import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import { answer, json, OPEN_WHEN_SUSPENDED, open, perNetwork, problems, writeProblems } from "./platform/route.ts";

const PAYOUT_STATES = ["nothing", "unconnected", "due", "held", "paid", "failed"] as const;

export const Statement = z.object({
  id: z.uuid(),
  /** `yyyy-mm` */
  month: z.string(),
  count: z.int(),
  grossCents: z.int(),
  vatCents: z.int(),
  feeCents: z.int(),
  marketingCents: z.int(),
  feeVatCents: z.int(),
  /** What corrections of earlier statements come to besides fees, and each of them. */
  adjustedCents: z.int(),
  adjustments: z.array(z.object({ reason: z.string(), arrivesCents: z.int() })),
  arrivesCents: z.int(),
  carriedInCents: z.int(),
  payoutCents: z.int(),
  carriedOutCents: z.int(),
  payBy: z.iso.date(),
  paidOn: z.iso.date().nullable(),
  payout: z.enum(PAYOUT_STATES),
  /** Whether the payout can be retried now. */
  canRetry: z.boolean(),
  /** The platform's fee invoice; null without fees. */
  invoiceId: z.uuid().nullable(),
});
export type Statement = z.infer<typeof Statement>;

const statementId = z.object({ id: z.uuid({ error: "invalid" }) });

export const listStatements = createRoute({
  method: "get",
  path: "/api/coaches/statements/{page}/{size}/{sort}",
  summary: "One's own months; `desc` begins with the latest",
  ...open("coach"),
  request: { params: z.object(pageOfList), query: z.object(pagesAtOnce) },
  responses: {
    200: answer("One page", z.object(paged(Statement))),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

/** What is still to be paid out, by when, and whether it can be. */
export const OutstandingPayout = z.object({
  cents: z.int(),
  payBy: z.iso.date().nullable(),
  isConnected: z.boolean(),
});
export type OutstandingPayout = z.infer<typeof OutstandingPayout>;

export const readOutstandingPayout = createRoute({
  method: "get",
  path: "/api/coaches/outstanding-payout",
  summary: "What one has earned and not been paid yet, after fees",
  ...open("coach"),
  responses: {
    200: answer("What is outstanding", OutstandingPayout),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

export const readStatementSheet = createRoute({
  method: "get",
  path: "/api/coaches/statements/{id}/sheet",
  summary: "The report of one's own month, as .xlsx",
  ...open("coach"),
  request: { params: statementId },
  responses: {
    200: {
      description: "The report",
      content: { "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": { schema: z.string() } },
    },
    ...problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "tooManyRequests", "unavailable", "busy"),
  },
});

export const retryPayout = createRoute({
  method: "post",
  path: "/api/coaches/statements/{id}/payout",
  summary: "Try a payout again that failed",
  ...open("coach"),
  request: { params: statementId },
  responses: {
    200: answer("As it is now", Statement),
    ...problems("notSignedIn", "wrongRole", "crossSite", "notFound", "invalidFields", "payoutNotDue", "unavailable"),
  },
});

/** Not begun; begun and left; submitted and being checked; ready for payouts. */
export const PayoutAccount = z.object({
  status: z.enum(["none", "started", "submitted", "ready"]),
  /** Where payouts go: what the provider says of it. */
  bank: z.object({ name: z.string(), lastFour: z.string() }).nullable(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

export const readPayoutAccount = createRoute({
  method: "get",
  path: "/api/coaches/payout-account",
  summary: "Whether the payment platform is connected",
  ...open("coach"),
  responses: { 200: answer("As it is now", PayoutAccount), ...problems("notSignedIn", "wrongRole", "unavailable") },
});

/** The return address, whatever the provider has decided by then. */
export const askPayoutAccount = createRoute({
  method: "post",
  path: "/api/coaches/payout-account/check",
  summary: "Ask the provider how the account stands",
  ...open("coach", perNetwork(60, 3600)),
  ...OPEN_WHEN_SUSPENDED,
  responses: {
    200: answer("As it is now", PayoutAccount),
    ...problems("notSignedIn", "wrongRole", "crossSite", "cardsUnavailable", "unavailable"),
  },
});

export const connectPayoutAccount = createRoute({
  method: "post",
  path: "/api/coaches/payout-account/link",
  summary: "Begin or go on with connecting: answers the provider's page",
  ...open("coach", perNetwork(60, 3600)),
  ...OPEN_WHEN_SUSPENDED,
  request: { body: json(z.strictObject({})) },
  responses: {
    201: answer("Where to go on", z.object({ url: z.string() })),
    ...writeProblems("notSignedIn", "wrongRole", "businessNeeded", "cardsUnavailable"),
  },
});

export const changePayoutAccount = createRoute({
  method: "post",
  path: "/api/coaches/payout-account/changes",
  summary: "Change the bank account of payouts: answers the provider's page",
  ...open("coach", perNetwork(60, 3600)),
  ...OPEN_WHEN_SUSPENDED,
  request: { body: json(z.strictObject({})) },
  responses: {
    201: answer("Where to change it", z.object({ url: z.string() })),
    ...writeProblems("notSignedIn", "wrongRole", "notFound", "cardsUnavailable"),
  },
});
