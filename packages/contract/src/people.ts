import { STATUSES } from "@aufwind/rules/appointments/status";
import { CASE_KINDS, CASE_STATES } from "@aufwind/rules/cases";
import { RESTRICTIONS, RESTRICTIONS_BY_HAND } from "@aufwind/rules/people";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line, oneOf, paragraph } from "./platform/fields.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  openToOperators,
  problems,
  writeProblems,
} from "./platform/route.ts";

const FoundPerson = z.object({
  id: z.uuid(),
  kind: z.enum(["client", "coach", "operator"]),
  name: z.string(),
  email: z.string(),
  since: z.iso.datetime(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

/** In the body: names and addresses belong into no address of a page and into no log. */
export const findPeople = createRoute({
  method: "post",
  path: "/api/operators/people/search",
  summary: "Find people by name, address, appointment, invoice number or the end of a card's number",
  ...openToOperators("support", "moderation", "finance", "compliance"),
  ...FRESH_PROOF,
  request: { body: json(z.strictObject({ q: line(120) })) },
  responses: {
    200: answer("At most 20", z.object({ items: z.array(FoundPerson) })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale"),
  },
});

const Account = FoundPerson.extend({
  locale: z.enum(["en", "de"]),
  confirmedAt: z.iso.datetime().nullable(),
  lockedUntil: z.iso.datetime().nullable(),
  factors: z.object({ hasTotp: z.boolean(), passkeys: z.int(), recoveryCodesLeft: z.int() }),
  factorReset: z.object({ dueAt: z.iso.datetime(), reason: z.string() }).nullable(),
  restrictions: z.array(z.object({ kind: z.enum(RESTRICTIONS), reason: z.string(), since: z.iso.datetime() })),
  /** Waits for its confirmation. */
  newEmail: z.string().nullable(),
  /** Of a coach. */
  profile: z.object({ slug: z.string(), isPublic: z.boolean() }).nullable(),
});

const PersonPage = z.object({
  account: Account,
  sessions: z.array(
    z.object({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      since: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
    }),
  ),
  appointments: z.object({
    total: z.int(),
    items: z.array(
      z.object({
        id: z.uuid(),
        scheduledAt: z.iso.datetime(),
        with: z.string(),
        status: z.enum(STATUSES),
        payment: z.string(),
        feeCents: z.int(),
      }),
    ),
  }),
  money: z.object({ paidCents: z.int(), refundedCents: z.int(), earnedCents: z.int(), paidOutCents: z.int() }),
  /** Counted, never read. */
  messages: z.object({ conversations: z.int(), written: z.int() }),
  cases: z.array(
    z.object({
      id: z.uuid(),
      number: z.int(),
      kind: z.enum(CASE_KINDS),
      state: z.enum(CASE_STATES),
      openedAt: z.iso.datetime(),
    }),
  ),
  /** What the one who asks may do. */
  can: z.object({
    endSessions: z.boolean(),
    resetFactors: z.boolean(),
    stopWriting: z.boolean(),
    hold: z.boolean(),
    restrictCoach: z.boolean(),
    unlock: z.boolean(),
    confirmEmail: z.boolean(),
    changeEmail: z.boolean(),
    moveProfile: z.boolean(),
    hideProfile: z.boolean(),
    noteLetter: z.boolean(),
    grantCredit: z.boolean(),
    seePurchases: z.boolean(),
    seeSetupTests: z.boolean(),
    correctStatements: z.boolean(),
    exportData: z.boolean(),
    erase: z.boolean(),
  }),
});
export type PersonPage = z.infer<typeof PersonPage>;

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };
const because = json(z.strictObject({ reason: paragraph(1000) }));

export const readPerson = createRoute({
  method: "get",
  path: "/api/operators/people/{id}",
  summary: "One person: account, devices, appointments, money, cases; messages are counted and not read",
  ...openToOperators("support", "moderation", "finance", "compliance"),
  ...FRESH_PROOF,
  request: one,
  responses: {
    200: answer("The person", PersonPage),
    ...problems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "unavailable"),
  },
});

const done = { 204: { description: "Done" } };

export const endPersonSessions = createRoute({
  method: "post",
  path: "/api/operators/people/{id}/end-sessions",
  summary: "Sign somebody out everywhere",
  ...openToOperators("support", "compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: because },
  responses: { ...done, ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound") },
});

export const resetPersonFactors = createRoute({
  method: "post",
  path: "/api/operators/people/{id}/factor-reset",
  summary: "Take somebody's second factors away in a day; they are told at once and can object",
  ...openToOperators("support", "compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: because },
  responses: {
    200: answer("When it happens", z.object({ dueAt: z.iso.datetime() })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "noSecondFactor", "notPossibleNow"),
  },
});

export const cancelFactorReset = createRoute({
  method: "post",
  path: "/api/operators/people/{id}/factor-reset/cancel",
  summary: "Do not take them away after all",
  ...openToOperators("support", "compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: because },
  responses: { ...done, ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound") },
});

const Restricting = z.strictObject({ kind: oneOf(RESTRICTIONS_BY_HAND), isOn: z.boolean(), reason: paragraph(1000) });

export const restrictPerson = createRoute({
  method: "post",
  path: "/api/operators/people/{id}/restrictions",
  summary: "Stop somebody writing, or keep their data from being erased; and take that back",
  ...openToOperators("moderation", "compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: json(Restricting) },
  responses: { ...done, ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound") },
});

export const exportPerson = createRoute({
  method: "post",
  path: "/api/operators/people/{id}/export",
  summary: "A ZIP of everything kept about somebody who asked for it by letter",
  ...openToOperators("compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: because },
  responses: {
    200: {
      description: "The ZIP",
      content: { "application/zip": { schema: z.string().meta({ format: "binary" }) } },
    },
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound"),
  },
});

export const erasePerson = createRoute({
  method: "post",
  path: "/api/operators/people/{id}/erase",
  summary: "Ask a second person to agree to the erasure of somebody's account",
  ...openToOperators("compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: because },
  responses: {
    202: answer("Waits for a second person", z.object({ approvalId: z.uuid() })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "legalHold", "approvalAsked"),
  },
});
