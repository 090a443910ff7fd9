import { CHECK_REASONS, CHECK_STATES, CHECKED_SECTIONS } from "@aufwind/rules/vetting";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, open, problems } from "./platform/route.ts";

export const RequestedChange = z.object({ section: z.enum(CHECKED_SECTIONS), sentence: z.string() });
export type RequestedChange = z.infer<typeof RequestedChange>;

/** The latest check, as its coach sees it. */
export const OwnCheck = z.object({
  state: z.enum(CHECK_STATES),
  reasons: z.array(z.enum(CHECK_REASONS)),
  submittedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why the team refused. */
  reason: z.string().nullable(),
  requestedChanges: z.array(RequestedChange),
  /** Whether the profile is private because of it. */
  isHoldingBack: z.boolean(),
  /** Whether the coach can submit the profile again. */
  can: z.object({ resubmit: z.boolean() }),
});
export type OwnCheck = z.infer<typeof OwnCheck>;

export const readOwnCheck = createRoute({
  method: "get",
  path: "/api/coaches/profile/check",
  summary: "Read how the team's check of one's profile stands",
  ...open("coach"),
  responses: {
    200: answer("The latest check, if there was one", z.object({ check: OwnCheck.nullable() })),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

export const resubmitProfile = createRoute({
  method: "post",
  path: "/api/coaches/profile/check",
  summary: "Submit one's profile again after the team asked for changes",
  ...open("coach"),
  responses: {
    200: answer("The check, waiting again", OwnCheck),
    ...problems("notSignedIn", "wrongRole", "notPossibleNow", "unavailable"),
  },
});
