import { APPEAL_MOST, CONTENT_DECISIONS, GROUNDS } from "@aufwind/rules/content-decisions";
import { CONTENT_KINDS } from "@aufwind/rules/content-notices";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { paragraph } from "./platform/fields.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";

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
