import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { email, honeypot, line, paragraph } from "./fields.ts";
import { answer, json, open, perEmail, perNetwork, writeProblems } from "./route.ts";

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
