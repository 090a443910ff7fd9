import { CREDIT_REASONS } from "@aufwind/rules/friends";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { instant } from "./appointments.ts";
import { typedWhole } from "./platform/lists.ts";
import { answer, open, problems } from "./platform/route.ts";

export const Credit = z.object({
  id: z.uuid(),
  cents: z.int(),
  /** For registering by a friend's link, for a friend who did, out of a refund, or granted by the team. */
  reason: z.enum(CREDIT_REASONS),
  /** What the team said about it; mostly empty. */
  message: z.string(),
  grantedAt: z.iso.datetime(),
  /** Null while it waits for the next charge. */
  usedFor: z
    .object({
      appointmentId: z.uuid(),
      scheduledAt: z.iso.datetime(),
      /** Empty if the coach has left. */
      coachName: z.string(),
    })
    .nullable(),
  /** When and why the team took it away; null if it did not. */
  taken: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
});
export type Credit = z.infer<typeof Credit>;

const Credits = z.object({
  /** Unused ones. */
  balanceCents: z.int(),
  items: z.array(Credit),
});
export type Credits = z.infer<typeof Credits>;

export const readCredits = createRoute({
  method: "get",
  path: "/api/clients/credits",
  summary: "One's own credits, the newest first, and what they were used for",
  ...open("client"),
  responses: {
    200: answer("As they are now", Credits),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

/** Gift cards pay first; one credit is taken per appointment, automatically, in the order of their starts. */
export const readExpectedCredit = createRoute({
  method: "get",
  path: "/api/clients/credits/expected",
  summary: "What gift cards and a credit would pay of an appointment with a coach at this time and price",
  ...open("client"),
  request: { query: z.object({ coachId: z.uuid({ error: "invalid" }), scheduledAt: instant, feeCents: typedWhole }) },
  responses: {
    200: answer("As things stand", z.object({ giftCents: z.int(), creditCents: z.int() })),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});
