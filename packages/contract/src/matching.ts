import { REASONS } from "@aufwind/rules/matching";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { CoachCard } from "./coach-cards.ts";
import { paged, pageOfList } from "./platform/lists.ts";
import { answer, open, problems } from "./platform/route.ts";

const Reason = z.object({
  kind: z.enum(REASONS),
  /** The common topics or languages. */
  values: z.array(z.string()).optional(),
  days: z.int().optional(),
});

export const SuggestedCoach = CoachCard.extend({
  match: z.object({
    /** From 0 to 100. */
    score: z.int(),
    /** The reasons, the most important first. */
    reasons: z.array(Reason),
  }),
});
export type SuggestedCoach = z.infer<typeof SuggestedCoach>;

export const listSuggestedCoaches = createRoute({
  method: "get",
  path: "/api/clients/suggested-coaches/{page}/{size}/{sort}",
  summary: "Coaches who fit what one is looking for; `desc` begins with the best",
  ...open("client"),
  request: { params: z.object(pageOfList) },
  responses: {
    200: answer("One page; empty before one has said what one is looking for", z.object(paged(SuggestedCoach))),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});
