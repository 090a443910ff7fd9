import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { open, problems } from "./route.ts";

export const streamEvents = createRoute({
  method: "get",
  path: "/api/events",
  summary: "What happens for the person signed in, as server-sent events; resumes after `Last-Event-ID`",
  ...open("signedIn"),
  request: {
    headers: z.object({
      "last-event-id": z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
  },
  responses: {
    200: { description: "A stream that stays open", content: { "text/event-stream": { schema: z.string() } } },
    ...problems("notSignedIn", "invalidFields"),
  },
});
