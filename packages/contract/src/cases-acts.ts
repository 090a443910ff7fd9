import { isFilledIn } from "@aufwind/rules/cases-placeholders";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Case, oneCase, openToCaseWorkers } from "./cases.ts";
import { optionalParagraph, paragraph } from "./platform/fields.ts";
import { Named } from "./platform/named.ts";
import { answer, json, OPERATOR_PROBLEMS, writeProblems } from "./platform/route.ts";

const now = answer("The case as it is now", Case);
const version = z.int({ error: "required" });
const until = z.iso.datetime({ offset: true, error: "dateTime" });
const COMMON = [...OPERATOR_PROBLEMS, "notFound"] as const;

export const CaseAnswer = z.strictObject({
  text: paragraph(5000).refine(isFilledIn, { error: "placeholderLeft" }),
  /** The version that was read: over a changed case nothing is sent. */
  version,
  thenClose: z.boolean({ error: "invalid" }).default(false),
});

export const answerCase = createRoute({
  method: "post",
  path: "/api/operators/cases/{number}/answer",
  summary: "Answer the person by mail and in their help center; over a changed case nothing is sent",
  ...openToCaseWorkers(),
  request: { ...oneCase, body: json(CaseAnswer) },
  responses: {
    200: now,
    ...writeProblems(...COMMON, "caseChanged", "caseMerged", "caseWithoutAddress", "ownDecision"),
  },
});

export const noteCase = createRoute({
  method: "post",
  path: "/api/operators/cases/{number}/note",
  summary: "Write a note for the team alone",
  ...openToCaseWorkers(),
  request: { ...oneCase, body: json(z.strictObject({ text: paragraph(5000) })) },
  responses: { 200: now, ...writeProblems(...COMMON, "caseMerged") },
});

export const assignCase = createRoute({
  method: "post",
  path: "/api/operators/cases/{number}/assign",
  summary: "Give a case to a colleague who may see its kind, or back to all",
  ...openToCaseWorkers(),
  request: { ...oneCase, body: json(z.strictObject({ assigneeId: z.uuid({ error: "invalid" }).nullable() })) },
  responses: { 200: now, ...writeProblems(...COMMON, "caseClosed") },
});

export const snoozeCase = createRoute({
  method: "post",
  path: "/api/operators/cases/{number}/snooze",
  summary: "Let a case sleep until then; something new wakes it earlier",
  ...openToCaseWorkers(),
  request: { ...oneCase, body: json(z.strictObject({ until })) },
  responses: { 200: now, ...writeProblems(...COMMON, "caseClosed") },
});

export const waitForPerson = createRoute({
  method: "post",
  path: "/api/operators/cases/{number}/wait",
  summary: "Wait for the person's reply, at most until then",
  ...openToCaseWorkers(),
  request: { ...oneCase, body: json(z.strictObject({ until })) },
  responses: { 200: now, ...writeProblems(...COMMON, "caseClosed") },
});

export const closeCase = createRoute({
  method: "post",
  path: "/api/operators/cases/{number}/close",
  summary: "Close a case; over a changed one nothing happens",
  ...openToCaseWorkers(),
  request: { ...oneCase, body: json(z.strictObject({ version, reason: optionalParagraph(1000) })) },
  responses: { 200: now, ...writeProblems(...COMMON, "caseChanged", "caseClosed", "ownDecision") },
});

export const reopenCase = createRoute({
  method: "post",
  path: "/api/operators/cases/{number}/reopen",
  summary: "Open a closed case again",
  ...openToCaseWorkers(),
  request: { ...oneCase, body: json(z.strictObject({})) },
  responses: { 200: now, ...writeProblems(...COMMON, "caseOpen", "caseMerged") },
});

export const mergeCase = createRoute({
  method: "post",
  path: "/api/operators/cases/{number}/merge",
  summary: "Close a case into another of the same person, which shows its entries from then on",
  ...openToCaseWorkers(),
  request: { ...oneCase, body: json(z.strictObject({ into: z.int({ error: "wholeNumber" }) })) },
  responses: {
    200: answer("The case that it is part of now", Case),
    ...writeProblems(...COMMON, "ownDecision", "caseClosed", "caseMerged", "casesDiffer"),
  },
});

export const writeInCase = createRoute({
  method: "post",
  path: "/api/operators/cases/{number}/writing",
  summary: "Show others that one writes an answer, for a minute; or no longer",
  ...openToCaseWorkers(),
  request: { ...oneCase, body: json(z.strictObject({ isWriting: z.boolean({ error: "required" }) })) },
  responses: {
    200: answer("Who writes now: oneself, or who was first", z.object({ writing: Named.nullable() })),
    ...writeProblems(...COMMON),
  },
});
