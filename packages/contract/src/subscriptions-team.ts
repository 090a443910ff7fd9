import { LOCALES } from "@aufwind/rules/locale";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { email, paragraph } from "./platform/fields.ts";
import { answer, FRESH_PROOF, json, OPERATOR_PROBLEMS, openToOperators, writeProblems } from "./platform/route.ts";
import { List } from "./subscriptions.ts";

const moment = z.iso.datetime();

const Consent = z.object({
  list: List,
  /** When the form of the list was sent, and when the link in our mail was opened; null if it was not. */
  askedAt: moment,
  confirmedAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** The language of the form; null where it was not kept. */
  locale: z.enum(LOCALES).nullable(),
  textVersion: z.string(),
  /** Whether those words are the ones that the form has now. */
  isCurrentText: z.boolean(),
});
export type Consent = z.infer<typeof Consent>;

export const findConsents = createRoute({
  method: "post",
  path: "/api/operators/consents/search",
  summary: "When an address agreed to our lists, to which words, and when that ended; the look is logged",
  ...openToOperators("support", "compliance"),
  ...FRESH_PROOF,
  request: { body: json(z.strictObject({ email })) },
  responses: {
    200: answer("The latest first", z.object({ email: z.string(), consents: z.array(Consent) })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale"),
  },
});

export const endConsents = createRoute({
  method: "post",
  path: "/api/operators/consents/end",
  summary: "Take an address off all lists: it bounces, or somebody asked us to",
  ...openToOperators("support", "compliance"),
  ...FRESH_PROOF,
  request: { body: json(z.strictObject({ email, reason: paragraph(1000) })) },
  responses: {
    200: answer("How many lists it was on", z.object({ email: z.string(), ended: z.int() })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale"),
  },
});
