import { STATUSES } from "@aufwind/rules/appointments/status";
import { HOLD_DECISIONS, HOLD_REASONS } from "@aufwind/rules/earnings";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf, paragraph } from "./platform/fields.ts";
import { Named } from "./platform/named.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  openToOperators,
  problems,
  writeProblems,
} from "./platform/route.ts";

const HeldEarning = z.object({
  earningId: z.uuid(),
  appointmentId: z.uuid(),
  client: Named,
  scheduledAt: z.iso.datetime(),
  scheduledStatus: z.enum(STATUSES),
  arrivesCents: z.int(),
  reason: z.enum(HOLD_REASONS),
  heldAt: z.iso.datetime(),
  /** Null while nobody has decided. */
  decision: z.enum(HOLD_DECISIONS).nullable(),
});
export type HeldEarning = z.infer<typeof HeldEarning>;

const oneCoach = { params: z.object({ coachId: z.uuid({ error: "invalid" }) }) };

export const listHeldEarnings = createRoute({
  method: "get",
  path: "/api/operators/earnings/holds/{coachId}",
  summary: "Earnings of a coach that are held because of a pattern: what is undecided or withheld",
  ...openToOperators("finance"),
  request: oneCoach,
  responses: {
    200: answer("The newest first", z.object({ items: z.array(HeldEarning) })),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

export const decideHeldEarnings = createRoute({
  method: "post",
  path: "/api/operators/earnings/holds/{coachId}/decision",
  summary: "Release held earnings into the coach's next statement, or keep them held; the case closes",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: {
    ...oneCoach,
    body: json(
      z.strictObject({
        decision: oneOf(HOLD_DECISIONS),
        /** Those that were shown: one that is held since then is not decided along. */
        earningIds: z
          .array(z.uuid({ error: "invalid" }), { error: "required" })
          .min(1, { error: "required" })
          .max(200),
        reason: paragraph(1000),
      }),
    ),
  },
  responses: {
    204: { description: "Decided" },
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "previewChanged"),
  },
});
