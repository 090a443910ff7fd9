import { SIDES } from "@aufwind/rules/appointments/status";
import { ATTACHMENT, ATTACHMENT_TYPES, MESSAGE_LIMIT } from "@aufwind/rules/conversations";
import { UPLOAD_BYTES } from "@aufwind/rules/files/stored-files";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Picture } from "./coach-profiles.ts";
import { optionalLine, optionalParagraph } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce, typedWhole } from "./platform/lists.ts";
import { answer, formWithFile, json, open, perPerson, problems, upTo, writeProblems } from "./platform/route.ts";

export const Attachment = z.object({
  attachmentId: z.uuid(),
  name: z.string(),
  contentType: z.enum(ATTACHMENT_TYPES),
  /** In bytes. */
  size: z.int(),
  /** Of a picture, in pixels. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** The sender's description of a picture; may be empty. */
  alt: z.string(),
  /** Where its bytes are fetched, by the two people of the conversation. */
  url: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

export const Message = z.object({
  messageId: z.uuid(),
  conversationId: z.uuid(),
  /** Its number in the conversation, from 1 without gaps. */
  number: z.int(),
  sender: z.enum(SIDES),
  /** Null if its author has left, or the team has removed it; may be empty if there are attachments. */
  text: z.string().nullable(),
  /** By a decision of the team. */
  isRemoved: z.boolean(),
  sentAt: z.iso.datetime(),
  /** Also empty if its author has left. */
  attachments: z.array(Attachment),
});
export type Message = z.infer<typeof Message>;

export const Conversation = z.object({
  conversationId: z.uuid(),
  coachId: z.uuid(),
  clientId: z.uuid(),
  /** The caller's side. */
  side: z.enum(SIDES),
  other: z.object({
    id: z.uuid(),
    /** Empty if the person has left. */
    name: z.string(),
    picture: Picture.nullable(),
    /** Of a coach whose profile can be reached now. */
    slug: z.string().nullable(),
    isOnline: z.boolean(),
    /** The numbers up to which the other side has received and read the messages. */
    deliveredUpTo: z.int(),
    readUpTo: z.int(),
  }),
  notReadMessagesCount: z.int(),
  /** The newest that the caller has not removed. */
  lastMessage: Message.nullable(),
  /** Whether the caller can write now. */
  can: z.array(z.enum(["write"])),
});
export type Conversation = z.infer<typeof Conversation>;

/** A part of a conversation, oldest first. */
export const Chat = Conversation.extend({
  messages: z.array(Message),
  /** Whether there are earlier ones. */
  hasEarlier: z.boolean(),
});
export type Chat = z.infer<typeof Chat>;

const conversationId = z.object({ id: z.uuid({ error: "invalid" }) });

export const openConversation = createRoute({
  method: "post",
  path: "/api/conversations/conversation",
  summary: "The conversation of a coach and a client, one of whom asks; made where there is none",
  ...open("signedIn"),
  request: {
    body: json(z.strictObject({ coachId: z.uuid({ error: "invalid" }), clientId: z.uuid({ error: "invalid" }) })),
  },
  responses: {
    200: answer("The conversation", Conversation),
    ...writeProblems("notSignedIn", "notFound", "mayNotWrite", "writingStopped", "tooManyConversations"),
  },
});

const Sending = z
  .strictObject({
    conversationId: z.uuid({ error: "invalid" }),
    messageId: z.uuid({ error: "invalid" }).optional(),
    text: optionalParagraph(MESSAGE_LIMIT),
    /** Uploaded, unsent attachments, in the order shown. */
    attachmentIds: z
      .array(z.uuid({ error: "invalid" }), { error: "invalid" })
      .max(ATTACHMENT.perMessage, { error: "mostEntries" })
      .default([]),
  })
  .refine(({ text, attachmentIds }) => text !== "" || attachmentIds.length > 0, { path: ["text"], error: "required" });

export const sendMessage = createRoute({
  method: "post",
  path: "/api/conversations/conversation/send-message",
  summary: "Write a message, or send attachments, or both; the same `messageId` sent again is the same message",
  ...open("signedIn", perPerson(120, 60)),
  request: { body: json(Sending) },
  responses: {
    201: answer("The message", Message),
    ...writeProblems(
      "notSignedIn",
      "notFound",
      "mayNotWrite",
      "writingStopped",
      "temporarilySuspended",
      "attachmentGone",
    ),
  },
});

const Adding = z.object({
  file: z.instanceof(File, { error: "required" }).meta({ type: "string", format: "binary" }),
  /** Chosen by the sender, so that a retry adds nothing twice. */
  attachmentId: z.uuid({ error: "invalid" }).optional(),
  alt: optionalLine(ATTACHMENT.altLimit),
});

export const addAttachment = createRoute({
  method: "post",
  path: "/api/conversations/conversation/{id}/attachments",
  summary: "Add a picture (PNG, JPEG, WEBP) or a PDF for a message to come; the same `attachmentId` again is the same",
  ...open("signedIn", perPerson(60, 600)),
  ...upTo(UPLOAD_BYTES, "oversizedAttachment"),
  request: { params: conversationId, body: formWithFile(Adding) },
  responses: {
    201: answer("The attachment as it is kept, not sent", Attachment),
    ...writeProblems(
      "notSignedIn",
      "notFound",
      "mayNotWrite",
      "writingStopped",
      "temporarilySuspended",
      "tooManyAttachments",
      "oversizedAttachment",
      "invalidAttachment",
      "busy",
    ),
  },
});

const attachmentId = z.object({ attachmentId: z.uuid({ error: "invalid" }) });

export const readAttachment = createRoute({
  method: "get",
  path: "/api/conversations/attachments/{attachmentId}",
  summary: "The bytes of an attachment, for the two people of its conversation",
  ...open("signedIn", perPerson(600, 60)),
  request: { params: attachmentId },
  responses: {
    200: {
      description: "A picture to be shown, or a document to be kept",
      content: {
        "image/webp": { schema: z.string().meta({ format: "binary" }) },
        "application/pdf": { schema: z.string().meta({ format: "binary" }) },
      },
    },
    ...problems("notSignedIn", "notFound", "invalidFields", "tooManyRequests", "unavailable"),
  },
});

export const removeAttachment = createRoute({
  method: "delete",
  path: "/api/conversations/attachments/{attachmentId}",
  summary: "Take back an attachment of one's own that is not sent",
  ...open("signedIn", perPerson(120, 600)),
  request: { params: attachmentId },
  responses: { 204: { description: "Taken back" }, ...writeProblems("notSignedIn", "notFound") },
});

export const markConversationRead = createRoute({
  method: "patch",
  path: "/api/conversations/chat/conversation/{id}/messages-update-status",
  summary: "Mark everything in a conversation as read",
  ...open("signedIn"),
  request: { params: conversationId },
  responses: {
    200: answer("Nothing is unread any more", z.object({ notReadMessagesCount: z.literal(0) })),
    ...writeProblems("notSignedIn", "notFound"),
  },
});

export const removeConversation = createRoute({
  method: "delete",
  path: "/api/conversations/chat/conversation/{id}",
  summary: "Remove a conversation for oneself; the other side keeps it",
  ...open("signedIn"),
  request: { params: conversationId },
  responses: { 204: { description: "Removed" }, ...writeProblems("notSignedIn", "notFound") },
});

export const tellTyping = createRoute({
  method: "post",
  path: "/api/conversations/chat/conversation/{id}/typing",
  summary: "Let the other side see that something is being written",
  ...open("signedIn", perPerson(60, 60)),
  request: { params: conversationId },
  responses: { 204: { description: "Told, if anybody is there" }, ...writeProblems("notSignedIn", "notFound") },
});

export const markDelivered = createRoute({
  method: "patch",
  path: "/api/conversations/delivered",
  summary: "Say that everything so far has arrived on a device",
  ...open("signedIn"),
  responses: { 204: { description: "Noted" }, ...writeProblems("notSignedIn") },
});

const listed = {
  params: z.object(pageOfList),
  /** Part of the other person's name. */
  query: z.object({ ...pagesAtOnce, name: optionalLine(100) }),
};
const onePage = answer("One page", z.object(paged(Conversation)));
const piece = {
  params: conversationId,
  query: z.object({
    /** Only messages before this number. */
    before: typedWhole.optional(),
    /** Or only messages after it, oldest first. */
    after: typedWhole.optional(),
  }),
};
/** The most messages in one answer. */
export const PIECE = 30;

export const listClientConversations = createRoute({
  method: "get",
  path: "/api/clients/conversations/{page}/{size}/{sort}",
  summary: "A client's conversations; `desc` begins with the newest",
  ...open("client"),
  request: listed,
  responses: { 200: onePage, ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable") },
});

export const listCoachConversations = createRoute({
  method: "get",
  path: "/api/coaches/conversations/{page}/{size}/{sort}",
  summary: "A coach's conversations; `desc` begins with the newest",
  ...open("coach"),
  request: listed,
  responses: { 200: onePage, ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable") },
});

export const readClientConversation = createRoute({
  method: "get",
  path: "/api/clients/conversations/{id}",
  summary: "A conversation of a client with its newest messages, or those around a number",
  ...open("client"),
  request: piece,
  responses: {
    200: answer("The piece", Chat),
    ...problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "unavailable"),
  },
});

export const readCoachConversation = createRoute({
  method: "get",
  path: "/api/coaches/conversations/{id}",
  summary: "A conversation of a coach with its newest messages, or those around a number",
  ...open("coach"),
  request: piece,
  responses: {
    200: answer("The piece", Chat),
    ...problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "unavailable"),
  },
});
