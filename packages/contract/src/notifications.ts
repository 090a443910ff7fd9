import { PERIODS } from "@aufwind/rules/appointments/periods";
import { NOTIFICATION_ACTS, NOTIFICATION_STATUSES, type NotificationAction } from "@aufwind/rules/notifications";
import { NOTIFICATION_KINDS, TOPICS } from "@aufwind/rules/notifications-preferences";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf, optionalLine } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";
import { timeZone } from "./schedules.ts";

/** What a notification is about, so that a page can link to it. */
export const NOTIFICATION_TARGETS = [
  "appointment",
  "pay",
  "statements",
  "finances",
  "messages",
  "documents",
  "review",
  "reviews",
  "friends",
  "taxDetails",
  "terms",
  "privacy",
  "business",
  "calendars",
  "waitingList",
  "client",
  "goals",
] as const;

export const Notification = z.object({
  notificationId: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  topic: z.enum(TOPICS),
  /** The sentence, in the request's language and with times in the requested zone. */
  message: z.string(),
  date: z.iso.datetime(),
  status: z.enum(NOTIFICATION_STATUSES),
  target: z.enum(NOTIFICATION_TARGETS),
  appointmentId: z.uuid().nullable(),
  /** Of a coach's client, if it is about their goals. */
  clientId: z.uuid().nullable(),
  /** The other person's name; empty if there is none, or they have left. */
  name: z.string(),
});
export type Notification = z.infer<typeof Notification>;

/** Past periods only. */
export const TIMEFRAMES = PERIODS.filter((period) => !period.startsWith("next"));

const listed = {
  params: z.object(pageOfList),
  query: z.object({
    ...pagesAtOnce,
    /** Without it everything that is neither deleted nor archived. */
    status: z.preprocess(
      (given) => (given === undefined || given === "" ? [] : [given].flat()),
      z
        .array(z.enum(NOTIFICATION_STATUSES, { error: "invalid" }))
        .max(NOTIFICATION_STATUSES.length, { error: "invalid" }),
    ),
    timeframe: z.enum(TIMEFRAMES, { error: "invalid" }).default("allTime"),
    /** Part of the other person's name. */
    clientName: optionalLine(100),
    timeZone: timeZone.default("Europe/Berlin"),
  }),
};
const onePage = answer("One page", z.object(paged(Notification)));

export const listClientNotifications = createRoute({
  method: "get",
  path: "/api/clients/notifications/{page}/{size}/{sort}",
  summary: "A client's notifications; `desc` begins with the newest",
  ...open("client"),
  request: listed,
  responses: { 200: onePage, ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable") },
});

export const listCoachNotifications = createRoute({
  method: "get",
  path: "/api/coaches/notifications/{page}/{size}/{sort}",
  summary: "A coach's notifications; `desc` begins with the newest",
  ...open("coach"),
  request: listed,
  responses: { 200: onePage, ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable") },
});

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };
const done = { 204: { description: "Done" }, ...writeProblems("notSignedIn", "notFound", "notificationChanged") };

export const markNotificationRead = createRoute({
  method: "patch",
  path: "/api/notifications/mark-as-read/{id}",
  summary: "Mark as read, which takes it from the bell; also takes back what was archived or deleted",
  ...open("signedIn"),
  request: one,
  responses: done,
});

export const deleteNotification = createRoute({
  method: "delete",
  path: "/api/notifications/notification/{id}",
  summary: "Delete; it can be taken back for 30 days",
  ...open("signedIn"),
  request: one,
  responses: done,
});

export const archiveNotification = createRoute({
  method: "patch",
  path: "/api/notifications/archive/{id}",
  summary: "Put aside",
  ...open("signedIn"),
  request: one,
  responses: done,
});

export const dismissNotification = createRoute({
  method: "patch",
  path: "/api/notifications/dismiss/{id}",
  summary: "Take from the bell unread",
  ...open("signedIn"),
  request: one,
  responses: done,
});

export const markAllNotificationsRead = createRoute({
  method: "patch",
  path: "/api/notifications/mark-all-as-read",
  summary: "Mark everything in the bell as read",
  ...open("signedIn"),
  responses: { 204: { description: "Done" }, ...writeProblems("notSignedIn") },
});

/** How many can be changed at once: as many as a page shows. */
export const MOST_SELECTED = 500;

export const changeSelectedNotifications = createRoute({
  method: "patch",
  path: "/api/notifications/selected",
  summary: "Change several at once; those that the act does not apply to stay as they are",
  ...open("signedIn"),
  request: {
    body: json(
      z.strictObject({
        act: oneOf(Object.keys(NOTIFICATION_ACTS) as NotificationAction[]),
        ids: z
          .array(z.uuid({ error: "invalid" }), { error: "required" })
          .min(1, { error: "required" })
          .max(MOST_SELECTED, { error: "invalid" }),
      }),
    ),
  },
  responses: {
    200: answer("Those that changed", z.object({ changed: z.array(z.uuid()) })),
    ...writeProblems("notSignedIn", "invalidFields"),
  },
});

/** A wall-clock time to the minute. */
const wallTime = z.string({ error: "required" }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "invalid" });

