import { CREDENTIAL_REASON_MOST, CREDENTIAL_STATES } from "@aufwind/rules/credentials";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { LIST_NAMES } from "./credentials.ts";
import { oneOf, optionalParagraph } from "./platform/fields.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  openToOperators,
  problems,
  writeProblems,
} from "./platform/route.ts";

/** What a coach offered, as the team sees it. */
export const TeamCredential = z.object({
  id: z.uuid(),
  coachId: z.uuid(),
  coachName: z.string(),
  list: z.enum(LIST_NAMES),
  /** Of a degree its key. */
  title: z.string(),
  year: z.int(),
  organisation: z.string(),
  description: z.string(),
  /** Null if the coach deleted it. */
  documentName: z.string().nullable(),
  state: z.enum(CREDENTIAL_STATES),
  offeredAt: z.iso.datetime(),
  reason: z.string().nullable(),
  verifiedOn: z.iso.date().nullable(),
  expiresOn: z.iso.date().nullable(),
});
export type TeamCredential = z.infer<typeof TeamCredential>;

export const listTeamCredentials = createRoute({
  method: "get",
  path: "/api/operators/credentials",
  summary: "Credentials in a state, of one coach or of all; what has waited longest first, a hundred at most",
  ...openToOperators("moderation"),
  request: {
    query: z.object({
      state: z.enum(CREDENTIAL_STATES, { error: "invalid" }).default("waiting"),
      coachId: z.uuid({ error: "invalid" }).optional(),
    }),
  },
  responses: {
    200: answer("The credentials", z.object({ items: z.array(TeamCredential) })),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };

export const readCredentialDocument = createRoute({
  method: "get",
  path: "/api/operators/credentials/{id}/document",
  summary: "Open the document that proves a credential; opening it is recorded",
  ...openToOperators("moderation"),
  ...FRESH_PROOF,
  request: one,
  responses: {
    200: {
      description: "Its bytes",
      content: { "application/octet-stream": { schema: z.string().meta({ format: "binary" }) } },
    },
    ...problems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "invalidFields", "unavailable"),
  },
});

export const CredentialDecision = z
  .strictObject({
    decision: oneOf(["verify", "refuse"]),
    /** When the seen entry was offered: an edited one is offered anew. */
    offeredAt: z.iso.datetime({ error: "invalid" }),
    /** The first day without it; it does not lapse without one. */
    expiresOn: z.iso.date({ error: "invalid" }).nullable().default(null),
    reason: optionalParagraph(CREDENTIAL_REASON_MOST),
  })
  .refine(({ decision, reason }) => decision !== "refuse" || reason !== "", { path: ["reason"], error: "required" });

export const decideCredential = createRoute({
  method: "post",
  path: "/api/operators/credentials/{id}/decision",
  summary: "Verify a credential, or refuse it with a reason; the coach is told",
  ...openToOperators("moderation"),
  request: { ...one, body: json(CredentialDecision) },
  responses: {
    200: answer("As it is now", TeamCredential),
    ...writeProblems(...OPERATOR_PROBLEMS, "notFound", "changedMeanwhile", "checkDecided"),
  },
});
