import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { paragraph } from "./platform/fields.ts";
import { Named } from "./platform/named.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  openToOperators,
  problems,
  writeProblems,
} from "./platform/route.ts";

const Hold = z.object({ reason: z.string(), heldBy: Named.nullable(), heldAt: z.iso.datetime() });

const PAYOUT_FILTERS = ["waiting", "failed", "held", "paid"] as const;

export const OperatorPayout = z.object({
  statementId: z.uuid(),
  coach: Named,
  /** `yyyy-mm` */
  month: z.string(),
  payoutCents: z.int(),
  status: z.enum(["due", "failed", "paid"]),
  /** Whether the coach's account can be paid out to. */
  isConnected: z.boolean(),
  payBy: z.iso.date(),
  paidAt: z.iso.datetime().nullable(),
  /** The provider's word for why it failed, and its transfer. */
  failure: z.string().nullable(),
  transferId: z.string().nullable(),
  /** By the team. */
  hold: Hold.nullable(),
  /** Since when payouts wait for the coach's tax details, which release them by themselves. */
  heldForTaxDetailsAt: z.iso.datetime().nullable(),
  can: z.object({ retry: z.boolean(), hold: z.boolean(), release: z.boolean() }),
});
export type OperatorPayout = z.infer<typeof OperatorPayout>;

export const listPayouts = createRoute({
  method: "get",
  path: "/api/operators/payouts",
  summary: "Payouts that wait, failed, are held or were paid, by the day on which they are due",
  ...openToOperators("finance"),
  request: { query: z.object({ show: z.enum(PAYOUT_FILTERS, { error: "invalid" }).default("waiting") }) },
  responses: {
    200: answer("At most 200", z.object({ items: z.array(OperatorPayout) })),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

export const readPayoutSheet = createRoute({
  method: "get",
  path: "/api/operators/payouts/{id}/sheet",
  summary: "The coach's report of the month that is paid out, as .xlsx; the look is logged",
  ...openToOperators("finance"),
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: {
    200: {
      description: "The report",
      content: { "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": { schema: z.string() } },
    },
    ...problems(...OPERATOR_PROBLEMS, "notFound", "invalidFields", "tooManyRequests", "unavailable", "busy"),
  },
});

/** Both reasons are sent to the coach. */
const ofCoach = { body: json(z.strictObject({ coachId: z.uuid({ error: "invalid" }), reason: paragraph(1000) })) };

export const holdPayouts = createRoute({
  method: "post",
  path: "/api/operators/payouts/hold",
  summary: "Hold all payouts of a coach, who is told why",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: ofCoach,
  responses: {
    204: { description: "Held" },
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "payoutsHeld"),
  },
});

export const releasePayouts = createRoute({
  method: "post",
  path: "/api/operators/payouts/release",
  summary: "Ask a second person to release a coach's payouts",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: ofCoach,
  responses: {
    202: answer("Asked for", z.object({ approvalId: z.uuid() })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "payoutsNotHeld", "approvalAsked"),
  },
});

export const retryPayoutByTeam = createRoute({
  method: "post",
  path: "/api/operators/payouts/{id}/retry",
  summary: "Try a payout again that failed or came back; what was sent before is looked for first",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: {
    204: { description: "Tried again" },
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "payoutNotDue", "payoutsHeld"),
  },
});
