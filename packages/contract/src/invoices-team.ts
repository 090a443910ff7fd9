import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { confirmation } from "./platform/fields.ts";
import { answer, FRESH_PROOF, json, OPERATOR_PROBLEMS, openToOperators, writeProblems } from "./platform/route.ts";

const ofPayment = z.object({ id: z.uuid({ error: "invalid" }) });

/** Names and addresses as an invoice says them, line by line. */
const Parties = z.object({ supplier: z.array(z.string()), recipient: z.array(z.string()) });

export const ReplacementPreview = z.object({
  /** To be sent back when it is confirmed. */
  hash: z.string(),
  /** The invoice that is cancelled, and over what it still is. */
  number: z.string(),
  grossCents: z.int(),
  vatCents: z.int(),
  before: Parties,
  after: Parties,
});
export type ReplacementPreview = z.infer<typeof ReplacementPreview>;

const REPLACEMENT_PROBLEMS = ["notFound", "nothingInvoiced", "invoiceUnchanged"] as const;

export const previewReplacement = createRoute({
  method: "post",
  path: "/api/operators/payments/{id}/invoice-preview",
  summary: "What a new invoice with today's data would say instead of the present one",
  ...openToOperators("finance"),
  request: { params: ofPayment, body: json(z.strictObject({})) },
  responses: {
    200: answer("As things stand", ReplacementPreview),
    ...writeProblems(...OPERATOR_PROBLEMS, ...REPLACEMENT_PROBLEMS),
  },
});

export const replaceInvoice = createRoute({
  method: "post",
  path: "/api/operators/payments/{id}/invoices",
  summary: "Cancel the client's invoice and issue another one with today's data",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: {
    params: ofPayment,
    body: json(z.strictObject(confirmation)),
  },
  responses: {
    200: answer("Its number", z.object({ number: z.string() })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", ...REPLACEMENT_PROBLEMS, "previewChanged"),
  },
});
