import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf, optionalParagraph } from "./platform/fields.ts";
import { json, open, perPerson, writeProblems } from "./platform/route.ts";

export const REPORT_REASONS = ["harassment", "danger", "fraud", "contact", "illegal", "other"] as const;

export const reportMessage = createRoute({
  method: "post",
  path: "/api/reports/message",
  summary: "Report a message that somebody wrote to the one who asks; a person looks at it",
  ...open("signedIn", perPerson(20, 3600)),
  request: {
    body: json(
      z.strictObject({
        messageId: z.uuid({ error: "invalid" }),
        reason: oneOf(REPORT_REASONS),
        comment: optionalParagraph(1000),
      }),
    ),
  },
  responses: {
    201: { description: "Reported; a mail confirms it" },
    ...writeProblems("notSignedIn", "notFound", "alreadyReported", "busy"),
  },
});
