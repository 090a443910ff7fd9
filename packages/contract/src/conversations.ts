import { SIDES } from "@aufwind/rules/appointments/status";
import { MESSAGE_LIMIT } from "@aufwind/rules/conversations/writing";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { optionalLine, paragraph } from "./fields.ts";
import { paged, pageOfList, typedWhole } from "./lists.ts";
import { Picture } from "./profiles.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./route.ts";

export const Message = z.object({
  messageId: z.uuid(),
  conversationId: z.uuid(),
  /** Its place in the conversation, counted from 1 without gaps. */
  number: z.int(),
  sender: z.enum(SIDES),
  /** Null where its author has left. */
  text: z.string().nullable(),
  sentAt: z.iso.datetime(),
});
export type Message = z.infer<typeof Message>;

export const Conversation = z.object({
  conversationId: z.uuid(),
  coachId: z.uuid(),
  clientId: z.uuid(),
  /** Which side the one who asks is on. */
  side: z.enum(SIDES),
  other: z.object({
    id: z.uuid(),
    /** Empty where the person has left. */
    name: z.string(),
    picture: Picture.nullable(),
    /** Of a coach whose profile is found now. */
    slug: z.string().nullable(),
    isOnline: z.boolean(),
    /** The numbers up to which the other side was delivered, and has read, what was written. */
    deliveredUpTo: z.int(),
    readUpTo: z.int(),
  }),
  notReadMessagesCount: z.int(),
  /** The newest that the one who asks has not removed. */
  lastMessage: Message.nullable(),
  /** Whether the one who asks can write now. */
  can: z.array(z.enum(["write"])),
});
export type Conversation = z.infer<typeof Conversation>;

/** A piece of a conversation, the oldest first. */
export const Chat = Conversation.extend({
  messages: z.array(Message),
  /** Whether there is more above. */
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
    ...writeProblems("notSignedIn", "notFound", "mayNotWrite", "tooManyConversations"),
  },
});

export const sendMessage = createRoute({
  method: "post",
  path: "/api/conversations/conversation/send-message",
  summary: "Write a message; the same `messageId` sent again is the same message",
  ...open("signedIn", perPerson(120, 60)),
  request: {
    body: json(
      z.strictObject({
        conversationId: z.uuid({ error: "invalid" }),
        messageId: z.uuid({ error: "invalid" }).optional(),
        text: paragraph(MESSAGE_LIMIT),
      }),
    ),
  },
  responses: { 201: answer("The message", Message), ...writeProblems("notSignedIn", "notFound", "mayNotWrite") },
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
  /** Part of the other side's name. */
  query: z.object({ name: optionalLine(100) }),
};
const onePage = answer("One page", z.object(paged(Conversation)));
const piece = {
  params: conversationId,
  query: z.object({
    /** Only what was written before this number. */
    before: typedWhole.optional(),
    /** Or only what was written after it, the oldest first. */
    after: typedWhole.optional(),
  }),
};
/** How many messages a piece has at most. */
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
