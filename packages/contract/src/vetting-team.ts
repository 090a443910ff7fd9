import { TRADER_FACTS } from "@aufwind/rules/businesses";
import {
  CHECK_REASONS,
  CHECK_STATES,
  CHECKED_SECTIONS,
  type CheckState,
  DECISIONS,
  VETTING_TEXT_MOST,
} from "@aufwind/rules/vetting";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { traderFields } from "./businesses.ts";
import { PublicCoach } from "./coach-profiles.ts";
import { oneOf, optionalLine, optionalParagraph, paragraph } from "./platform/fields.ts";
import { paged, pageOfList } from "./platform/lists.ts";
import { answer, json, OPERATOR_PROBLEMS, openToOperators, problems, writeProblems } from "./platform/route.ts";
import { RequestedChange } from "./vetting.ts";

/** A coach in the team's list, with the latest check. */
const CheckedCoach = z.object({
  coachId: z.uuid(),
  name: z.string(),
  slug: z.string(),
  isProfilePublic: z.boolean(),
  /** Missing before the coach submits anything. */
  check: z
    .object({
      state: z.enum(CHECK_STATES),
      reasons: z.array(z.enum(CHECK_REASONS)),
      submittedAt: z.iso.datetime(),
      /** By when the team decides. */
      dueAt: z.iso.datetime(),
    })
    .nullable(),
});
export type CheckedCoach = z.infer<typeof CheckedCoach>;

/** How many coaches there are in each state. */
const Counts = z.object(
  Object.fromEntries(CHECK_STATES.map((state) => [state, z.int()])) as Record<CheckState, z.ZodInt>,
);

export const listCheckedCoaches = createRoute({
  method: "get",
  path: "/api/operators/coaches/{page}/{size}/{sort}",
  summary: "Coaches and how their checks stand; `asc` begins with what has waited longest",
  ...openToOperators("moderation"),
  request: {
    params: z.object(pageOfList),
    query: z.object({ state: z.enum(CHECK_STATES, { error: "invalid" }).optional(), name: optionalLine(100) }),
  },
  responses: {
    200: answer("One page, and how many there are in each state", z.object({ ...paged(CheckedCoach), counts: Counts })),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

/** What a machine can say of a number: its form alone, nobody was asked. */
const NumberCheck = z.object({ number: z.string(), isWellFormed: z.boolean() });

export const CheckedProfile = CheckedCoach.extend({
  email: z.string().nullable(),
  registeredAt: z.iso.datetime(),
  /** As the public sees it, or will; null while business details are missing. */
  profile: PublicCoach.nullable(),
  business: z
    .object({
      /** Null if not given. No register was asked. */
      vatNumber: NumberCheck.nullable(),
      taxNumber: NumberCheck.nullable(),
      ...traderFields,
      certifiedAt: z.iso.datetime().nullable(),
      certifiedVersion: z.string().nullable(),
      /** What has to be stated before anybody can pay this coach. */
      missing: z.array(z.enum(TRADER_FACTS)),
    })
    .nullable(),
  /** Of what is shown here; a decision carries it. */
  fingerprint: z.string(),
  /** Whether the coach changed something since submitting it. */
  isChangedSince: z.boolean(),
  /** All checks, the newest first. */
  history: z.array(
    z.object({
      state: z.enum(CHECK_STATES),
      reasons: z.array(z.enum(CHECK_REASONS)),
      submittedAt: z.iso.datetime(),
      decidedAt: z.iso.datetime().nullable(),
      decidedBy: z.string().nullable(),
      reason: z.string().nullable(),
      requestedChanges: z.array(RequestedChange),
    }),
  ),
  can: z.object({ decide: z.array(z.enum(DECISIONS)) }),
});
export type CheckedProfile = z.infer<typeof CheckedProfile>;

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };

export const readCheckedCoach = createRoute({
  method: "get",
  path: "/api/operators/coaches/{id}",
  summary: "A coach with everything that is checked, and former decisions",
  ...openToOperators("moderation"),
  request: one,
  responses: {
    200: answer("The coach", CheckedProfile),
    ...problems(...OPERATOR_PROBLEMS, "notFound", "invalidFields", "unavailable"),
  },
});

const change = z.strictObject({ section: oneOf(CHECKED_SECTIONS), sentence: paragraph(VETTING_TEXT_MOST) });

const CheckDecision = z
  .strictObject({
    decision: oneOf(DECISIONS),
    /** The state and the fingerprint that were seen. */
    seen: oneOf(CHECK_STATES),
    fingerprint: z.string({ error: "required" }).max(64, { error: "invalid" }),
    reason: optionalParagraph(VETTING_TEXT_MOST),
    changes: z.array(change, { error: "invalid" }).max(CHECKED_SECTIONS.length, { error: "mostEntries" }).default([]),
  })
  .refine(({ decision, reason }) => decision !== "refuse" || reason !== "", { path: ["reason"], error: "required" })
  .refine(({ decision, changes }) => decision !== "askForChanges" || changes.length > 0, {
    path: ["changes"],
    error: "required",
  });

export const decideCheck = createRoute({
  method: "post",
  path: "/api/operators/coaches/{id}/decision",
  summary: "Approve a coach's profile, ask for changes, or refuse it; the coach is told why",
  ...openToOperators("moderation"),
  request: { ...one, body: json(CheckDecision) },
  responses: {
    200: answer("The coach as it is now", CheckedProfile),
    ...writeProblems(...OPERATOR_PROBLEMS, "notFound", "changedMeanwhile", "checkDecided"),
  },
});
