import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, open } from "./platform/route.ts";

/** A third party's script, with what the consent dialog says about it. */
const Tag = z.object({
  src: z.url(),
  /** The company behind it, and its seat. */
  provider: z.string(),
  privacyUrl: z.url().optional(),
  /** What it stores in the browser: for how many days, until the browser closes, or without an end. */
  storage: z.array(z.object({ name: z.string(), lasts: z.union([z.int(), z.enum(["session", "unlimited"])]) })),
});
export type Tag = z.infer<typeof Tag>;

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
  tags: z.object({ marketing: Tag.optional(), mailing: Tag.optional() }),
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
