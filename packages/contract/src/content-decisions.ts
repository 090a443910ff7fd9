import { RESTRICTION_KINDS } from "@aufwind/rules/coach-restrictions";
import { APPEAL_MOST, CONTENT_DECISIONS, GROUNDS } from "@aufwind/rules/content-decisions";
import { CONTENT_KINDS, NOTICE_REASONS } from "@aufwind/rules/content-notices";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { paragraph } from "./platform/fields.ts";
import {
  answer,
  COMPRESSED,
  FROM_REPLICA,
  json,
  open,
  perNetwork,
  perPerson,
  problems,
  writeProblems,
} from "./platform/route.ts";

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };

/** A decision for its author, or for somebody who gave notice: who reported is never told, nor by whom it was decided. */
const DecisionStatement = z.object({
  id: z.uuid(),
  kind: z.enum(CONTENT_KINDS),
  side: z.enum(["author", "reporter"]),
  decision: z.enum(CONTENT_DECISIONS),
  decidedAt: z.iso.datetime(),
  /** For the author alone: what it is about, and the reasons. */
  reasons: z
    .object({ facts: z.string(), ground: z.enum(GROUNDS).nullable(), clause: z.string().nullable() })
    .nullable(),
  until: z.iso.datetime().nullable(),
  /** Whether it answers an appeal, and whether a later decision replaced it. */
  isOnAppeal: z.boolean(),
  isReplaced: z.boolean(),
  appeal: z.object({ text: z.string(), madeAt: z.iso.datetime() }).nullable(),
  appealableUntil: z.iso.datetime(),
  can: z.object({ appeal: z.boolean() }),
});
export type DecisionStatement = z.infer<typeof DecisionStatement>;

export const readDecision = createRoute({
  method: "get",
  path: "/api/content-decisions/{id}",
  summary: "A decision about what one wrote or reported, with its reasons",
  ...open("signedIn"),
  request: one,
  responses: {
    200: answer("The decision", DecisionStatement),
    ...problems("notSignedIn", "invalidFields", "notFound", "unavailable"),
  },
});

export const appealDecision = createRoute({
  method: "post",
  path: "/api/content-decisions/{id}/appeal",
  summary: "Appeal a decision within six months; another person decides",
  ...open("signedIn", perPerson(10, 3600)),
  request: { ...one, body: json(z.strictObject({ text: paragraph(APPEAL_MOST) })) },
  responses: {
    201: answer("The decision", DecisionStatement),
    ...writeProblems("notSignedIn", "notFound", "alreadyAppealed", "appealTooLate", "notPossibleNow"),
  },
});

/** How many there are of each. */
const counted = <K extends string>(keys: readonly K[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, z.int()])) as Record<K, z.ZodInt>);

const TransparencyReport = z.object({
  from: z.iso.datetime(),
  /** Not included. */
  to: z.iso.datetime(),
  notices: z.object({ total: z.int(), kinds: counted(CONTENT_KINDS), reasons: counted(NOTICE_REASONS) }),
  decisions: z.object({
    total: z.int(),
    decisions: counted(CONTENT_DECISIONS),
    /** Of those that hide something. */
    grounds: counted(GROUNDS),
    /** From the first notice to its decision; null without one. */
    medianHours: z.number().nullable(),
  }),
  appeals: z.object({
    made: z.int(),
    /** Decided by another person, who came to the same result, or to another. */
    upheld: z.int(),
    changed: z.int(),
  }),
  /** What the team did to coaches' practices, not at their own request. */
  restrictions: counted(RESTRICTION_KINDS),
});
export type TransparencyReport = z.infer<typeof TransparencyReport>;

export const readTransparencyReport = createRoute({
  method: "get",
  path: "/api/visitors/transparency",
  summary:
    "Notices, decisions, appeals and restrictions of the last twelve months, counted (Art. 15 and 24 of the DSA)",
  ...open("visitor", perNetwork(600, 60)),
  ...FROM_REPLICA,
  ...COMPRESSED,
  responses: {
    200: answer("Counted from the rows, without a name", TransparencyReport),
    ...problems("tooManyRequests", "unavailable"),
  },
});
