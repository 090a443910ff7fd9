import { AREA_KEYS } from "@aufwind/rules/areas-keys";
import { GENDER_IDENTITIES } from "@aufwind/rules/coaches";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { LANGUAGES } from "@aufwind/rules/languages";
import { SAVED_SEARCHES } from "@aufwind/rules/saved-searches";
import { FREE_WITHIN, RATING_FILTERS } from "@aufwind/rules/search/filters";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line, token } from "./platform/fields.ts";
import { answer, json, open, perNetwork, perPerson, problems, writeProblems } from "./platform/route.ts";
import { SearchFilters } from "./search.ts";

const id = z.object({ id: z.uuid({ error: "invalid" }) });
const name = line(SAVED_SEARCHES.nameLength);

export const NewSavedSearch = z.strictObject({
  name,
  /** As the search takes them. */
  filters: SearchFilters,
});

/** Filters as they are kept. */
const KeptFilters = z.object({
  keyword: z.string(),
  areasOfIntervention: z.array(z.string()),
  category: z.array(z.enum(AREA_KEYS)),
  language: z.array(z.enum(LANGUAGES)),
  minAppointmentFee: z.number(),
  maxAppointmentFee: z.number(),
  minRating: z.literal(RATING_FILTERS).optional(),
  consultationType: z.enum(CONSULTATIONS).optional(),
  gender: z.enum(GENDER_IDENTITIES).optional(),
  verified: z.literal("true").optional(),
  packages: z.literal("true").optional(),
  freeWithinDays: z.literal(FREE_WITHIN).optional(),
});

export const SavedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  filters: KeptFilters,
  savedAt: z.iso.datetime(),
  /** Whether new coaches are mailed. */
  isMailed: z.boolean(),
  mailedAt: z.iso.datetime().nullable(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

const refused = problems("notSignedIn", "wrongRole", "invalidFields", "unavailable");
const one = answer("The search", SavedSearch);

export const listSavedSearches = createRoute({
  method: "get",
  path: "/api/clients/saved-searches",
  summary: "The searches that one keeps, the latest first",
  ...open("client"),
  responses: { 200: answer("All of them", z.object({ items: z.array(SavedSearch) })), ...refused },
});

export const saveSearch = createRoute({
  method: "post",
  path: "/api/clients/saved-searches",
  summary: "Keep a search: new coaches who fit are mailed, once a day at most",
  ...open("client", perPerson(30, 3600)),
  request: { body: json(NewSavedSearch) },
  responses: {
    201: one,
    ...writeProblems("notSignedIn", "wrongRole", "searchKept", "tooManySearches", "temporarilySuspended"),
  },
});

export const changeSavedSearch = createRoute({
  method: "put",
  path: "/api/clients/saved-searches/{id}",
  summary: "Rename a search of one's own, or switch its mails",
  ...open("client", perPerson(60, 3600)),
  request: { params: id, body: json(z.strictObject({ name, isMailed: z.boolean({ error: "invalid" }) })) },
  responses: { 200: one, ...writeProblems("notSignedIn", "wrongRole", "notFound") },
});

export const deleteSavedSearch = createRoute({
  method: "delete",
  path: "/api/clients/saved-searches/{id}",
  summary: "Keep a search no more; without it nothing changes",
  ...open("client", perPerson(60, 3600)),
  request: { params: id },
  responses: {
    200: answer("It is gone", z.object({ deleted: z.boolean() })),
    ...refused,
    ...problems("crossSite", "tooManyRequests"),
  },
});

export const endSearchMails = createRoute({
  method: "post",
  path: "/api/saved-searches/unsubscribe",
  summary: "End the mails of all one's searches with the token of any of them; the searches stay",
  ...open("visitor", perNetwork(60, 3600)),
  request: { body: json(z.strictObject({ token })) },
  responses: { 200: answer("No more mails", z.object({ ended: z.boolean() })), ...writeProblems("linkInvalid") },
});
