import { APPROVAL_KINDS } from "@aufwind/rules/approvals";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf, optionalParagraph } from "./platform/fields.ts";
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

const Approval = z.object({
  id: z.uuid(),
  kind: z.enum(APPROVAL_KINDS),
  /** What the first person was shown; the second sees the same. */
  preview: z.record(z.string(), z.unknown()),
  /** Proves that nothing was changed since it was asked for. */
  inputHash: z.string(),
  reason: z.string(),
  /** Whom it is about by name, for those who may decide it or asked for it. */
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
  askedBy: Named,
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  status: z.enum(["waiting", "approved", "refused", "withdrawn", "lapsed"]),
  decidedBy: Named.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionReason: z.string(),
  can: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
});
export type Approval = z.infer<typeof Approval>;

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };

/** The answer to an act that a second person has to agree to. */
export const Asked = z.object({ status: z.literal("asked"), approvalId: z.uuid() });

export const listApprovals = createRoute({
  method: "get",
  path: "/api/operators/approvals",
  summary: "What two people have to want: what waits, or the latest that was decided",
  ...openToOperators(),
  request: { query: z.object({ status: z.enum(["waiting", "decided"], { error: "invalid" }).default("waiting") }) },
  responses: {
    200: answer("At most 100", z.object({ items: z.array(Approval) })),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

export const decideApproval = createRoute({
  method: "post",
  path: "/api/operators/approvals/{id}/decide",
  summary: "Approve or refuse what somebody else asked for; what is approved is done at once",
  ...openToOperators(),
  ...FRESH_PROOF,
  request: {
    ...one,
    body: json(
      z
        .strictObject({
          decision: oneOf(["approve", "refuse"]),
          inputHash: z.string({ error: "required" }),
          reason: optionalParagraph(1000),
        })
        .refine(({ decision, reason }) => decision === "approve" || reason !== "", {
          path: ["reason"],
          error: "required",
        }),
    ),
  },
  responses: {
    200: answer("As it is now", Approval),
    ...writeProblems(
      ...OPERATOR_PROBLEMS,
      "proofStale",
      "notFound",
      "approvalDecided",
      "approvalLapsed",
      "ownApproval",
      "previewChanged",
      "notPossibleNow",
      "adjustmentTooHigh",
      "notOwedBack",
      "refundDisputed",
      "feeNotWaivable",
    ),
  },
});

export const withdrawApproval = createRoute({
  method: "post",
  path: "/api/operators/approvals/{id}/withdraw",
  summary: "Take one's own request back",
  ...openToOperators(),
  request: one,
  responses: {
    200: answer("As it is now", Approval),
    ...writeProblems(...OPERATOR_PROBLEMS, "notFound", "approvalDecided"),
  },
});
