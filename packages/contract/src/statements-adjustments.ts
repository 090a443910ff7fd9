import { MOST_ADJUSTED_CENTS } from "@aufwind/rules/statements-adjustments";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { confirmation } from "./platform/fields.ts";
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

const one = z.object({ id: z.uuid({ error: "invalid" }) });

const StatementsOfCoach = z.object({
  coach: Named,
  statements: z.array(
    z.object({
      id: z.uuid(),
      /** `yyyy-mm` */
      month: z.string(),
      payoutCents: z.int(),
      /** What is left of the fees on its invoice, net. */
      feeLeftCents: z.int(),
      invoiceNumber: z.string().nullable(),
    }),
  ),
  adjustments: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      reason: z.string(),
      arrivesCents: z.int(),
      /** The statement that has it; null until the month is closed. */
      month: z.string().nullable(),
    }),
  ),
});
export type StatementsOfCoach = z.infer<typeof StatementsOfCoach>;

export const readStatementsOfCoach = createRoute({
  method: "get",
  path: "/api/operators/coaches/{id}/statements",
  summary: "A coach's latest statements, with what is left of their fees, and their corrections",
  ...openToOperators("finance"),
  request: { params: one },
  responses: {
    200: answer("At most 24 of each, the latest first", StatementsOfCoach),
    ...problems(...OPERATOR_PROBLEMS, "notFound", "invalidFields", "unavailable"),
  },
});

const upTo = (least: { cents: number; error: string }) =>
  z
    .int({ error: "wholeNumber" })
    .min(least.cents, { error: least.error })
    .max(MOST_ADJUSTED_CENTS, { error: "adjustmentRange" })
    .default(0);

const asked = {
  /** The statement that is corrected; fees come back only of one. */
  statementId: z.uuid({ error: "invalid" }).nullable().default(null),
  /** Our fees that the coach gets back, net; none is charged afterwards. */
  feeCents: upTo({ cents: 0, error: "feeOnlyBack" }),
  /** What the coach gets besides, or gives back if it is negative. */
  otherCents: upTo({ cents: -MOST_ADJUSTED_CENTS, error: "adjustmentRange" }),
};
const isSomething = ({ feeCents, otherCents }: { feeCents: number; otherCents: number }) =>
  feeCents !== 0 || otherCents !== 0;
const nothing = { path: ["otherCents"], error: "required" };

export const AdjustmentPreview = z.object({
  /** To be sent back when it is confirmed. */
  hash: z.string(),
  /** What the coach gets back of our fees, and of the VAT on them. */
  feeCents: z.int(),
  feeVatCents: z.int(),
  otherCents: z.int(),
  /** What arrives more, or less. */
  arrivesCents: z.int(),
  entries: z.array(z.object({ account: z.string(), amountCents: z.int() })),
  /** The correction of our invoice; null where there is none to correct. */
  correction: z.object({ number: z.string(), netCents: z.int(), vatCents: z.int(), grossCents: z.int() }).nullable(),
  /** The statement in which it will stand: `yyyy-mm`. */
  month: z.string(),
});
export type AdjustmentPreview = z.infer<typeof AdjustmentPreview>;

const ADJUSTMENT_PROBLEMS = ["notFound", "adjustmentTooHigh"] as const;
const waits = { 202: answer("Waits for a second person", z.object({ approvalId: z.uuid() })) };

export const previewAdjustment = createRoute({
  method: "post",
  path: "/api/operators/coaches/{id}/adjustment-preview",
  summary: "What a correction would do to the coach's next statement, our invoice and the ledger",
  ...openToOperators("finance"),
  request: { params: one, body: json(z.strictObject(asked).refine(isSomething, nothing)) },
  responses: {
    200: answer("As things stand", AdjustmentPreview),
    ...writeProblems(...OPERATOR_PROBLEMS, ...ADJUSTMENT_PROBLEMS),
  },
});

export const askForAdjustment = createRoute({
  method: "post",
  path: "/api/operators/coaches/{id}/adjustments",
  summary: "Ask a second person to agree to the correction that the preview showed",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: { params: one, body: json(z.strictObject({ ...asked, ...confirmation }).refine(isSomething, nothing)) },
  responses: {
    ...waits,
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", ...ADJUSTMENT_PROBLEMS, "previewChanged", "approvalAsked"),
  },
});

export const previewFeeWaiver = createRoute({
  method: "post",
  path: "/api/operators/payments/{id}/fee-waiver-preview",
  summary: "What it would do to waive our fees of one completed appointment",
  ...openToOperators("finance"),
  request: { params: one, body: json(z.strictObject({})) },
  responses: {
    200: answer("As things stand", AdjustmentPreview),
    ...writeProblems(...OPERATOR_PROBLEMS, "notFound", "feeNotWaivable", "adjustmentTooHigh"),
  },
});

export const askForFeeWaiver = createRoute({
  method: "post",
  path: "/api/operators/payments/{id}/fee-waivers",
  summary: "Ask a second person to agree to waive our fees of one completed appointment",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: { params: one, body: json(z.strictObject(confirmation)) },
  responses: {
    ...waits,
    ...writeProblems(
      ...OPERATOR_PROBLEMS,
      "proofStale",
      "notFound",
      "feeNotWaivable",
      "adjustmentTooHigh",
      "previewChanged",
      "approvalAsked",
    ),
  },
});
