import { LOCALES } from "@aufwind/rules/locale";
import { FAILURE_KINDS, FAILURE_STATES, HEALTH } from "@aufwind/rules/system";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { paragraph } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce, typedWhole } from "./platform/lists.ts";
import { Named } from "./platform/named.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  openToOperators,
  problems,
  writeProblems,
} from "./platform/route.ts";

/** Those who work on the cases of what failed, and those who may act on it. */
const openToViewers = () => openToOperators("support", "admin");

const moment = z.iso.datetime();
const state = z.enum(HEALTH);

/** Facts are null where the part did not answer in time. */
export const SystemHealth = z.object({
  checkedAt: moment,
  database: z.object({
    state,
    pingMs: z.int().nullable(),
    pendingMigrations: z.int().nullable(),
    /** Of the replica that lags most; null without one. */
    replicaLagSeconds: z.int().nullable(),
    /** Of those that this server reads from: how many there are, and how many of them it uses now. */
    replicas: z.int(),
    replicasUsed: z.int(),
  }),
  jobs: z.object({
    state,
    waiting: z.int().nullable(),
    /** How long the job that is due longest waits, and its queue. */
    lagSeconds: z.int().nullable(),
    oldestQueue: z.string().nullable(),
    /** How long ago any job was done. */
    idleSeconds: z.int().nullable(),
  }),
  mail: z.object({
    state,
    waiting: z.int().nullable(),
    /** How long the mail that waits longest is due. */
    oldestSeconds: z.int().nullable(),
  }),
  cards: z.object({ state, unhandled: z.int().nullable(), lastEventAt: moment.nullable() }),
  storage: z.object({ state, store: z.enum(["disk", "s3"]) }),
  relay: z.object({ state, relays: z.int(), reached: z.int() }),
});
export type SystemHealth = z.infer<typeof SystemHealth>;

export const readSystem = createRoute({
  method: "get",
  path: "/api/operators/system",
  summary: "The health of each part, looked at now; each has two seconds to answer",
  ...openToViewers(),
  responses: { 200: answer("The parts", SystemHealth), ...problems(...OPERATOR_PROBLEMS, "unavailable") },
});

export const Failure = z.object({
  id: z.uuid(),
  kind: z.enum(FAILURE_KINDS),
  /** The queue of a job, the type of a provider's message; empty for mails. */
  name: z.string(),
  attempts: z.int(),
  /** A code; the words of an error may name people. */
  error: z.string(),
  failedAt: moment,
  state: z.enum(FAILURE_STATES),
  settledAt: moment.nullable(),
  /** Nobody where it was mended by itself. */
  settledBy: Named.nullable(),
  reason: z.string(),
  /** Its open case, for those who work on it. */
  caseNumber: z.int().nullable(),
  /** False where what it needs is deleted: a mail's content after 30 days. */
  isRepeatable: z.boolean(),
  can: z.object({ retry: z.boolean(), dismiss: z.boolean(), readRecipient: z.boolean() }),
});
export type Failure = z.infer<typeof Failure>;

export const listFailures = createRoute({
  method: "get",
  path: "/api/operators/system/failures/{page}/{size}/{sort}",
  summary: "Mails, jobs and messages of the card provider that gave up, by the time of that or of the decision",
  ...openToViewers(),
  request: {
    params: z.object(pageOfList),
    query: z.object({
      ...pagesAtOnce,
      show: z.enum(["open", "settled"], { error: "invalid" }).default("open"),
      kind: z.enum(FAILURE_KINDS, { error: "invalid" }).optional(),
      /** Only those of this case. */
      case: typedWhole.optional(),
    }),
  },
  responses: {
    200: answer(
      "One page, and how many are open of each kind",
      z.object({
        ...paged(Failure),
        open: z.object({ mail: z.int(), job: z.int(), providerEvent: z.int() }),
      }),
    ),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

const oneFailure = z.object({ id: z.uuid({ error: "invalid" }) });
const ACT_PROBLEMS = [...OPERATOR_PROBLEMS, "proofStale", "notFound", "failureSettled", "failureMended"] as const;

export const retryFailure = createRoute({
  method: "post",
  path: "/api/operators/system/failures/{id}/retry",
  summary: "Have something done again that gave up; its case closes",
  ...openToOperators("support"),
  ...FRESH_PROOF,
  request: { params: oneFailure },
  responses: { 200: answer("The failure", Failure), ...writeProblems(...ACT_PROBLEMS, "failureNotRepeatable") },
});

export const dismissFailure = createRoute({
  method: "post",
  path: "/api/operators/system/failures/{id}/dismiss",
  summary: "Leave something that gave up as it is, for a reason; its case closes",
  ...openToOperators("support"),
  ...FRESH_PROOF,
  request: { params: oneFailure, body: json(z.strictObject({ reason: paragraph(1000) })) },
  responses: { 200: answer("The failure", Failure), ...writeProblems(...ACT_PROBLEMS) },
});

export const readFailureRecipient = createRoute({
  method: "get",
  path: "/api/operators/system/failures/{id}/recipient",
  summary: "To whom a mail that gave up was addressed; the look is logged",
  ...openToOperators("support"),
  ...FRESH_PROOF,
  request: { params: oneFailure },
  responses: {
    200: answer("The address", z.object({ id: z.uuid(), address: z.string() })),
    ...problems(...OPERATOR_PROBLEMS, "proofStale", "invalidFields", "notFound", "unavailable"),
  },
});

export const TEXT_FOLDERS = ["legal", "faq", "help", "blog"] as const;

const PublishedText = z.object({
  folder: z.enum(TEXT_FOLDERS),
  key: z.string(),
  versions: z.array(
    z.object({
      locale: z.enum(LOCALES),
      title: z.string(),
      /** The day in the text itself, where it has one. */
      updatedOn: z.iso.date().nullable(),
      /** The beginning of the SHA-256 of the file. */
      hash: z.string(),
    }),
  ),
});
export type PublishedText = z.infer<typeof PublishedText>;

/** Settings that change what the product does. */
const SWITCHES = [
  ...(["mode", "processes", "coachReview", "cards", "mail", "storage", "signIn"] as const),
  ...(["marketingTag", "mailingTag", "relay", "videoPath", "pageCache", "metrics", "privateNetworks"] as const),
] as const;

const Switch = z.object({
  key: z.enum(SWITCHES),
  /** The variable that sets it. */
  variable: z.string(),
  /** A word, or names; never a secret or an address. */
  value: z.string(),
});
export type Switch = z.infer<typeof Switch>;

export const readSettings = createRoute({
  method: "get",
  path: "/api/operators/system/settings",
  summary: "Which version of each text is published, and how the product is switched",
  ...openToViewers(),
  responses: {
    200: answer("Texts and switches", z.object({ texts: z.array(PublishedText), switches: z.array(Switch) })),
    ...problems(...OPERATOR_PROBLEMS, "unavailable"),
  },
});
