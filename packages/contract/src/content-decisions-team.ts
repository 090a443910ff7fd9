import {
  CLAUSE_MOST,
  CONTENT_DECISIONS,
  FACTS_MOST,
  GROUNDS,
  RESTRICTION_DAYS,
} from "@aufwind/rules/content-decisions";
import { CONTENT_KINDS, NOTICE_REASONS } from "@aufwind/rules/content-notices";
import { LOCALES } from "@aufwind/rules/locale";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneContent } from "./content-notices.ts";
import { oneOf, optionalLine, paragraph } from "./platform/fields.ts";
import { paged, typedWhole } from "./platform/lists.ts";
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

const moment = z.iso.datetime();
const TeamNotice = z.object({
  id: z.uuid(),
  reason: z.enum(NOTICE_REASONS),
  explanation: z.string(),
  place: z.string(),
  at: moment,
  /** Missing where somebody stays anonymous; `unfounded`: of the notices of the last twelve months. */
  reporter: z
    .object({ id: z.uuid().nullable(), name: z.string(), email: z.string().nullable(), unfounded: z.int() })
    .nullable(),
  /** The content as it was; null once it was forgotten. */
  copy: z.string().nullable(),
  files: z.array(z.object({ position: z.int(), name: z.string(), contentType: z.string() })),
  isDecided: z.boolean(),
});
export type TeamNotice = z.infer<typeof TeamNotice>;

const TeamDecision = z.object({
  id: z.uuid(),
  decision: z.enum(CONTENT_DECISIONS),
  facts: z.string(),
  ground: z.enum(GROUNDS).nullable(),
  clause: z.string().nullable(),
  until: moment.nullable(),
  decidedAt: moment,
  decidedBy: Named,
  isOnAppeal: z.boolean(),
  appeals: z.array(z.object({ side: z.enum(["author", "reporter"]), text: z.string(), madeAt: moment })),
});

export const ContentCase = z.object({
  kind: z.enum(CONTENT_KINDS),
  contentId: z.uuid(),
  /** Missing if the account is gone; `upheld`: decisions of the last twelve months against them. */
  author: Named.extend({ locale: z.enum(LOCALES), upheld: z.int(), isSuspended: z.boolean() }).nullable(),
  /** Hidden by a decision, perhaps until a moment. */
  hidden: z.object({ until: moment.nullable() }).nullable(),
  notices: z.array(TeamNotice),
  /** The latest first. */
  decisions: z.array(TeamDecision),
  /** Whether an appeal against the latest decision waits. */
  isAppealed: z.boolean(),
  /** Messages around a reported one: whether two people agreed to open them, and until when. */
  openedUntil: moment.nullable(),
  can: z.object({
    decide: z.array(z.enum(CONTENT_DECISIONS)),
    /** Why not: they made the decision that is appealed. */
    isOwnDecision: z.boolean(),
    askToOpen: z.boolean(),
    readAround: z.boolean(),
  }),
});
export type ContentCase = z.infer<typeof ContentCase>;

export const readContentCase = createRoute({
  method: "get",
  path: "/api/operators/content-notices/{kind}/{id}",
  summary: "A reported content as it was, its notices and decisions, and what can be decided; the look is logged",
  ...openToOperators("moderation"),
  request: oneContent,
  responses: {
    200: answer("The content with everything about it", ContentCase),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "notFound", "unavailable"),
  },
});

const needsReasons = ({ decision }: { decision?: unknown }) => decision !== "keep";

export const NewContentDecision = z
  .strictObject({
    decision: oneOf(CONTENT_DECISIONS),
    /** The latest decision that was seen; null if there was none. */
    seen: z.uuid({ error: "invalid" }).nullable(),
    /** What happened, for the author, in the author's language. */
    facts: paragraph(FACTS_MOST),
    ground: oneOf(GROUNDS).nullable().default(null),
    clause: optionalLine(CLAUSE_MOST),
    /** Null: until it is decided anew. A suspension always ends. */
    days: z
      .int({ error: "wholeNumber" })
      .refine((days) => RESTRICTION_DAYS.some((each) => each === days), { error: "invalid" })
      .nullable()
      .default(null),
  })
  .refine((body) => !needsReasons(body) || body.ground !== null, { path: ["ground"], error: "required" })
  .refine((body) => !needsReasons(body) || body.clause !== "", { path: ["clause"], error: "required" })
  .refine(({ decision, days }) => decision !== "suspend" || days !== null, { path: ["days"], error: "required" });