const Choice = z.strictObject({
  topic: oneOf(TOPICS),
  inApp: z.boolean({ error: "invalid" }),
  email: z.boolean({ error: "invalid" }),
  push: z.boolean({ error: "invalid" }),
});

export const NotificationSettings = z.strictObject({
  /** Switched off, only mandatory ones are sent. */
  receiveNotifications: z.boolean({ error: "invalid" }),
  quietHours: z
    .strictObject({ from: wallTime, until: wallTime, timeZone })
    .refine(({ from, until }) => from !== until, { path: ["until"], error: "invalid" })
    .nullable(),
  /** One per topic; missing ones stay as they are. */
  topics: z.array(Choice).max(TOPICS.length, { error: "invalid" }),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const readNotificationSettings = createRoute({
  method: "get",
  path: "/api/notifications/settings",
  summary: "How somebody wants to hear of things",
  ...open("signedIn"),
  responses: { 200: answer("As it is now", NotificationSettings), ...problems("notSignedIn", "unavailable") },
});

export const saveNotificationSettings = createRoute({
  method: "put",
  path: "/api/notifications/settings",
  summary: "Choose how to hear of things",
  ...open("signedIn"),
  request: { body: json(NotificationSettings) },
  responses: { 200: answer("As it is now", NotificationSettings), ...writeProblems("notSignedIn") },
});

export const readPushKey = createRoute({
  method: "get",
  path: "/api/notifications/push-key",
  summary: "The public key that browsers subscribe with",
  ...open("signedIn"),
  responses: { 200: answer("The key", z.object({ publicKey: z.string() })), ...problems("notSignedIn", "unavailable") },
});

const endpoint = z.url({ protocol: /^https?$/, error: "invalid" }).max(2000, { error: "tooLong" });
const base64url = (bytes: number) =>
  z
    .string({ error: "required" })
    .regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`), { error: "invalid" });

export const subscribeToPush = createRoute({
  method: "put",
  path: "/api/notifications/push-subscription",
  summary: "Let this browser show notifications while no page is open",
  ...open("signedIn", perPerson(20, 3600)),
  request: {
    body: json(z.object({ endpoint, keys: z.object({ p256dh: base64url(65), auth: base64url(16) }) })),
  },
  responses: { 204: { description: "Kept until the session ends" }, ...writeProblems("notSignedIn") },
});

export const unsubscribeFromPush = createRoute({
  method: "delete",
  path: "/api/notifications/push-subscription",
  summary: "Let this browser show none any more",
  ...open("signedIn"),
  request: { body: json(z.object({ endpoint })) },
  responses: { 204: { description: "Forgotten" }, ...writeProblems("notSignedIn") },
});
