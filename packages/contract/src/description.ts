import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, COMPRESSED, open } from "./platform/route.ts";

export const readDescription = createRoute({
  method: "get",
  path: "/api/openapi.json",
  summary: "This description",
  ...open("visitor"),
  ...COMPRESSED,
  responses: { 200: answer("OpenAPI 3.1", z.looseObject({ openapi: z.string() })) },
});

export const readDocumentation = createRoute({
  method: "get",
  path: "/api/docs",
  summary: "This description, for people",
  ...open("visitor"),
  responses: { 200: { description: "A page", content: { "text/html": { schema: z.string() } } } },
});
