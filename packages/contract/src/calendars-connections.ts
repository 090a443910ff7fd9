import { ENTRY_TITLES } from "@aufwind/rules/calendars";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line, oneOf } from "./platform/fields.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";

/** Why a connection cannot be used now, for its coach. */
export const CONNECTION_PROBLEMS = [
  "unreachable",
  "slow",
  "wrongPassword",
  "refused",
  "notWritten",
  "noCalDav",
  "noCalendar",
  "calendarGone",
  "privateNetwork",
  "redirected",
  "tooLarge",
  "unreadable",
  "signedOut",
] as const;
export type ConnectionProblem = (typeof CONNECTION_PROBLEMS)[number];

/** Services whose address is known, and any other server by its own. */
export const DAV_SERVICES = ["icloud", "nextcloud", "fastmail", "mailboxOrg", "other"] as const;
const OAUTH_SERVICES = ["google", "microsoft"] as const;

const ConnectedCalendar = z.object({
  id: z.uuid(),
  name: z.string(),
  isWritable: z.boolean(),
  /** Its times are not offered to clients. */
  blocks: z.boolean(),
  /** Our appointments are written into it. */
  receives: z.boolean(),
});

/** What somebody did to one of our entries there; nothing follows from it before the coach says so. */
const CalendarChange = z.object({
  appointmentId: z.uuid(),
  change: z.enum(["moved", "deleted"]),
  clientName: z.string(),
  /** As it is here. */
  scheduledAt: z.iso.datetime(),
  /** As it is there; null if it was deleted. */
  movedTo: z.iso.datetime().nullable(),
  noticedAt: z.iso.datetime(),
});
export type CalendarChange = z.infer<typeof CalendarChange>;

const CalendarConnection = z.object({
  id: z.uuid(),
  kind: z.enum(["caldav", ...OAUTH_SERVICES]),
  host: z.string(),
  /** Whose account it is; empty if that cannot be read any more. */
  user: z.string(),
  addedAt: z.iso.datetime(),
  lastTriedAt: z.iso.datetime().nullable(),
  lastSuccessAt: z.iso.datetime().nullable(),
  problem: z.enum(CONNECTION_PROBLEMS).nullable(),
  /** Our entries were all deleted there at once: nothing is written before the coach says what to do. */
  isStopped: z.boolean(),
  /** It is being removed, our entries there first. */
  isLeaving: z.boolean(),
  calendars: z.array(ConnectedCalendar),
  /** How many busy times it has from now on. */
  busyCount: z.int(),
  /** How many of our appointments stand there, and how many wait to be written. */
  writtenCount: z.int(),
  waitingCount: z.int(),
});
export type CalendarConnection = z.infer<typeof CalendarConnection>;

const Connections = z.object({
  items: z.array(CalendarConnection),
  changes: z.array(CalendarChange),
  titles: z.enum(ENTRY_TITLES),
  /** Services that can be signed in to here. */
  services: z.array(z.enum(OAUTH_SERVICES)),
});
export type CalendarConnections = z.infer<typeof Connections>;

const BASE = "/api/coaches/calendar-connections";
const own = ["notSignedIn", "wrongRole"] as const;
const byId = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };

export const listConnections = createRoute({
  method: "get",
  path: BASE,
  summary: "Calendar accounts that are connected, and what was changed there",
  ...open("coach"),
  responses: { 200: answer("The first added first", Connections), ...problems(...own, "unavailable") },
});

