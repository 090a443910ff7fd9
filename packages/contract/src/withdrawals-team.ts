import { STATUSES } from "@aufwind/rules/appointments/status";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Asked } from "./approvals.ts";
import { confirmation, line, paragraph } from "./platform/fields.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  openToOperators,
  problems,
  writeProblems,
} from "./platform/route.ts";

/** An appointment that somebody may have withdrawn from, and what follows by the rules. */
const Contract = z.object({
  appointmentId: z.uuid(),
  bookingNumber: z.string(),
  coachName: z.string(),
  scheduledAt: z.iso.datetime(),
  scheduledStatus: z.enum(STATUSES),
  feeCents: z.int(),
  /** Whether its number stands in the declaration. */
  isNamed: z.boolean(),
  follows: z.enum(["cancel", "repay", "performed", "tooLate", "nothingOwed"]),
  /** What stays owed for what was performed before. */
  owedCents: z.int(),
  /** What goes back to card, gift cards and credit; null where nothing was paid. */
  back: z.object({ cardCents: z.int(), giftCents: z.int(), packageCents: z.int(), creditCents: z.int() }).nullable(),
  needsApproval: z.boolean(),
  /** Whether the reader may carry it out, and what to send back with it. */
  can: z.boolean(),
  hash: z.string(),
});

export const TeamWithdrawal = z.object({
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  repaidBy: z.iso.date(),
  contracts: z.array(Contract),
  decided: z
    .object({
      outcome: z.enum(["cancelled", "repaid", "refused", "ended"]),
      appointmentId: z.uuid().nullable(),
      owedCents: z.int(),
      reason: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type TeamWithdrawal = z.infer<typeof TeamWithdrawal>;

const oneWithdrawal = { params: z.object({ reference: line(20) }) };

export const readWithdrawal = createRoute({
  method: "get",
  path: "/api/operators/withdrawals/{reference}",
  summary: "A withdrawal, the contracts that may be meant, and what follows for each",
  ...openToOperators("support"),
  request: oneWithdrawal,
  responses: {
    200: answer("The withdrawal", TeamWithdrawal),
    ...problems(...OPERATOR_PROBLEMS, "notFound", "invalidFields", "unavailable"),
  },
});

export const carryOutWithdrawal = createRoute({
  method: "post",
  path: "/api/operators/withdrawals/{reference}/carry-out",
  summary: "Carry a withdrawal out as it was shown; above the limit a second person is asked",
  ...openToOperators("support"),
  ...FRESH_PROOF,
  request: {
    ...oneWithdrawal,
    body: json(z.strictObject({ appointmentId: z.uuid({ error: "invalid" }), ...confirmation })),
  },
  responses: {
    200: answer(
      "Carried out, or asked",
      z.discriminatedUnion("status", [z.object({ status: z.literal("done") }), Asked]),
    ),
    ...writeProblems(
      ...OPERATOR_PROBLEMS,
      "proofStale",
      "notFound",
      "previewChanged",
      "withdrawalDecided",
      "notPossibleNow",
      "approvalAsked",
    ),
  },
});

export const refuseWithdrawal = createRoute({
  method: "post",
  path: "/api/operators/withdrawals/{reference}/refuse",
  summary: "Refuse a withdrawal; the person reads why",
  ...openToOperators("support"),
  ...FRESH_PROOF,
  request: { ...oneWithdrawal, body: json(z.strictObject({ reason: paragraph(1000) })) },
  responses: {
    204: { description: "Refused; the reasons are on their way" },
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "withdrawalDecided"),
  },
});
