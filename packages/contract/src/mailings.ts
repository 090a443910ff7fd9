import { LOCALES } from "@aufwind/rules/locale";
import { AUDIENCES, hasOnlyOwnButtons, isOfService, MAILING_LENGTHS, MAILING_STATES } from "@aufwind/rules/mailings";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line, oneOf, optionalParagraph, paragraph } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  openToOperators,
  problems,
  writeProblems,
} from "./platform/route.ts";

/** Those who write to people anyway. */
const openToWriters = () => openToOperators("support");

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };
const moment = z.iso.datetime();

const letter = paragraph(MAILING_LENGTHS.text).refine(hasOnlyOwnButtons, { error: "ownPagesOnly" });

/** Blank lines between paragraphs, `> ` before a quote, `[words](/de/path)` in a line of its own for a button. */
const MailingBody = z.strictObject({
  name: line(MAILING_LENGTHS.name),
  audience: oneOf(AUDIENCES),
  /** Why everybody has to know it; for no list. */
  necessity: optionalParagraph(MAILING_LENGTHS.necessity),
  subjectDe: line(MAILING_LENGTHS.subject),
  subjectEn: line(MAILING_LENGTHS.subject),
  textDe: letter,
  textEn: letter,
});

type Given = { audience?: unknown; necessity?: unknown };
const needsNecessity = ({ value }: { value: unknown }) => {
  const audience = AUDIENCES.find((each) => each === ((value ?? {}) as Given).audience);
  return audience !== undefined && isOfService(audience);
};
const necessityRule = { path: ["necessity"], error: "required", when: needsNecessity };
const saysWhy = ({ necessity }: Given) => Boolean(necessity);

export const NewMailing = MailingBody.refine(saysWhy, necessityRule);

const version = z.int({ error: "wholeNumber" }).min(1, { error: "invalid" });
/** As somebody has seen it; refused if somebody else has changed it since. */
export const ChangedMailing = MailingBody.extend({ version }).refine(saysWhy, necessityRule);

export const Mailing = z.object({
  id: z.uuid(),
  name: z.string(),
  audience: z.enum(AUDIENCES),
  necessity: z.string(),
  subjectDe: z.string(),
  subjectEn: z.string(),
  textDe: z.string(),
  textEn: z.string(),
  state: z.enum(MAILING_STATES),
  version: z.int(),
  createdBy: z.string().nullable(),
  createdAt: moment,
  changedAt: moment,
  dueAt: moment.nullable(),
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** Whether no mail of it is on its way any more. */
  isSettled: z.boolean(),
  counts: z.object({
    waiting: z.int(),
    /** Handed to the mail server by and by. */
    queued: z.int(),
    sent: z.int(),
    /** The mail server refused the address, or could not be reached for two days. */
    failed: z.int(),
    /** Left the list before their turn. */
    left: z.int(),
  }),
  can: z.object({
    change: z.boolean(),
    schedule: z.boolean(),
    unschedule: z.boolean(),
    stop: z.boolean(),
    resume: z.boolean(),
  }),
});
export type Mailing = z.infer<typeof Mailing>;

export const listMailings = createRoute({
  method: "get",
  path: "/api/operators/mailings/{page}/{size}/{sort}",
  summary: "Mailings and what became of each, by the time they were begun",
  ...openToWriters(),
  request: { params: z.object(pageOfList), query: z.object(pagesAtOnce) },
  responses: {
    200: answer("One page", z.object(paged(Mailing))),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

export const readMailing = createRoute({
  method: "get",
  path: "/api/operators/mailings/{id}",
  summary: "One mailing, how many it would reach now, and how fast it is sent",
  ...openToWriters(),
  request: one,
  responses: {
    200: answer("The mailing", Mailing.extend({ reachedNow: z.int(), perMinute: z.int() })),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "notFound", "unavailable"),
  },
});

export const previewMailing = createRoute({
  method: "get",
  path: "/api/operators/mailings/{id}/preview",
  summary: "The mail as a recipient reads it",
  ...openToWriters(),
  request: { ...one, query: z.object({ locale: z.enum(LOCALES, { error: "invalid" }) }) },
  responses: {
    200: answer("The mail", z.object({ subject: z.string(), html: z.string(), text: z.string() })),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "notFound", "unavailable"),
  },
});

const written = { 200: answer("The mailing", Mailing) };
const ACT_PROBLEMS = [...OPERATOR_PROBLEMS, "notFound", "mailingState", "changedMeanwhile"] as const;

export const createMailing = createRoute({
  method: "post",
  path: "/api/operators/mailings",
  summary: "Begin a mailing, as a draft in both languages",
  ...openToWriters(),
  request: { body: json(NewMailing) },
  responses: { 201: answer("The draft", Mailing), ...writeProblems(...OPERATOR_PROBLEMS) },
});

export const changeMailing = createRoute({
  method: "put",
  path: "/api/operators/mailings/{id}",
  summary: "Change a draft",
  ...openToWriters(),
  request: { ...one, body: json(ChangedMailing) },
  responses: { ...written, ...writeProblems(...ACT_PROBLEMS) },
});

export const removeMailing = createRoute({
  method: "delete",
  path: "/api/operators/mailings/{id}",
  summary: "Remove a draft",
  ...openToWriters(),
  request: one,
  responses: { 204: { description: "Removed" }, ...writeProblems(...OPERATOR_PROBLEMS, "notFound", "mailingState") },
});

export const testMailing = createRoute({
  method: "post",
  path: "/api/operators/mailings/{id}/test",
  summary: "Send the mail to oneself, in both languages",
  ...openToWriters(),
  request: one,
  responses: {
    202: answer("On its way", z.object({ to: z.email() })),
    ...writeProblems(...OPERATOR_PROBLEMS, "notFound"),
  },
});

export const ScheduledMailing = z.strictObject({
  version,
  /** Now, if null. */
  dueAt: z.iso.datetime({ error: "dateTime" }).nullable(),
});

export const scheduleMailing = createRoute({
  method: "post",
  path: "/api/operators/mailings/{id}/schedule",
  summary: "Send a draft now or at a time",
  ...openToWriters(),
  ...FRESH_PROOF,
  request: { ...one, body: json(ScheduledMailing) },
  responses: { ...written, ...writeProblems(...ACT_PROBLEMS, "proofStale") },
});

export const unscheduleMailing = createRoute({
  method: "post",
  path: "/api/operators/mailings/{id}/unschedule",
  summary: "Make a draft again of what has not started",
  ...openToWriters(),
  request: one,
  responses: { ...written, ...writeProblems(...ACT_PROBLEMS) },
});

export const stopMailing = createRoute({
  method: "post",
  path: "/api/operators/mailings/{id}/stop",
  summary: "Write to nobody else for now",
  ...openToWriters(),
  request: { ...one, body: json(z.strictObject({ reason: paragraph(1000) })) },
  responses: { ...written, ...writeProblems(...ACT_PROBLEMS) },
});

export const resumeMailing = createRoute({
  method: "post",
  path: "/api/operators/mailings/{id}/resume",
  summary: "Go on with those who have not been written to",
  ...openToWriters(),
  ...FRESH_PROOF,
  request: one,
  responses: { ...written, ...writeProblems(...ACT_PROBLEMS, "proofStale") },
});
