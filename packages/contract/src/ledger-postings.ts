import { MOST_POSTED_CENTS, POSTABLE_ACCOUNTS, whyNoPosting } from "@aufwind/rules/ledger-postings";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { confirmation, oneOf } from "./platform/fields.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  openToOperators,
  problems,
  writeProblems,
} from "./platform/route.ts";

const PostedEntry = z.object({
  account: oneOf(POSTABLE_ACCOUNTS),
  /** Positive is a debit, negative a credit. */
  amountCents: z
    .int({ error: "wholeNumber" })
    .min(-MOST_POSTED_CENTS, { error: "invalid" })
    .max(MOST_POSTED_CENTS, { error: "invalid" }),
});

const ManualPosting = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  reason: z.string(),
  entries: z.array(z.object({ account: z.string(), amountCents: z.int() })),
});
export type ManualPosting = z.infer<typeof ManualPosting>;

export const listManualPostings = createRoute({
  method: "get",
  path: "/api/operators/ledger/manual-postings",
  summary: "What people posted by hand",
  ...openToOperators("finance"),
  responses: {
    200: answer("At most 50, the latest first", z.object({ items: z.array(ManualPosting) })),
    ...problems(...OPERATOR_PROBLEMS, "unavailable"),
  },
});

const entries = z
  .array(PostedEntry, { error: "required" })
  .max(POSTABLE_ACCOUNTS.length, { error: "invalid" })
  .superRefine((given, context) => {
    const why = whyNoPosting(given);
    if (why) context.addIssue({ code: "custom", message: PROBLEM_OF[why] });
  });
const PROBLEM_OF = { empty: "postingEmpty", twice: "invalid", unbalanced: "postingUnbalanced" } as const;

export const PostingPreview = z.object({
  /** To be sent back when it is confirmed. */
  hash: z.string(),
  entries: z.array(z.object({ account: z.string(), amountCents: z.int() })),
});
export type PostingPreview = z.infer<typeof PostingPreview>;

export const previewPosting = createRoute({
  method: "post",
  path: "/api/operators/ledger/manual-postings/preview",
  summary: "What a posting would add to the ledger",
  ...openToOperators("finance"),
  request: { body: json(z.strictObject({ entries })) },
  responses: {
    200: answer("The rows", PostingPreview),
    ...writeProblems(...OPERATOR_PROBLEMS),
  },
});

export const askForPosting = createRoute({
  method: "post",
  path: "/api/operators/ledger/manual-postings",
  summary: "Ask a second person to agree to a posting",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: {
    body: json(z.strictObject({ entries, ...confirmation })),
  },
  responses: {
    202: answer("Waits for a second person", z.object({ approvalId: z.uuid() })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "previewChanged", "approvalAsked"),
  },
});
