import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, open, problems } from "./platform/route.ts";

export const healthProbe = createRoute({
  method: "get",
  path: "/api/health-check/health-probe",
  summary: "Whether the service and its database answer",
  ...open("visitor"),
  responses: {
    200: answer("The database answered", z.object({ status: z.literal("ok") })),
    ...problems("unavailable"),
  },
});
