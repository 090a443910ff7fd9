import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line } from "./platform/fields.ts";
import { answer, json, open, perNetwork, problems, writeProblems } from "./platform/route.ts";

const Feed = z.object({
  /** The private address that calendars subscribe to; null before there is one. */
  address: z.string().nullable(),
  madeAt: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof Feed>;
const own = ["notSignedIn", "unavailable"] as const;

export const readFeed = createRoute({
  method: "get",
  path: "/api/calendars/feed",
  summary: "The private address of one's own appointments for calendars",
  ...open("signedIn"),
  responses: { 200: answer("The address", Feed), ...problems(...own) },
});

export const renewFeed = createRoute({
  method: "post",
  path: "/api/calendars/feed",
  summary: "Make the address, or a new one; the old one stops working at once",
  ...open("signedIn"),
  responses: { 200: answer("The address", Feed), ...problems(...own, "crossSite") },
});

export const removeFeed = createRoute({
  method: "delete",
  path: "/api/calendars/feed",
  summary: "Take the address away; calendars that use it get nothing any more",
  ...open("signedIn"),
  responses: { 200: answer("None now", Feed), ...problems(...own, "crossSite") },
});

const calendarFile = (description: string) => ({
  description,
  content: { "text/calendar": { schema: z.string() } },
});

/** Whoever has the address can read it: calendars cannot sign in. */
export const serveFeed = createRoute({
  method: "get",
  path: "/api/calendars/feeds/{token}",
  summary: "A person's appointments as a calendar; `{token}` ends in `.ics`",
  ...open("visitor"),
  request: { params: z.object({ token: z.string() }) },
  responses: { 200: calendarFile("The calendar"), ...problems("notFound", "unavailable") },
});

export const downloadAppointment = createRoute({
  method: "get",
  path: "/api/appointments/{id}/calendar",
  summary: "One appointment as a calendar file",
  ...open("signedIn"),
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: { 200: calendarFile("The entry"), ...problems("notSignedIn", "notFound", "invalidFields", "unavailable") },
});

/** Why an import failed, for the coach. */
export const IMPORT_PROBLEMS = ["unreachable", "refused", "privateNetwork", "tooLarge", "noCalendar"] as const;

/**
 * What of an event was not understood: its time zone (the coach's own is used), its recurrence rule (only the first
 * time counts), or its start (it does not count).
 */
export const UNCLEAR = ["zone", "rule", "time"] as const;

const UnclearEvent = z.object({
  title: z.string(),
  on: z.iso.date().nullable(),
  what: z.enum(UNCLEAR),
  zone: z.string().nullable(),
});
export type UnclearEvent = z.infer<typeof UnclearEvent>;

const ImportedCalendar = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The host only: the address itself is as good as a password. */
  host: z.string(),
  addedAt: z.iso.datetime(),
  lastTriedAt: z.iso.datetime().nullable(),
  lastSuccessAt: z.iso.datetime().nullable(),
  problem: z.enum(IMPORT_PROBLEMS).nullable(),
  /** How many busy times it has from now on. */
  busyCount: z.int(),
  /** Events that were not understood at the last success, twenty at most, and their number. */
  unclear: z.array(UnclearEvent),
  unclearCount: z.int(),
});
export type ImportedCalendar = z.infer<typeof ImportedCalendar>;

export const listImports = createRoute({
  method: "get",
  path: "/api/coaches/calendars",
  summary: "Calendars whose busy times are not offered to clients",
  ...open("coach"),
  responses: {
    200: answer("The first added first", z.object({ items: z.array(ImportedCalendar) })),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

/** `webcal:` means `https:`. */
const address = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(2000, { error: "tooLong" })
  .overwrite((given) => given.replace(/^webcals?:\/\//i, "https://"))
  .refine((given) => URL.canParse(given) && /^https?:$/.test(new URL(given).protocol), { error: "calendarAddress" });

export const ImportedAddress = z.strictObject({ name: line(60), address });

export const addImport = createRoute({
  method: "post",
  path: "/api/coaches/calendars",
  summary: "Add a calendar by its address; it is read in the background",
  ...open("coach", perNetwork(30, 3600)),
  request: { body: json(ImportedAddress) },
  responses: {
    201: answer("The calendar, not read yet", ImportedCalendar),
    ...writeProblems("notSignedIn", "wrongRole", "calendarKnown", "tooManyCalendars"),
  },
});

export const removeImport = createRoute({
  method: "delete",
  path: "/api/coaches/calendars/{id}",
  summary: "Forget a calendar and its busy times",
  ...open("coach"),
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: {
    200: answer("Removed", z.object({ status: z.literal("removed") })),
    ...problems("notSignedIn", "wrongRole", "notFound", "crossSite", "invalidFields", "unavailable"),
  },
});

export const refreshImport = createRoute({
  method: "post",
  path: "/api/coaches/calendars/{id}/refresh",
  summary: "Have a calendar read again soon",
  ...open("coach"),
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: {
    200: answer("It will be read", ImportedCalendar),
    ...problems("notSignedIn", "wrongRole", "notFound", "crossSite", "invalidFields", "unavailable"),
  },
});
