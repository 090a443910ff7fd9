import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, open } from "./platform/route.ts";

const Site = z.object({
  brand: z.string(),
  publicUrl: z.url(),
  company: z.object({
    company: z.string(),
    street: z.string(),
    city: z.string(),
    representative: z.string(),
    register: z.string(),
    vatId: z.string(),
    supportEmail: z.email(),
    supportPhone: z.string(),
  }),
  /** Third-party scripts that load only after consent. */
  tags: z.object({ marketing: z.url().optional(), mailing: z.url().optional() }),
  /** Whether the developer pages exist here. */
  devTools: z.boolean(),
});
export type Site = z.infer<typeof Site>;

export const readSite = createRoute({
  method: "get",
  path: "/api/site",
  summary: "The name, the company and the third parties of this installation",
  ...open("visitor"),
  responses: { 200: answer("The site", Site) },
});