export const decideContent = createRoute({
  method: "post",
  path: "/api/operators/content-notices/{kind}/{id}/decision",
  summary: "Keep, hide or remove a reported content, or suspend its author; everybody concerned is told why",
  ...openToOperators("moderation"),
  ...FRESH_PROOF,
  request: { ...oneContent, body: json(NewContentDecision) },
  responses: {
    200: answer("The content as it is now", ContentCase),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "contentDecided", "ownDecision", "notPossibleNow"),
  },
});

export const askToOpenMessages = createRoute({
  method: "post",
  path: "/api/operators/content-notices/{kind}/{id}/openings",
  summary: "Ask a second person to agree to opening the messages around a reported one",
  ...openToOperators("moderation"),
  ...FRESH_PROOF,
  request: { ...oneContent, body: json(z.strictObject({ reason: paragraph(1000) })) },
  responses: {
    201: answer("What waits for the second person", z.object({ approvalId: z.uuid() })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "approvalAsked", "notPossibleNow"),
  },
});

const OpenedMessage = z.object({
  id: z.uuid(),
  sender: z.enum(["client", "coach"]),
  text: z.string().nullable(),
  sentAt: moment,
  isReported: z.boolean(),
});
export type OpenedMessage = z.infer<typeof OpenedMessage>;

/** Posted, since each look is an act that the log keeps. */
export const readOpenedMessages = createRoute({
  method: "post",
  path: "/api/operators/content-notices/{kind}/{id}/messages",
  summary: "The messages around a reported one, once two people agreed; each look is recorded",
  ...openToOperators("moderation"),
  ...FRESH_PROOF,
  request: oneContent,
  responses: {
    200: answer("Ten before and after at most", z.object({ items: z.array(OpenedMessage) })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound"),
  },
});

export const CONTENT_STATES = ["waiting", "decided", "appealed"] as const;

const ListedContent = z.object({
  kind: z.enum(CONTENT_KINDS),
  contentId: z.uuid(),
  author: z.string().nullable(),
  reasons: z.array(z.enum(NOTICE_REASONS)),
  notices: z.int(),
  /** When the first notice came. */
  since: moment,
  state: z.enum(CONTENT_STATES),
  decision: z.enum(CONTENT_DECISIONS).nullable(),
  decidedAt: moment.nullable(),
  /** The latest case about it. */
  caseNumber: z.int().nullable(),
});
export type ListedContent = z.infer<typeof ListedContent>;

export const listContents = createRoute({
  method: "get",
  path: "/api/operators/content-notices",
  summary: "Reported contents with their latest decision, the latest notice first",
  ...openToOperators("moderation", "compliance"),
  request: {
    query: z.object({
      kind: z.enum(CONTENT_KINDS, { error: "invalid" }).optional(),
      state: z.enum(CONTENT_STATES, { error: "invalid" }).optional(),
      decision: z.enum(CONTENT_DECISIONS, { error: "invalid" }).optional(),
      page: typedWhole.default(0),
    }),
  },
  responses: {
    200: answer("One page of thirty", z.object(paged(ListedContent))),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

const HalfYear = z.object({
  year: z.int(),
  half: z.int(),
  notices: z.int(),
  keep: z.int(),
  restrict: z.int(),
  remove: z.int(),
  suspend: z.int(),
  /** From the first notice to its decision; null without one. */
  medianHours: z.number().nullable(),
  appeals: z.int(),
  /** Appeals after which a content was shown again. */
  reversed: z.int(),
});
export type HalfYear = z.infer<typeof HalfYear>;

export const readTransparency = createRoute({
  method: "get",
  path: "/api/operators/content-transparency",
  summary: "Notices, decisions and appeals of each half year, for the report of Art. 15 and 24 of the DSA",
  ...openToOperators("moderation", "compliance"),
  responses: {
    200: answer("The latest half year first", z.object({ items: z.array(HalfYear) })),
    ...problems(...OPERATOR_PROBLEMS, "unavailable"),
  },
});

export const downloadTransparency = createRoute({
  method: "get",
  path: "/api/operators/content-transparency/csv",
  summary: "The same as a table for spreadsheets",
  ...openToOperators("moderation", "compliance"),
  responses: {
    200: { description: "The table", content: { "text/csv": { schema: z.string() } } },
    ...problems(...OPERATOR_PROBLEMS, "unavailable"),
  },
});
