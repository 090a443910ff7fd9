import { INVITATION_STATUSES, INVITING, LEFT_OUT } from "@aufwind/rules/client-invitations";
import { LOCALES } from "@aufwind/rules/locale";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { accepted, email, oneOf, optionalLine, optionalParagraph } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import {
  answer,
  formWithFile,
  json,
  open,
  perNetwork,
  perPerson,
  problems,
  upTo,
  writeProblems,
} from "./platform/route.ts";

/** Somebody to invite. */
export const Invitee = z.strictObject({ firstName: optionalLine(INVITING.nameLength), email });
export type Invitee = z.infer<typeof Invitee>;

const FILE = { type: "string", format: "binary" } as const;

const Listed = z.object({
  /** One person. */
  firstName: z.string().max(1000, { error: "tooLong" }).default(""),
  email: z.string().max(1000, { error: "tooLong" }).default(""),
  /** Several, pasted. */
  list: z.string().default(""),
  /** Several, as a file: CSV or text. */
  file: z.instanceof(File, { error: "invalid" }).meta(FILE).optional(),
});

const InvitationPreview = z.object({
  /** Whoever would be invited. */
  people: z.array(z.object({ firstName: z.string(), email: z.string() })),
  /** Whoever would not, and why. */
  leftOut: z.array(z.object({ line: z.int(), text: z.string(), reason: z.enum(LEFT_OUT) })),
  /** How many mails would go out today, and on which day the last. */
  today: z.int(),
  lastDay: z.iso.date().nullable(),
});
export type InvitationPreview = z.infer<typeof InvitationPreview>;

export const previewInvitations = createRoute({
  method: "post",
  path: "/api/coaches/invitations/preview",
  summary: "Read a list of people to invite by mail: who would be, who not and why; nothing is stored or sent",
  ...open("coach", perPerson(60, 3600)),
  // A little more than the list itself, for what a form adds.
  ...upTo(INVITING.mostBytes + 20_000, "listTooLong"),
  request: { body: formWithFile(Listed) },
  responses: {
    200: answer("What would happen", InvitationPreview),
    ...writeProblems("notSignedIn", "wrongRole", "listTooLong", "listNotText", "listUnreadable", "profileFirst"),
  },
});

export const NewInvitations = z.strictObject({
  people: z
    .array(Invitee, { error: "required" })
    .min(1, { error: "required" })
    .max(INVITING.mostRows, { error: "tooLong" }),
  /** The coach's words; empty for the usual ones. */
  words: optionalParagraph(INVITING.wordsLength),
  /** Of the mail. */
  locale: oneOf(LOCALES),
  /** One reminder by itself to those who have not come by then. */
  remind: z.boolean({ error: "invalid" }).default(false),
  /** That these are own clients who expect it. */
  confirmed: accepted,
});

export const inviteByEmail = createRoute({
  method: "post",
  path: "/api/coaches/invitations",
  summary: "Invite own clients by mail, fifty a day; whoever was invited before, opted out or is a client is left out",
  ...open("coach", perPerson(60, 3600)),
  ...upTo(2 * INVITING.mostBytes, "listTooLong"),
  request: { body: json(NewInvitations) },
  responses: {
    201: answer(
      "How many are invited, how many of them today, and until when",
      z.object({ invited: z.int(), today: z.int(), lastDay: z.iso.date().nullable() }),
    ),
    ...writeProblems("notSignedIn", "wrongRole", "listTooLong", "profileFirst"),
  },
});

export const InvitedPerson = z.object({
  id: z.uuid(),
  firstName: z.string(),
  email: z.string(),
  status: z.enum(INVITATION_STATUSES),
  addedAt: z.iso.datetime(),
  /** When it goes out, if it waits; in Berlin. */
  sendsOn: z.iso.date().nullable(),
  sentAt: z.iso.datetime().nullable(),
  remindedAt: z.iso.datetime().nullable(),
  /** When a reminder is due; null if none is. */
  remindsAt: z.iso.datetime().nullable(),
  can: z.array(z.enum(["remind", "withdraw"])),
});
export type InvitedPerson = z.infer<typeof InvitedPerson>;

const StatusCount = z.object({ status: z.enum(INVITATION_STATUSES), count: z.int() });

export const listInvited = createRoute({
  method: "get",
  path: "/api/coaches/invitations/{page}/{size}/{sort}",
  summary: "Whom a coach has invited by mail, and how far they have come; `desc` begins with the newest",
  ...open("coach"),
  request: {
    params: z.object(pageOfList),
    query: z.object({ ...pagesAtOnce, status: oneOf(INVITATION_STATUSES).optional() }),
  },
  responses: {
    200: answer(
      "One page, and how many have each status",
      z.object({ ...paged(InvitedPerson), counts: z.array(StatusCount) }),
    ),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

const oneInvited = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };

export const remindInvited = createRoute({
  method: "post",
  path: "/api/coaches/invitations/{id}/remind",
  summary: "Remind somebody of an invitation, once",
  ...open("coach"),
  request: oneInvited,
  responses: {
    200: answer("As it is now", InvitedPerson),
    ...writeProblems("notSignedIn", "wrongRole", "notFound", "invitationOver"),
  },
});

export const withdrawInvited = createRoute({
  method: "post",
  path: "/api/coaches/invitations/{id}/withdraw",
  summary: "Take an invitation back: its link stops working; one that was not sent is deleted",
  ...open("coach"),
  request: oneInvited,
  responses: {
    200: answer("Taken back", z.object({ withdrawn: z.boolean() })),
    ...writeProblems("notSignedIn", "wrongRole", "notFound", "invitationOver"),
  },
});

/** Of the link in a mail: whose invitations to which address, signed. */
const key = z.string({ error: "required" }).regex(/^[\w-]{86}$/, { error: "token" });

export const readOptOut = createRoute({
  method: "get",
  path: "/api/visitors/invitation-stops/{key}",
  summary: "Whose invitations the link of a mail stops",
  ...open("visitor", perNetwork(120, 3600)),
  request: { params: z.object({ key }) },
  responses: {
    200: answer("The coach; empty if they have left", z.object({ coach: z.string() })),
    ...problems("linkInvalid", "invalidFields", "tooManyRequests", "unavailable"),
  },
});

export const optOut = createRoute({
  method: "post",
  path: "/api/visitors/invitation-stops",
  summary: "Get no more invitations of the coach of a mail, or of any coach",
  ...open("visitor", perNetwork(60, 3600)),
  request: { body: json(z.strictObject({ key, of: oneOf(["coach", "everybody"]).default("coach") })) },
  responses: {
    200: answer("No more mails", z.object({ of: z.enum(["coach", "everybody"]) })),
    ...writeProblems("linkInvalid"),
  },
});
