import { SIDES } from "@aufwind/rules/appointments/status";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Message } from "./conversations.ts";
import { answer, open, problems } from "./platform/route.ts";
import { Signal } from "./video-calls.ts";

/**
 * The events of a stream, by kind. Those in `PASSING` are sent once to current listeners; all others have an id, come
 * in order, and are replayed to streams that resume.
 */
export const LIVE_EVENTS = {
  /** Too much was missed: reload everything. */
  reset: z.object({}),
  signedOut: z.object({}),
  /** One of one's own appointments changed. */
  appointment: z.object({ id: z.uuid() }),
  /** A message was sent; also one's own from another device. */
  message: Message,
  /** Receipts of one side. */
  receipts: z.object({
    conversationId: z.uuid(),
    side: z.enum(SIDES),
    deliveredUpTo: z.int(),
    readUpTo: z.int(),
  }),
  /** A conversation was removed on another device. */
  conversationRemoved: z.object({ conversationId: z.uuid() }),
  /** The unread notifications changed. */
  notifications: z.object({}),
  /** For the team: a case is new or has changed, or somebody began or ceased to write an answer in it. */
  case: z.object({ number: z.int(), version: z.int(), writing: z.uuid().nullable() }),
  typing: z.object({ conversationId: z.uuid() }),
  presence: z.object({ userId: z.uuid(), isOnline: z.boolean() }),
  /** Somebody entered or left the video call of an appointment. */
  room: z.object({ appointmentId: z.uuid(), side: z.enum(SIDES), visitId: z.uuid(), isHere: z.boolean() }),
  signal: z.object({ appointmentId: z.uuid(), from: z.uuid(), to: z.uuid(), signals: z.array(Signal) }),
} as const;
export type LiveKind = keyof typeof LIVE_EVENTS;
export type LiveData<K extends LiveKind> = z.infer<(typeof LIVE_EVENTS)[K]>;
export const PASSING = ["case", "typing", "presence"] as const satisfies readonly LiveKind[];

const eventId = z.string().regex(/^\d{1,15}$/, { error: "invalid" });

export const streamEvents = createRoute({
  method: "get",
  path: "/api/events",
  summary: "What happens for the person signed in, as server-sent events; resumes after `Last-Event-ID` or `after`",
  ...open("signedIn"),
  request: {
    headers: z.object({ "last-event-id": eventId.optional() }),
    query: z.object({ after: eventId.optional() }),
  },
  responses: {
    200: { description: "A stream that stays open", content: { "text/event-stream": { schema: z.string() } } },
    ...problems("notSignedIn", "invalidFields"),
  },
});

const count = z.int();
/** What the menu of a coach's area counts. */
const CoachCounts = z.object({
  /** Agreed ones that are not over. */
  appointmentsToday: count,
  /** Appointments and new times that wait for the coach's answer. */
  requests: count,
  clients: count,
  notesMissing: count,
  reviewsWaiting: count,
});
export type CoachCounts = z.infer<typeof CoachCounts>;

/** What the menu of a client's area counts. */
const ClientCounts = z.object({
  appointments: count,
  /** Of these, the ones that wait for the client's answer or payment details. */
  awaiting: count,
  /** Worksheets to answer, and steps of open goals that are due. */
  goals: count,
  documents: count,
  bookmarks: count,
});
export type ClientCounts = z.infer<typeof ClientCounts>;

export const LiveSummary = z.object({
  /** A stream that resumes after this id misses nothing that is not counted here. */
  lastEventId: z.int(),
  unreadMessages: z.int(),
  unreadNotifications: z.int(),
  /** Null for everybody else. */
  coach: CoachCounts.nullable(),
  client: ClientCounts.nullable(),
});
export type LiveSummary = z.infer<typeof LiveSummary>;

export const readLiveSummary = createRoute({
  method: "get",
  path: "/api/events/summary",
  summary: "What the bell, the messages and the menu of one's area count now",
  ...open("signedIn"),
  responses: { 200: answer("As it is now", LiveSummary), ...problems("notSignedIn", "unavailable") },
});