const serverAddress = z
  .string({ error: "required" })
  .trim()
  .max(500, { error: "tooLong" })
  // Of an email address the domain counts, which may name its calendar server.
  .overwrite((given) => (/^[a-z]+:\/\//i.test(given) ? given : given.replace(/^[^@/]*@/, "")))
  .overwrite((given) => (given === "" || /^[a-z]+:\/\//i.test(given) ? given : `https://${given}`))
  .refine((given) => given === "" || (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)), {
    error: "calendarAddress",
  })
  .default("");

const password = z.string({ error: "required" }).min(1, { error: "required" }).max(500, { error: "tooLong" });

/** The address is needed where the service has none of its own. */
export const CalendarAccount = z
  .strictObject({ service: oneOf(DAV_SERVICES), address: serverAddress, user: line(200), password })
  .refine(({ service, address }) => address !== "" || !["nextcloud", "other"].includes(service), {
    path: ["address"],
    error: "required",
  });

export const connectCalendar = createRoute({
  method: "post",
  path: BASE,
  summary: "Connect a calendar account; it is tried in the background",
  ...open("coach", perPerson(10, 3600)),
  request: { body: json(CalendarAccount) },
  responses: {
    201: answer("The connection, not tried yet", CalendarConnection),
    ...writeProblems(...own, "tooManyConnections"),
  },
});

const away = { description: "On to another address", headers: z.object({ location: z.string() }) };
const service = z.object({ service: oneOf(OAUTH_SERVICES) });

export const visitService = createRoute({
  method: "get",
  path: "/api/coaches/calendar-services/{service}/visit",
  summary: "Go to Google or Microsoft to sign in there",
  ...open("coach", perPerson(20, 3600)),
  request: { params: service },
  responses: { 302: away, ...problems(...own, "notFound", "invalidFields", "tooManyRequests", "unavailable") },
});

export const returnFromService = createRoute({
  method: "get",
  path: "/api/coaches/calendar-services/{service}/return",
  summary: "Come back from there; the account is tried in the background",
  ...open("coach", perPerson(20, 3600)),
  request: { params: service, query: z.object({ state: z.string().optional(), code: z.string().optional() }) },
  responses: {
    302: away,
    ...problems(...own, "notFound", "invalidFields", "tooManyConnections", "tooManyRequests", "unavailable"),
  },
});

export const renewPassword = createRoute({
  method: "put",
  path: `${BASE}/{id}/password`,
  summary: "Give a connection another password; it is tried again",
  ...open("coach", perPerson(10, 3600)),
  request: { ...byId, body: json(z.strictObject({ password })) },
  responses: { 200: answer("It will be tried", CalendarConnection), ...writeProblems(...own, "notFound") },
});

export const CalendarChoice = z.strictObject({
  blocking: z.array(z.uuid({ error: "invalid" })).max(50, { error: "invalid" }),
  receiving: z.uuid({ error: "invalid" }).nullable(),
});

export const chooseCalendars = createRoute({
  method: "put",
  path: `${BASE}/{id}/calendars`,
  summary: "Choose which calendars block times, and which one gets our appointments",
  ...open("coach"),
  request: { ...byId, body: json(CalendarChoice) },
  responses: { 200: answer("As chosen", CalendarConnection), ...writeProblems(...own, "notFound") },
});

export const refreshConnection = createRoute({
  method: "post",
  path: `${BASE}/{id}/refresh`,
  summary: "Have a connection tried again soon",
  ...open("coach"),
  request: byId,
  responses: {
    200: answer("It will be tried", CalendarConnection),
    ...problems(...own, "notFound", "crossSite", "invalidFields", "unavailable"),
  },
});

export const resumeConnection = createRoute({
  method: "post",
  path: `${BASE}/{id}/resume`,
  summary: "Our entries were deleted there: write them again",
  ...open("coach"),
  request: byId,
  responses: {
    200: answer("They will be written", CalendarConnection),
    ...problems(...own, "notFound", "crossSite", "invalidFields", "unavailable"),
  },
});

export const removeConnection = createRoute({
  method: "post",
  path: `${BASE}/{id}/removal`,
  summary: "Disconnect an account; our entries there stay, or are removed first",
  ...open("coach"),
  request: { ...byId, body: json(z.strictObject({ removesEntries: z.boolean() })) },
  responses: {
    200: answer("Removed, or soon", z.object({ status: z.literal("removed") })),
    ...writeProblems(...own, "notFound"),
  },
});

export const putBackEntry = createRoute({
  method: "post",
  path: "/api/coaches/calendar-changes/{id}/put-back",
  summary: "Write an appointment into the calendar again, as it is here",
  ...open("coach"),
  request: byId,
  responses: {
    200: answer("It will be written", z.object({ status: z.literal("waiting") })),
    ...problems(...own, "notFound", "crossSite", "invalidFields", "unavailable"),
  },
});

export const chooseTitles = createRoute({
  method: "put",
  path: "/api/coaches/calendar-titles",
  summary: "Choose how appointments are called in the own calendar",
  ...open("coach"),
  request: { body: json(z.strictObject({ titles: oneOf(ENTRY_TITLES) })) },
  responses: {
    200: answer("As chosen", z.object({ titles: z.enum(ENTRY_TITLES) })),
    ...writeProblems(...own),
  },
});
