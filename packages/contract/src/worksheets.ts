import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { LOCALES } from "@aufwind/rules/locale";
import { MOMENTS, WORKSHEET_LIMITS as MOST } from "@aufwind/rules/worksheets";
import { READY_WORKSHEETS } from "@aufwind/rules/worksheets-ready";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line, oneOf, optionalParagraph } from "./platform/fields.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";
import { answers, Question, questionsUpTo } from "./questions.ts";

const id = z.uuid({ error: "invalid" });
const one = z.object({ id });
const day = z.iso.date({ error: "date" });
const writing = perPerson(120, 600);

const content = {
  title: line(MOST.title),
  intro: optionalParagraph(MOST.intro),
  questions: questionsUpTo(MOST.questions).refine((all) => all.length > 0, { error: "fewestQuestions" }),
};
const TemplateText = z.strictObject(content);

const WorksheetRule = z.object({
  id: z.uuid(),
  consultation: z.enum(CONSULTATIONS),
  moment: z.enum(MOMENTS),
  hours: z.int(),
});

export const WorksheetTemplate = z.object({
  id: z.uuid(),
  version: z.int(),
  ...content,
  changedAt: z.iso.datetime(),
  rules: z.array(WorksheetRule),
  /** How many were sent, and answered. */
  sentCount: z.int(),
  answeredCount: z.int(),
});
export type WorksheetTemplate = z.infer<typeof WorksheetTemplate>;

