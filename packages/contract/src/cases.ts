import { STATUSES } from "@aufwind/rules/appointments/status";
import { CASE_DEADLINES, CASE_KINDS, CASE_STATES, URGENCIES } from "@aufwind/rules/cases";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { LOCALES } from "@aufwind/rules/locale";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { email, line, oneOf, paragraph } from "./platform/fields.ts";
import { paged, typedWhole } from "./platform/lists.ts";
import { Named } from "./platform/named.ts";
import { answer, json, OPERATOR_PROBLEMS, openToOperators, problems, writeProblems } from "./platform/route.ts";

/** Who works on cases: each sees the kinds of their permissions. */
export const openToCaseWorkers = () => openToOperators("support", "moderation", "finance", "compliance");

/** The lists of the inbox. All but `closed` hold what is not closed; sleeping ones stand in `waiting` and `all` only. */
export const CASE_LISTS = ["mine", "unassigned", "overdue", "dueToday", "waiting", "all", "closed"] as const;
const CASE_ABOUT = [
  "appointment",
  "payment",
  "review",
  "message",
  "profile",
  "document",
  "giftCard",
  "package",
] as const;
export type CaseAbout = (typeof CASE_ABOUT)[number];

const moment = z.iso.datetime();
const CaseItem = z.object({
  number: z.int(),
  kind: z.enum(CASE_KINDS),
  /** What caused it, by its table; names the case where nobody wrote a subject. */
  source: z.string(),
  subject: z.string().nullable(),
  /** Facts of the cause, for a sentence in the reader's language. */
  facts: z.record(z.string(), z.unknown()),
  /** Without an id: only the name and address that somebody gave. */
  person: z.object({ id: z.uuid().nullable(), name: z.string(), email: z.string().nullable() }).nullable(),
  locale: z.enum(LOCALES),
  about: z.object({ kind: z.enum(CASE_ABOUT), id: z.string() }).nullable(),
  state: z.enum(CASE_STATES),
  dueAt: moment,
  urgency: z.enum(URGENCIES),
  wakesAt: moment.nullable(),
  assignee: Named.nullable(),
  /** Who writes an answer at this moment. */
  writing: Named.nullable(),
  isUnread: z.boolean(),
  version: z.int(),
  openedAt: moment,
  changedAt: moment,
  answeredAt: moment.nullable(),
  closedAt: moment.nullable(),
});
export type CaseItem = z.infer<typeof CaseItem>;

const CaseEntry = z.object({
  id: z.uuid(),
  /** `received` from the person, `sent` to them, `note` for the team alone, `act` of an operator, `system` by itself. */
  kind: z.enum(["received", "sent", "note", "act", "system"]),
  /** Missing where nobody acted, or the person has no account. */
  author: Named.nullable(),
  text: z.string(),
  /** What an act did: `act`, and what belongs to it. */
  data: z.record(z.string(), z.unknown()),
  at: moment,
  /** The case it was written in, where that was merged into this one. */
  from: z.int().nullable(),
});
export type CaseEntry = z.infer<typeof CaseEntry>;

const CaseAppointment = z.object({
  id: z.uuid(),
  startsAt: moment,
  endsAt: moment,
  consultation: z.enum(CONSULTATIONS),
  status: z.enum(STATUSES),
  coach: Named,
  client: Named,
  /** Whole minutes in the call, each. */
  coachMinutes: z.int(),
  clientMinutes: z.int(),
});

const CasePayment = z.object({
  appointmentId: z.uuid(),
  status: z.string(),
  amountCents: z.int(),
  refundedCents: z.int(),
  lastFour: z.string().nullable(),
  paidAt: moment.nullable(),
});

export const Case = CaseItem.extend({
  entries: z.array(CaseEntry),
  /** What the person quotes: the reference of their request, or the number. */
  reference: z.string(),
  personFacts: z.object({ appointments: z.int(), cases: z.int(), mayBeCredited: z.boolean() }).nullable(),
  appointment: CaseAppointment.nullable(),
  payment: CasePayment.nullable(),
  /** Other cases of the person that the operator may see, the latest first. */
  others: z.array(
    CaseItem.pick({ number: true, kind: true, source: true, subject: true, state: true, openedAt: true }),
  ),
  mergedInto: z.int().nullable(),
  /** Templates in the person's language, filled in. */
  templates: z.array(z.object({ id: z.uuid(), name: z.string(), text: z.string() })),
  /** To whom it can be given. */
  colleagues: z.array(Named),
  can: z.object({
    answer: z.boolean(),
    note: z.boolean(),
    assign: z.boolean(),
    /** Also: wait for the person. */
    snooze: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    merge: z.boolean(),
  }),
});
export type Case = z.infer<typeof Case>;

