import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, open, problems } from "./route.ts";

/** Outside production only: a saved card that no bank knows. */
export const saveTestCard = createRoute({
  method: "post",
  path: "/api/clients/test-card",
  summary: "Save a test card; exists in the demo, in development and in tests",
  ...open("client"),
  responses: {
    201: answer("Saved", z.object({ status: z.literal("saved") })),
    ...problems("notSignedIn", "wrongRole", "crossSite", "unavailable"),
  },
});
