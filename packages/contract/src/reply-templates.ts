import { MESSAGE_LIMIT } from "@aufwind/rules/conversations";
import { hasOnlyName } from "@aufwind/rules/reply-templates";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line, paragraph } from "./platform/fields.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";

/** {{name}} is filled in with the client's first name. */
export const NewReplyTemplate = z.strictObject({
  title: line(80),
  text: paragraph(MESSAGE_LIMIT).refine(hasOnlyName, { error: "placeholderUnknown" }),
});

const ReplyTemplate = z.object({ id: z.uuid(), title: z.string(), text: z.string() });
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;
const ReplyTemplates = z.object({ items: z.array(ReplyTemplate) });

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };
const openToWriters = () => open("coach", perPerson(120, 3600));

export const listReplyTemplates = createRoute({
  method: "get",
  path: "/api/coaches/reply-templates",
  summary: "What one writes to clients again and again",
  ...open("coach"),
  responses: { 200: answer("By title", ReplyTemplates), ...problems("notSignedIn", "wrongRole", "unavailable") },
});

export const readFilledTemplates = createRoute({
  method: "get",
  path: "/api/coaches/reply-templates/filled/{id}",
  summary: "The templates with the name of the client of one's conversation",
  ...open("coach"),
  request: one,
  responses: {
    200: answer("By title", ReplyTemplates),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "notFound", "unavailable"),
  },
});

export const createReplyTemplate = createRoute({
  method: "post",
  path: "/api/coaches/reply-templates",
  summary: "Add a template",
  ...openToWriters(),
  request: { body: json(NewReplyTemplate) },
  responses: {
    201: answer("The template", ReplyTemplate),
    ...writeProblems("notSignedIn", "wrongRole", "notFound", "nameTaken", "tooManyTemplates"),
  },
});

export const changeReplyTemplate = createRoute({
  method: "put",
  path: "/api/coaches/reply-templates/{id}",
  summary: "Change one's template",
  ...openToWriters(),
  request: { ...one, body: json(NewReplyTemplate) },
  responses: {
    200: answer("The template", ReplyTemplate),
    ...writeProblems("notSignedIn", "wrongRole", "notFound", "nameTaken"),
  },
});

export const removeReplyTemplate = createRoute({
  method: "delete",
  path: "/api/coaches/reply-templates/{id}",
  summary: "Remove one's template",
  ...openToWriters(),
  request: one,
  responses: { 204: { description: "Removed" }, ...writeProblems("notSignedIn", "wrongRole", "notFound") },
});
