import { CONTENT_KINDS, EXPLANATION_MOST, NOTICE_REASONS } from "@aufwind/rules/content-notices";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { accepted, email, honeypot, oneOf, optionalLine, paragraph } from "./platform/fields.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  open,
  openToOperators,
  perEmail,
  perNetwork,
  problems,
  writeProblems,
} from "./platform/route.ts";

export const oneContent = {
  params: z.object({
    kind: z.enum(CONTENT_KINDS, { error: "invalid" }),
    id: z.uuid({ error: "invalid" }),
  }),
};

const Reportable = z.object({
  kind: z.enum(CONTENT_KINDS),
  id: z.uuid(),
  /** Whose profile, review, message or document it is, or its name. */
  title: z.string(),
  /** The beginning of what it says. */
  excerpt: z.string(),
  /** The address of the page on which it stands. */
  place: z.string(),
});
export type Reportable = z.infer<typeof Reportable>;

export const readReportable = createRoute({
  method: "get",
  path: "/api/content-notices/{kind}/{id}",
  summary: "What somebody is about to report; found by whoever can see it, and a message by whoever received it",
  ...open("visitor"),
  request: oneContent,
  responses: {
    200: answer("The content, shortened", Reportable),
    ...problems("invalidFields", "notFound", "unavailable"),
  },
});

export const ContentNotice = z.strictObject({
  kind: oneOf(CONTENT_KINDS),
  contentId: z.uuid({ error: "invalid" }),
  reason: oneOf(NOTICE_REASONS),
  explanation: paragraph(EXPLANATION_MOST),
  /** Where it stands, in the reporter's words or as an address. */
  place: optionalLine(500),
  /** That everything is true to the best of the reporter's knowledge. */
  goodFaith: accepted,
  /** Of somebody who is not signed in; the address may be missing where a child is in danger. */
  name: optionalLine(100),
  email: z.union([z.literal(""), email]).default(""),
  website: honeypot,
});

export const giveNotice = createRoute({
  method: "post",
  path: "/api/content-notices",
  summary:
    "Report a profile, a review, a message or a document, signed in or not; a person decides, a mail confirms it",
  ...open("visitor", perNetwork(20, 3600), perEmail(5, 3600)),
  request: { body: json(ContentNotice) },
  responses: {
    201: answer("Received; the number of the notice", z.object({ reference: z.string() })),
    ...writeProblems("notFound", "alreadyReported", "busy"),
  },
});

export const readNoticeFile = createRoute({
  method: "get",
  path: "/api/operators/content-notice-files/{id}/{position}",
  summary: "Open a file of a reported content as it was then; opening it is recorded",
  ...openToOperators("moderation"),
  ...FRESH_PROOF,
  request: {
    params: z.object({
      id: z.uuid({ error: "invalid" }),
      position: z
        .string()
        .regex(/^[1-4]$/, { error: "wholeNumber" })
        .transform(Number),
    }),
  },
  responses: {
    200: {
      description: "Its bytes",
      content: { "application/octet-stream": { schema: z.string().meta({ format: "binary" }) } },
    },
    ...problems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "invalidFields", "unavailable"),
  },
});
