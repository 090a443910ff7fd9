import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Asked } from "./approvals.ts";
import { confirmation, line } from "./platform/fields.ts";
import { answer, FRESH_PROOF, json, OPERATOR_PROBLEMS, openToOperators, writeProblems } from "./platform/route.ts";

const oneRefund = z.object({ id: z.uuid({ error: "invalid" }) });

export const TransferPreview = z.object({
  /** To be sent back when it is confirmed. */
  hash: z.string(),
  refundId: z.uuid(),
  cents: z.int(),
  entries: z.array(z.object({ account: z.string(), amountCents: z.int() })),
  /** Whether a second person has to agree. */
  needsApproval: z.boolean(),
});
export type TransferPreview = z.infer<typeof TransferPreview>;

const TRANSFER_PROBLEMS = ["notFound", "notOwedBack", "refundDisputed"] as const;

export const previewTransfer = createRoute({
  method: "post",
  path: "/api/operators/refunds/{id}/transfer-preview",
  summary: "What it would do to note that a refund that came back was paid by bank transfer",
  ...openToOperators("finance"),
  request: { params: oneRefund, body: json(z.strictObject({})) },
  responses: {
    200: answer("As things stand", TransferPreview),
    ...writeProblems(...OPERATOR_PROBLEMS, ...TRANSFER_PROBLEMS),
  },
});

export const noteTransfer = createRoute({
  method: "post",
  path: "/api/operators/refunds/{id}/transfers",
  summary: "Note that a refund that came back was paid by bank transfer; above the limit a second person is asked",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: {
    params: oneRefund,
    body: json(
      z.strictObject({
        /** The day in Berlin on which it was sent. */
        on: z.iso.date({ error: "date" }),
        reference: line(140),
        ...confirmation,
      }),
    ),
  },
  responses: {
    200: answer(
      "Noted, or asked for",
      z.discriminatedUnion("status", [z.object({ status: z.literal("noted"), refundId: z.uuid() }), Asked]),
    ),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", ...TRANSFER_PROBLEMS, "previewChanged", "approvalAsked"),
  },
});