const kind = z.enum(CASE_KINDS, { error: "invalid" });

/** Half a character and a control character cannot be stored as JSON. */
const wellFormed = (text: string) => text.toWellFormed().replaceAll(/\p{Cc}/gu, "");

/** What a list is narrowed by; saved views keep the same. */
export const CaseFilter = z.object({
  list: z.enum(CASE_LISTS, { error: "invalid" }).default("all"),
  kinds: z
    .union([kind.transform((one) => [one]), z.array(kind)])
    .optional()
    .transform((kinds) => kinds ?? []),
  state: z.enum(CASE_STATES, { error: "invalid" }).exclude(["closed"]).optional(),
  due: z.enum(CASE_DEADLINES, { error: "invalid" }).optional(),
  locale: z.enum(LOCALES, { error: "invalid" }).optional(),
  assigneeId: z.uuid({ error: "invalid" }).optional(),
  personId: z.uuid({ error: "invalid" }).optional(),
  aboutKind: z.enum(CASE_ABOUT, { error: "invalid" }).optional(),
  aboutId: z.string({ error: "invalid" }).max(80, { error: "tooLong" }).overwrite(wellFormed).optional(),
  /** A number, or a part of the subject, name or address. */
  q: z.string({ error: "invalid" }).trim().max(100, { error: "tooLong" }).overwrite(wellFormed).optional(),
});

export type CaseFilterGiven = z.input<typeof CaseFilter>;
export type CaseFilterKept = z.output<typeof CaseFilter>;

const SIZES = [25, 50, 100];

export const listCases = createRoute({
  method: "get",
  path: "/api/operators/cases",
  summary: "What waits for the team, by deadline; closed ones the latest first",
  ...openToCaseWorkers(),
  request: {
    query: CaseFilter.extend({
      page: typedWhole.default(0),
      size: typedWhole.refine((size) => SIZES.includes(size), { error: "pageSize" }).default(50),
    }),
  },
  responses: {
    200: answer("One page", z.object(paged(CaseItem))),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

const CaseCounts = z.object({
  lists: z.object({
    mine: z.int(),
    unassigned: z.int(),
    overdue: z.int(),
    dueToday: z.int(),
    waiting: z.int(),
    all: z.int(),
    closed: z.int(),
  } satisfies Record<(typeof CASE_LISTS)[number], unknown>),
  kinds: z.array(z.object({ kind: z.enum(CASE_KINDS), count: z.int() })),
  colleagues: z.array(Named.extend({ count: z.int() })),
});
export type CaseCounts = z.infer<typeof CaseCounts>;

export const countCases = createRoute({
  method: "get",
  path: "/api/operators/case-counts",
  summary: "How many cases each list, each kind and each colleague has; of closed ones those of the last 30 days",
  ...openToCaseWorkers(),
  responses: { 200: answer("The counts", CaseCounts), ...problems(...OPERATOR_PROBLEMS, "unavailable") },
});

export const oneCase = {
  params: z.object({
    number: z
      .string()
      .regex(/^\d{1,12}$/, { error: "wholeNumber" })
      .transform(Number),
  }),
};

export const readCase = createRoute({
  method: "get",
  path: "/api/operators/cases/{number}",
  summary: "One case with all that was written and done, and the facts beside it; the look is logged",
  ...openToCaseWorkers(),
  request: oneCase,
  responses: {
    200: answer("The case", Case),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "notFound", "unavailable"),
  },
});

/** What comes by letter or by phone. */
export const NewCase = z.strictObject({
  kind: oneOf(["question", "complaint", "privacy"]),
  cameBy: oneOf(["letter", "phone", "email"]),
  name: line(100),
  email: email.nullable().default(null),
  locale: oneOf(LOCALES),
  subject: line(150),
  text: paragraph(5000),
});

export const createCase = createRoute({
  method: "post",
  path: "/api/operators/cases",
  summary: "Open a case by hand: a letter, a call or a complaint; an address that has an account is matched to it",
  ...openToCaseWorkers(),
  request: { body: json(NewCase) },
  responses: { 201: answer("The case", Case), ...writeProblems(...OPERATOR_PROBLEMS) },
});