export const listWorksheetTemplates = createRoute({
  method: "get",
  path: "/api/coaches/worksheets/templates",
  summary: "A coach's own worksheets to send",
  ...open("coach"),
  responses: {
    200: answer("All of them", z.object({ items: z.array(WorksheetTemplate) })),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

export const readWorksheetTemplate = createRoute({
  method: "get",
  path: "/api/coaches/worksheets/templates/{id}",
  summary: "One of them",
  ...open("coach"),
  request: { params: one },
  responses: {
    200: answer("The template", WorksheetTemplate),
    ...problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "unavailable"),
  },
});

const madeOne = answer("Made", z.object({ id: z.uuid() }));
const done = (...codes: Parameters<typeof writeProblems>) => ({
  204: { description: "Done" },
  ...writeProblems("notSignedIn", "wrongRole", "notFound", ...codes),
});

export const createTemplate = createRoute({
  method: "post",
  path: "/api/coaches/worksheets/templates",
  summary: "Build a worksheet",
  ...open("coach", writing),
  request: { body: json(TemplateText) },
  responses: { 201: madeOne, ...writeProblems("notSignedIn", "wrongRole", "tooManyWorksheets") },
});

export const copyReadyTemplate = createRoute({
  method: "post",
  path: "/api/coaches/worksheets/ready",
  summary: "Begin with a ready-made worksheet",
  ...open("coach", writing),
  request: { body: json(z.strictObject({ ready: oneOf(READY_WORKSHEETS), language: oneOf(LOCALES) })) },
  responses: { 201: madeOne, ...writeProblems("notSignedIn", "wrongRole", "tooManyWorksheets") },
});

/** The version that was read: if another one is stored by now, nothing is overwritten. */
const version = z.int({ error: "invalid" }).min(1, { error: "invalid" }).max(2_000_000_000, { error: "invalid" });
const ChangedTemplate = z.strictObject({ ...content, version });

export const changeTemplate = createRoute({
  method: "put",
  path: "/api/coaches/worksheets/templates/{id}",
  summary: "Change a worksheet; those that were sent stay as they are",
  ...open("coach", writing),
  request: { params: one, body: json(ChangedTemplate) },
  responses: done("changedMeanwhile"),
});

export const deleteTemplate = createRoute({
  method: "delete",
  path: "/api/coaches/worksheets/templates/{id}",
  summary: "Delete a worksheet; those that were sent stay",
  ...open("coach"),
  request: { params: one },
  responses: done(),
});

const NewRule = z
  .strictObject({
    consultation: oneOf(CONSULTATIONS),
    moment: oneOf(MOMENTS),
    hours: z
      .int({ error: "wholeNumber" })
      .min(0, { error: "tooSmall" })
      .max(MOST.hours, { error: "tooBig" })
      .default(0),
  })
  .overwrite((rule) => (rule.moment === "booking" ? { ...rule, hours: 0 } : rule));

export const addRule = createRoute({
  method: "post",
  path: "/api/coaches/worksheets/templates/{id}/rules",
  summary: "Send a worksheet by itself: with a booking, before an appointment, or after it",
  ...open("coach", writing),
  request: { params: one, body: json(NewRule) },
  responses: done(),
});

export const deleteRule = createRoute({
  method: "delete",
  path: "/api/coaches/worksheets/rules/{id}",
  summary: "Send it no longer by itself",
  ...open("coach"),
  request: { params: one },
  responses: done(),
});

/** A worksheet that was sent, in lists. */
export const WorksheetItem = z.object({
  id: z.uuid(),
  /** Null if it cannot be opened at the moment. */
  title: z.string().nullable(),
  questionCount: z.int(),
  coach: z.object({ id: z.uuid(), name: z.string() }),
  client: z.object({ id: z.uuid(), name: z.string() }),
  appointmentId: z.uuid().nullable(),
  sentAt: z.iso.datetime(),
  dueOn: z.iso.date().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});
export type WorksheetItem = z.infer<typeof WorksheetItem>;

export const Worksheet = WorksheetItem.extend({
  intro: z.string(),
  questions: z.array(Question),
  /** The client's draft until it is answered; a coach sees them from then on. */
  answers,
  /** Of the draft; 0 before there is one. */
  version: z.int(),
  can: z.array(z.enum(["answer", "withdraw"])),
});
export type Worksheet = z.infer<typeof Worksheet>;

const items = z.object({ items: z.array(WorksheetItem) });

export const listOwnWorksheets = createRoute({
  method: "get",
  path: "/api/clients/worksheets",
  summary: "What coaches have sent a client: what waits first, then the latest answered",
  ...open("client"),
  responses: { 200: answer("All of them", items), ...problems("notSignedIn", "wrongRole", "unavailable") },
});

export const listSentWorksheets = createRoute({
  method: "get",
  path: "/api/coaches/clients/{id}/worksheets",
  summary: "What a coach has sent an own client, the latest first",
  ...open("coach"),
  request: { params: one },
  responses: {
    200: answer("All of them", items),
    ...problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "unavailable"),
  },
});

export const listWorksheetsOfAppointment = createRoute({
  method: "get",
  path: "/api/appointments/{id}/worksheets",
  summary: "What was sent with an appointment of one's own, for its client and its coach",
  ...open("signedIn"),
  request: { params: one },
  responses: { 200: answer("All of them", items), ...problems("notSignedIn", "invalidFields", "unavailable") },
});

export const readWorksheet = createRoute({
  method: "get",
  path: "/api/worksheets/{id}",
  summary: "A worksheet that was sent, for its client and its coach; nobody else finds it",
  ...open("signedIn"),
  request: { params: one },
  responses: {
    200: answer("The worksheet", Worksheet),
    ...problems("notSignedIn", "notFound", "textUnreadable", "invalidFields", "unavailable"),
  },
});

const SentWorksheet = z.strictObject({ templateId: id, dueOn: day.nullable() });

export const sendWorksheet = createRoute({
  method: "post",
  path: "/api/coaches/clients/{id}/worksheets",
  summary: "Send a copy of a worksheet to an own client",
  ...open("coach", perPerson(60, 600)),
  request: { params: one, body: json(SentWorksheet) },
  responses: { 201: madeOne, ...writeProblems("notSignedIn", "wrongRole", "notFound", "tooManyWorksheets") },
});

export const withdrawWorksheet = createRoute({
  method: "delete",
  path: "/api/worksheets/{id}",
  summary: "Take an unanswered worksheet back",
  ...open("coach"),
  request: { params: one },
  responses: done("alreadyAnswered"),
});

const draftVersion = z.int({ error: "invalid" }).min(0, { error: "invalid" }).max(2_000_000_000, { error: "invalid" });

export const saveAnswers = createRoute({
  method: "put",
  path: "/api/clients/worksheets/{id}/draft",
  summary: "Keep answers as a draft that only the client reads",
  ...open("client", writing),
  request: { params: one, body: json(z.strictObject({ answers, version: draftVersion })) },
  responses: {
    200: answer("Kept", z.object({ version: z.int() })),
    ...writeProblems("notSignedIn", "wrongRole", "notFound", "alreadyAnswered", "changedMeanwhile"),
  },
});

export const submitAnswers = createRoute({
  method: "post",
  path: "/api/clients/worksheets/{id}/answers",
  summary: "Hand answers in, once: from now on the coach reads them",
  ...open("client", writing),
  request: { params: one, body: json(z.strictObject({ answers })) },
  responses: done("alreadyAnswered"),
});
