import { RELATIONS } from "@aufwind/rules/appointments/booking";
import { STATUSES } from "@aufwind/rules/appointments/status";
import { EXPERIENCE_LEVELS, QUALIFICATIONS } from "@aufwind/rules/clients";
import { CREATED, HISTORY_KINDS, REMARKS } from "@aufwind/rules/coach-clients";
import { GENDER_IDENTITIES, PRONOUNS } from "@aufwind/rules/coaches";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Picture } from "./coach-profiles.ts";
import { CheckIn } from "./goals.ts";
import { Intake } from "./intake-forms.ts";
import { line, oneOf, optionalLine, optionalParagraph } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";
import { WorksheetItem } from "./worksheets.ts";

const BriefAppointment = z.object({
  id: z.uuid(),
  consultation: z.enum(CONSULTATIONS),
  scheduledAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  scheduledStatus: z.enum(STATUSES),
});

/** What a coach sees of an own client in the list, and on the client's page. */
const seen = {
  id: z.uuid(),
  /** Empty if the client has left. */
  name: z.string(),
  picture: Picture.nullable(),
  relation: z.enum(RELATIONS),
  /** Since when the pair exists. */
  since: z.iso.datetime(),
  /** Both set by the client, optional. */
  experienceLevel: z.enum(EXPERIENCE_LEVELS).nullable(),
  qualification: z.enum(QUALIFICATIONS).nullable(),
  /** The coach's own words for them, seen by nobody else. */
  tags: z.array(z.string()),
  /** The latest past one that took place. */
  lastAppointment: BriefAppointment.nullable(),
  /** The next live one. */
  nextAppointment: BriefAppointment.nullable(),
};

export const ClientItem = z.object({ ...seen, completedCount: z.int() });
export type ClientItem = z.infer<typeof ClientItem>;

export const OwnClient = z.object({
  ...seen,
  preferredPronoun: z.enum(PRONOUNS).nullable(),
  preferredGenderIdentity: z.enum(GENDER_IDENTITIES).nullable(),
  /** When the client came by the coach's own link; null for all others. */
  invitedAt: z.iso.datetime().nullable(),
  /** What the coach keeps about them, seen by nobody else. */
  remark: z.string(),
  counts: z.object({ completed: z.int(), upcoming: z.int(), cancelled: z.int(), noShow: z.int() }),
  /** How much is in the client's file. */
  file: z.object({ goals: z.int(), notes: z.int(), documents: z.int(), payments: z.int() }),
  /** The net prices of everything that the client has paid for. */
  earnedNetCents: z.int(),
  fee: z.object({
    /** Of the net price, for an appointment that begins now; in basis points. */
    rate: z.int(),
    /** Until when the lower rate of own clients applies; null for new clients. */
    lowerUntil: z.iso.datetime().nullable(),
  }),
  /** The conversation in the coach's list. */
  conversationId: z.uuid().nullable(),
  can: z.array(z.enum(["write"])),
});
export type OwnClient = z.infer<typeof OwnClient>;

/** Any of these; empty means all. */
const anyOf = <const T extends readonly string[]>(choices: T) =>
  z.preprocess(
    (given) => (given === undefined || given === "" ? [] : [given].flat()),
    z.array(z.enum(choices, { error: "invalid" })).max(choices.length, { error: "invalid" }),
  );

export const listClients = createRoute({
  method: "get",
  path: "/api/coaches/clients/{page}/{size}/{sort}",
  summary: "A coach's own clients by when they came; `desc` begins with the newest",
  ...open("coach"),
  request: {
    params: z.object(pageOfList),
    query: z.object({
      ...pagesAtOnce,
      /** Words in the name. */
      name: optionalLine(100),
      experience: anyOf(EXPERIENCE_LEVELS),
      qualification: anyOf(QUALIFICATIONS),
      relation: anyOf(RELATIONS),
      created: oneOf(CREATED).default("all"),
      /** One of the coach's own tags. */
      tag: optionalLine(REMARKS.tagLength),
    }),
  },
  responses: {
    200: answer("One page", z.object(paged(ClientItem))),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

export const readClient = createRoute({
  method: "get",
  path: "/api/coaches/clients/{id}",
  summary: "One own client: what they said of themselves to their coaches, and what was between the two",
  ...open("coach"),
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: {
    200: answer("The client", OwnClient),
    ...problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "unavailable"),
  },
});

export const ClientRemark = z.strictObject({
  tags: z.array(line(REMARKS.tagLength)).max(REMARKS.mostTags, { error: "mostTags" }),
  remark: optionalParagraph(REMARKS.remarkLength),
});
export type ClientRemark = z.infer<typeof ClientRemark>;

export const keepRemark = createRoute({
  method: "put",
  path: "/api/coaches/clients/{id}/remark",
  summary: "Keep tags and a remark about an own client; nobody else sees them. Empty ones are deleted",
  ...open("coach", perPerson(300, 3600)),
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }), body: json(ClientRemark) },
  responses: { 200: answer("As it is now", ClientRemark), ...writeProblems("notSignedIn", "wrongRole", "notFound") },
});

