import { hasOnlyKnown } from "@aufwind/rules/cases-placeholders";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { CaseFilter, openToCaseWorkers } from "./cases.ts";
import { line, paragraph } from "./platform/fields.ts";
import { answer, json, OPERATOR_PROBLEMS, openToOperators, problems, writeProblems } from "./platform/route.ts";

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };
const removed = { 204: { description: "Removed" } };

const CaseView = z.object({
  id: z.uuid(),
  name: z.string(),
  filter: CaseFilter,
  /** The whole team sees it, and may change it. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** How many cases it holds for the caller now. */
  count: z.int(),
});
export type CaseView = z.infer<typeof CaseView>;

export const listCaseViews = createRoute({
  method: "get",
  path: "/api/operators/case-views",
  summary: "The filters that one keeps under a name, and those of the team, each with its count",
  ...openToCaseWorkers(),
  responses: {
    200: answer("The views, by name", z.object({ items: z.array(CaseView) })),
    ...problems(...OPERATOR_PROBLEMS, "unavailable"),
  },
});

export const SavedCaseView = z.strictObject({
  name: line(60),
  filter: CaseFilter,
  isShared: z.boolean({ error: "invalid" }).default(false),
});

export const saveCaseView = createRoute({
  method: "post",
  path: "/api/operators/case-views",
  summary: "Keep a filter under a name, for oneself or for the team; one's own of that name is changed",
  ...openToCaseWorkers(),
  request: { body: json(SavedCaseView) },
  responses: { 201: answer("The view", CaseView), ...writeProblems(...OPERATOR_PROBLEMS, "nameTaken") },
});

export const changeCaseView = createRoute({
  method: "put",
  path: "/api/operators/case-views/{id}",
  summary: "Rename or change one's own view or one of the team; only its owner takes it back from the team",
  ...openToCaseWorkers(),
  request: { ...one, body: json(SavedCaseView) },
  responses: { 200: answer("The view", CaseView), ...writeProblems(...OPERATOR_PROBLEMS, "notFound", "nameTaken") },
});

export const removeCaseView = createRoute({
  method: "delete",
  path: "/api/operators/case-views/{id}",
  summary: "Forget one's own view, or one of the team",
  ...openToCaseWorkers(),
  request: one,
  responses: { ...removed, ...writeProblems(...OPERATOR_PROBLEMS, "notFound") },
});

const templateText = paragraph(5000).refine(hasOnlyKnown, { error: "placeholderUnknown" });

/** {{name}}, {{appointment}} and the like are filled in from the case. */
export const NewCaseTemplate = z.strictObject({ name: line(80), textDe: templateText, textEn: templateText });

/** Who writes templates; whoever works on cases uses them. */
const openToWriters = () => openToOperators("support");

const CaseTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  textDe: z.string(),
  textEn: z.string(),
  changedAt: z.iso.datetime(),
  changedBy: z.string().nullable(),
});
export type CaseTemplate = z.infer<typeof CaseTemplate>;

export const listCaseTemplates = createRoute({
  method: "get",
  path: "/api/operators/case-templates",
  summary: "Answers that are written once and used often",
  ...openToWriters(),
  responses: {
    200: answer("The templates, by name", z.object({ items: z.array(CaseTemplate) })),
    ...problems(...OPERATOR_PROBLEMS, "unavailable"),
  },
});

export const createCaseTemplate = createRoute({
  method: "post",
  path: "/api/operators/case-templates",
  summary: "Add a template in both languages",
  ...openToWriters(),
  request: { body: json(NewCaseTemplate) },
  responses: { 201: answer("The template", CaseTemplate), ...writeProblems(...OPERATOR_PROBLEMS, "nameTaken") },
});

export const changeCaseTemplate = createRoute({
  method: "put",
  path: "/api/operators/case-templates/{id}",
  summary: "Change a template",
  ...openToWriters(),
  request: { ...one, body: json(NewCaseTemplate) },
  responses: {
    200: answer("The template", CaseTemplate),
    ...writeProblems(...OPERATOR_PROBLEMS, "notFound", "nameTaken"),
  },
});

export const removeCaseTemplate = createRoute({
  method: "delete",
  path: "/api/operators/case-templates/{id}",
  summary: "Remove a template",
  ...openToWriters(),
  request: one,
  responses: { ...removed, ...writeProblems(...OPERATOR_PROBLEMS, "notFound") },
});
