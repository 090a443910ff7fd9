import { GOODWILL_CENTS, LONGEST_GOODWILL_MESSAGE, LONGEST_TAKEN_MESSAGE } from "@aufwind/rules/credits";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Asked } from "./approvals.ts";
import { Credit } from "./credits.ts";
import { confirmation, optionalParagraph, paragraph } from "./platform/fields.ts";
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

const ofClient = z.object({ id: z.uuid({ error: "invalid" }) });

const CreditsOfClient = z.object({
  client: Named,
  balanceCents: z.int(),
  items: z.array(Credit.extend({ can: z.object({ take: z.boolean() }) })),
});
export type CreditsOfClient = z.infer<typeof CreditsOfClient>;

export const readCreditsOfClient = createRoute({
  method: "get",
  path: "/api/operators/clients/{id}/credits",
  summary: "A client's credits, the newest first, and what they were used for",
  ...openToOperators("support", "finance"),
  ...FRESH_PROOF,
  request: { params: ofClient },
  responses: {
    200: answer("As they are now", CreditsOfClient),
    ...problems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "invalidFields", "unavailable"),
  },
});

const asked = {
  cents: z
    .int({ error: "wholeNumber" })
    .min(GOODWILL_CENTS.least, { error: "goodwillRange" })
    .max(GOODWILL_CENTS.most, { error: "goodwillRange" }),
};

export const GoodwillPreview = z.object({
  /** To be sent back when it is confirmed. */
  hash: z.string(),
  cents: z.int(),
  /** What the client has, and will have. */
  balanceCents: z.int(),
  balanceAfterCents: z.int(),
  /** What the team granted to this person within 30 days. */
  grantedCents: z.int(),
  /** Whether a second person has to agree. */
  needsApproval: z.boolean(),
});
export type GoodwillPreview = z.infer<typeof GoodwillPreview>;

export const previewGoodwill = createRoute({
  method: "post",
  path: "/api/operators/clients/{id}/credit-preview",
  summary: "What a credit out of goodwill would come to",
  ...openToOperators("support", "finance"),
  request: { params: ofClient, body: json(z.strictObject(asked)) },
  responses: {
    200: answer("As things stand", GoodwillPreview),
    ...writeProblems(...OPERATOR_PROBLEMS, "notFound"),
  },
});

export const grantGoodwill = createRoute({
  method: "post",
  path: "/api/operators/clients/{id}/credits",
  summary: "Grant what the preview showed; above the limit a second person is asked",
  ...openToOperators("support", "finance"),
  ...FRESH_PROOF,
  request: {
    params: ofClient,
    body: json(
      z.strictObject({
        ...asked,
        /** What the client reads; may be left out. */
        message: optionalParagraph(LONGEST_GOODWILL_MESSAGE),
        /** The client's case from which it is granted: its thread tells of it. */
        caseNumber: z.int({ error: "wholeNumber" }).min(1, { error: "wholeNumber" }).max(2_147_483_647).optional(),
        ...confirmation,
      }),
    ),
  },
  responses: {
    200: answer(
      "Granted, or asked for",
      z.discriminatedUnion("status", [z.object({ status: z.literal("granted"), cents: z.int() }), Asked]),
    ),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "previewChanged", "approvalAsked"),
  },
});

const oneCredit = ofClient.extend({ creditId: z.uuid({ error: "invalid" }) });

export const TakingPreview = z.object({
  /** To be sent back when it is confirmed. */
  hash: z.string(),
  cents: z.int(),
  balanceCents: z.int(),
  balanceAfterCents: z.int(),
});
export type TakingPreview = z.infer<typeof TakingPreview>;

export const previewTaking = createRoute({
  method: "post",
  path: "/api/operators/clients/{id}/credits/{creditId}/taking-preview",
  summary: "What a client would have left without a credit that broke the rules",
  ...openToOperators("support", "finance"),
  request: { params: oneCredit },
  responses: {
    200: answer("As things stand", TakingPreview),
    ...writeProblems(...OPERATOR_PROBLEMS, "notFound", "creditNotTakeable"),
  },
});

export const takeCredit = createRoute({
  method: "post",
  path: "/api/operators/clients/{id}/credits/{creditId}/take",
  summary: "Take an unused present away for abuse; the client is told why",
  ...openToOperators("support", "finance"),
  ...FRESH_PROOF,
  request: {
    params: oneCredit,
    body: json(
      z.strictObject({ /** What the client reads. */ message: paragraph(LONGEST_TAKEN_MESSAGE), ...confirmation }),
    ),
  },
  responses: {
    200: answer("Taken", z.object({ cents: z.int() })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "previewChanged", "creditNotTakeable"),
  },
});
