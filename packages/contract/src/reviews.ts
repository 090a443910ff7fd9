import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { paged, pageOfList } from "./lists.ts";
import { answer, open, perNetwork, problems } from "./route.ts";

/** How many published reviews have one to five stars. */
export const Distribution = z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() });

export const Review = z.object({
  reviewId: z.uuid(),
  stars: z.int(),
  text: z.string(),
  /** The language it is written in. */
  locale: z.enum(["en", "de"]),
  /** As the client wants to be named; null for no name. */
  author: z.string().nullable(),
  writtenAt: z.iso.datetime(),
  answer: z.object({ text: z.string(), answeredAt: z.iso.datetime() }).nullable(),
});
export type Review = z.infer<typeof Review>;

export const listReviews = createRoute({
  method: "get",
  path: "/api/visitors/coaches/{slug}/reviews/{page}/{size}/{sort}",
  summary: "The published reviews of a public coach; `desc` begins with the newest",
  ...open("visitor", perNetwork(600, 60)),
  request: { params: z.object({ slug: z.string(), ...pageOfList }) },
  responses: {
    200: answer("One page", z.object(paged(Review))),
    ...problems("notFound", "invalidFields", "tooManyRequests", "unavailable"),
  },
});
