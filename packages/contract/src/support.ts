import { OWN_PAGE } from "@aufwind/rules/paths";
import { REQUEST_STATUSES, SUPPORT_TOPICS } from "@aufwind/rules/support";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { email, honeypot, line, oneOf, paragraph } from "./platform/fields.ts";
import {
  answer,
  json,
  OPEN_WHEN_SUSPENDED,
  open,
  perEmail,
  perNetwork,
  perPerson,
  problems,
  writeProblems,
} from "./platform/route.ts";

export const SupportRequest = z.object({
  name: line(100),
  email,
  subject: line(150),
  message: paragraph(5000),
  website: honeypot,
});

export const sendSupportEmail = createRoute({
  method: "post",
  path: "/api/visitors/send-support-email",
  summary: "Write to support; the request is kept and mailed",
  ...open("visitor", perNetwork(10, 3600), perEmail(5, 3600)),
  request: { body: json(SupportRequest) },
  responses: {
    202: answer("The request is kept and will be mailed", z.object({ reference: z.string() })),
    ...writeProblems(),
  },
});

/** Where somebody was and with which browser, if they allow it. */
const SupportContext = z.strictObject({
  page: z.string({ error: "invalid" }).regex(OWN_PAGE, { error: "invalid" }).optional(),
  browser: line(100).optional(),
  version: line(40).optional(),
});

/** The author is the signed-in person. */
export const OwnSupportRequest = z.strictObject({
  topic: oneOf(SUPPORT_TOPICS),
  subject: line(150),
  message: paragraph(5000),
  appointmentId: z.uuid({ error: "invalid" }).nullable().default(null),
  context: SupportContext.default({}),
});

export const askSupport = createRoute({
  method: "post",
  path: "/api/support/requests",
  summary: "Write to support as the one who is signed in, with what it is about",
  ...open("signedIn", perPerson(10, 3600)),
  ...OPEN_WHEN_SUSPENDED,
  request: { body: json(OwnSupportRequest) },
  responses: {
    201: answer("The request is kept and will be mailed", z.object({ reference: z.string() })),
    ...writeProblems("notSignedIn"),
  },
});

const SentRequest = z.object({
  reference: z.string(),
  topic: z.enum(SUPPORT_TOPICS),
  subject: z.string(),
  status: z.enum(REQUEST_STATUSES),
  sentAt: z.iso.datetime(),
});
export type SentRequest = z.infer<typeof SentRequest>;

export const listSupportRequests = createRoute({
  method: "get",
  path: "/api/support/requests",
  summary: "What one wrote to support, the latest first",
  ...open("signedIn"),
  responses: {
    200: answer("The latest requests", z.object({ items: z.array(SentRequest) })),
    ...problems("notSignedIn", "unavailable"),
  },
});

const SupportThread = SentRequest.extend({
  messages: z.array(
    z.object({ id: z.string(), from: z.enum(["you", "team"]), text: z.string(), at: z.iso.datetime() }),
  ),
});
export type SupportThread = z.infer<typeof SupportThread>;

const one = { params: z.object({ reference: line(20) }) };

export const readSupportRequest = createRoute({
  method: "get",
  path: "/api/support/requests/{reference}",
  summary: "One of one's own requests, with everything that was written since",
  ...open("signedIn"),
  request: one,
  responses: {
    200: answer("The conversation", SupportThread),
    ...problems("notSignedIn", "invalidFields", "notFound", "unavailable"),
  },
});

export const SupportReply = z.strictObject({ message: paragraph(5000) });

export const replyToSupport = createRoute({
  method: "post",
  path: "/api/support/requests/{reference}/replies",
  summary: "Add something to one's own request; a closed one is open again",
  ...open("signedIn", perPerson(20, 3600)),
  ...OPEN_WHEN_SUSPENDED,
  request: { ...one, body: json(SupportReply) },
  responses: { 201: answer("The conversation", SupportThread), ...writeProblems("notSignedIn", "notFound") },
});
