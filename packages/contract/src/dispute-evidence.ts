import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { FRESH_PROOF, OPERATOR_PROBLEMS, openToOperators, writeProblems } from "./platform/route.ts";

export const makeEvidence = createRoute({
  method: "post",
  path: "/api/operators/payments/{id}/evidence",
  summary: "Everything that speaks to a disputed payment as one PDF, in the client's language; it is logged",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: {
    200: {
      description: "The PDF",
      content: { "application/pdf": { schema: z.string().meta({ format: "binary" }) } },
    },
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "notPossibleNow", "busy"),
  },
});