export const listClientTags = createRoute({
  method: "get",
  path: "/api/coaches/client-tags",
  summary: "One's own tags in alphabetical order, and how many clients have each",
  ...open("coach"),
  responses: {
    200: answer("All of them", z.object({ items: z.array(z.object({ tag: z.string(), count: z.int() })) })),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

/** What a coach wants to know before meeting a client. */
export const Preparation = z.object({
  /** How many appointments of the two took place. */
  metCount: z.int(),
  /** The day of the first of them; null before it. */
  metSince: z.iso.date().nullable(),
  /** The latest note about this client. */
  lastNote: z
    .object({
      appointmentId: z.uuid(),
      scheduledAt: z.iso.datetime(),
      /** The beginning of what was talked about, in one line; null if it cannot be opened. */
      excerpt: z.string().nullable(),
      /** What its part about agreements lists; often empty. */
      agreed: z.array(z.string()),
    })
    .nullable(),
});
export type Preparation = z.infer<typeof Preparation>;

/** Everything to look at before an appointment, on one page. */
export const FullPreparation = Preparation.extend({
  /** The open goals that the client shares, with the steps that are not done. */
  goals: z.array(
    z.object({
      id: z.uuid(),
      title: z.string().nullable(),
      targetOn: z.iso.date().nullable(),
      doneCount: z.int(),
      steps: z.array(z.object({ id: z.uuid(), text: z.string().nullable(), dueOn: z.iso.date().nullable() })),
    }),
  ),
  /** The latest shared ones first. */
  checkIns: z.array(CheckIn),
  /** What was asked with the booking of the next appointment. */
  intake: Intake.nullable(),
  /** Answered since the two last met. */
  answered: z.array(WorksheetItem),
  /** Sent, and not answered yet. */
  unanswered: z.array(WorksheetItem),
});
export type FullPreparation = z.infer<typeof FullPreparation>;

export const readPreparation = createRoute({
  method: "get",
  path: "/api/coaches/clients/{id}/preparation",
  summary: "What a coach looks at before an appointment: the latest note, goals, check-ins, and what was answered",
  ...open("coach"),
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: {
    200: answer("Nothing for whoever is no own client", FullPreparation),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

/** One thing between the two; what a kind does not have is null. */
export const HistoryEntry = z.object({
  kind: z.enum(HISTORY_KINDS),
  /** Of the appointment, the document or the conversation. */
  id: z.uuid(),
  at: z.iso.datetime(),
  consultation: z.enum(CONSULTATIONS).nullable(),
  scheduledStatus: z.enum(STATUSES).nullable(),
  hasNote: z.boolean(),
  /** Gross, of a payment or a refund. */
  cents: z.int().nullable(),
  /** Of the document. */
  name: z.string().nullable(),
  /** How many messages on that day. */
  count: z.int().nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const listHistory = createRoute({
  method: "get",
  path: "/api/coaches/clients/{id}/history/{page}/{size}/{sort}",
  summary: "What happened with one own client: appointments, payments, documents and days with messages, by time",
  ...open("coach"),
  request: {
    params: z.object({ id: z.uuid({ error: "invalid" }), ...pageOfList }),
    query: z.object({ ...pagesAtOnce, kind: anyOf(HISTORY_KINDS) }),
  },
  responses: {
    200: answer("One page", z.object(paged(HistoryEntry))),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});
