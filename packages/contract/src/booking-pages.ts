import { MOST_SITES, plainShortName, SOURCES, shortNameError, siteOrigin } from "@aufwind/rules/booking-pages";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { LOCALES } from "@aufwind/rules/locale";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf } from "./platform/fields.ts";
import { answer, FROM_REPLICA, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";

export const BookingPage = z.object({
  shortName: z.string(),
  /** The whole address; a kind of appointment may follow it. */
  url: z.string(),
  /** Former ones, which lead on. */
  formerNames: z.array(z.string()),
  kinds: z.array(z.object({ type: z.enum(CONSULTATIONS), url: z.string() })),
  /** The websites that may show the widget. */
  sites: z.array(z.string()),
});
export type BookingPage = z.infer<typeof BookingPage>;

const onePage = answer("As it is now", BookingPage);

export const readBookingPage = createRoute({
  method: "get",
  path: "/api/coaches/booking-page",
  summary: "One's short address, made at the first look, and the websites that may show the widget",
  ...open("coach"),
  responses: { 200: onePage, ...problems("notSignedIn", "wrongRole", "notFound", "unavailable") },
});

export const ShortName = z.strictObject({
  shortName: z
    .string({ error: "required" })
    .overwrite(plainShortName)
    .min(1, { error: "required" })
    .refine((name) => shortNameError(name) !== "shortName", { error: "shortName", abort: true })
    .refine((name) => !shortNameError(name), { error: "shortNameReserved" }),
});

export const saveShortName = createRoute({
  method: "put",
  path: "/api/coaches/booking-page/short-name",
  summary: "Choose another short address; former ones lead on to it",
  ...open("coach"),
  request: { body: json(ShortName) },
  responses: { 200: onePage, ...writeProblems("notSignedIn", "wrongRole", "notFound", "tooManyShortNames") },
});

const site = z
  .string({ error: "site" })
  .max(200, { error: "tooLong" })
  .refine((given) => siteOrigin(given) !== undefined, { error: "site" })
  .overwrite((given) => siteOrigin(given) ?? given);

export const WidgetSites = z.strictObject({
  sites: z.array(site, { error: "required" }).max(MOST_SITES, { error: "mostSites" }),
});

export const saveWidgetSites = createRoute({
  method: "put",
  path: "/api/coaches/booking-page/sites",
  summary: "Say which websites may show one's widget",
  ...open("coach"),
  request: { body: json(WidgetSites) },
  responses: { 200: onePage, ...writeProblems("notSignedIn", "wrongRole", "notFound") },
});

/** Everything, or one kind. */
const wanted = z.object({ consultation: oneOf(CONSULTATIONS).optional() });

export const readBookingCode = createRoute({
  method: "get",
  path: "/api/coaches/booking-page/code.svg",
  summary: "The short address as a QR code, for print",
  ...open("coach"),
  request: { query: wanted },
  responses: {
    200: { description: "The code", content: { "image/svg+xml": { schema: z.string() } } },
    ...problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "unavailable"),
  },
});

export const CARD_LAYOUTS = ["postcards", "cards"] as const;

export const readBookingCard = createRoute({
  method: "get",
  path: "/api/coaches/booking-page/card",
  summary: "A sheet of A4 to print: four postcards or ten business cards with name, code and address",
  ...open("coach", perPerson(120, 3600)),
  request: {
    query: wanted.extend({ layout: oneOf(CARD_LAYOUTS).default("postcards"), language: oneOf(LOCALES).default("de") }),
  },
  responses: {
    200: { description: "The sheet", content: { "application/pdf": { schema: z.string() } } },
    ...problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "tooManyRequests", "busy", "unavailable"),
  },
});

export const BookingTarget = z.object({
  slug: z.string(),
  /** The present short address. */
  shortName: z.string(),
  /** The websites that may show the widget. */
  sites: z.array(z.string()),
});
export type BookingTarget = z.infer<typeof BookingTarget>;

export const readBookingTarget = createRoute({
  method: "get",
  path: "/api/visitors/booking-pages/{shortName}",
  summary: "Where a short address leads, a former one too",
  ...open("visitor"),
  ...FROM_REPLICA,
  request: { params: z.object({ shortName: z.string() }) },
  responses: { 200: answer("The coach", BookingTarget), ...problems("notFound", "unavailable") },
});

export const BookingSource = z.object({
  source: z.enum(SOURCES),
  /** Whose first appointment with the coach came this way. */
  clients: z.int(),
  /** What came this way and was neither rejected nor cancelled. */
  appointments: z.int(),
});
export type BookingSource = z.infer<typeof BookingSource>;

export const listBookingSources = createRoute({
  method: "get",
  path: "/api/coaches/booking-page/sources",
  summary: "How clients and appointments of one's practice came, counted by source",
  ...open("coach"),
  responses: {
    200: answer("Every source, the ones without anybody included", z.object({ items: z.array(BookingSource) })),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});
