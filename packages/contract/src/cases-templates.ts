import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { CaseFilter, openToCaseWorkers } from "./cases.ts";
import { line, paragraph } from "./platform/fields.ts";
import { answer, json, OPERATOR_PROBLEMS, problems, writeProblems } from "./platform/route.ts";

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };
const removed = { 204: { description: "Removed" } };

const CaseView = z.object({ id: z.uuid(), name: z.string(), filter: CaseFilter });
export type CaseView = z.infer<typeof CaseView>;

export const listCaseViews = createRoute({
  method: "get",
  path: "/api/operators/case-views",
  summary: "The filters that one keeps under a name",
  ...openToCaseWorkers(),
  responses: {
    200: answer("One's own views", z.object({ items: z.array(CaseView) })),
    ...problems(...OPERATOR_PROBLEMS, "unavailable"),
  },
});

export const saveCaseView = createRoute({
  method: "post",
  path: "/api/operators/case-views",
  summary: "Keep a filter under a name, or change the one of that name",
  ...openToCaseWorkers(),
  request: { body: json(z.strictObject({ name: line(60), filter: CaseFilter })) },
  responses: { 201: answer("The view", CaseView), ...writeProblems(...OPERATOR_PROBLEMS) },
});

export const removeCaseView = createRoute({
  method: "delete",
  path: "/api/operators/case-views/{id}",
  summary: "Forget one's own view",
  ...openToCaseWorkers(),
  request: one,
  responses: { ...removed, ...writeProblems(...OPERATOR_PROBLEMS, "notFound") },
});

/** {{name}}, {{reference}} and {{appointment}} are filled in. */
export const NewCaseTemplate = z.strictObject({ name: line(80), textDe: paragraph(5000), textEn: paragraph(5000) });

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
  ...openToCaseWorkers(),
  responses: {
    200: answer("The templates, by name", z.object({ items: z.array(CaseTemplate) })),
    ...problems(...OPERATOR_PROBLEMS, "unavailable"),
  },
});

export const createCaseTemplate = createRoute({
  method: "post",
  path: "/api/operators/case-templates",
  summary: "Add a template in both languages",
  ...openToCaseWorkers(),
  request: { body: json(NewCaseTemplate) },
  responses: { 201: answer("The template", CaseTemplate), ...writeProblems(...OPERATOR_PROBLEMS, "nameTaken") },
});

export const changeCaseTemplate = createRoute({
  method: "put",
  path: "/api/operators/case-templates/{id}",
  summary: "Change a template",
  ...openToCaseWorkers(),
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
  ...openToCaseWorkers(),
  request: one,
  responses: { ...removed, ...writeProblems(...OPERATOR_PROBLEMS, "notFound") },
});
