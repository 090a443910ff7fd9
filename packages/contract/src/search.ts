import { OWN_AREA } from "@aufwind/rules/areas";
import { AREA_KEYS } from "@aufwind/rules/areas-keys";
import { GENDER_IDENTITIES } from "@aufwind/rules/coaches";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { LANGUAGES } from "@aufwind/rules/languages";
import {
  FEE_FILTER,
  FREE_WITHIN,
  KEYWORD_LIMIT,
  MOST_CHOICES,
  ORDERS,
  RATING_FILTERS,
} from "@aufwind/rules/search/filters";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { CoachCard } from "./coach-cards.ts";
import { Picture } from "./coach-profiles.ts";
import { optionalLine } from "./platform/fields.ts";
import { paged, pageOfList, typedWhole } from "./platform/lists.ts";
import { answer, COMPRESSED, FROM_REPLICA, open, perNetwork, problems } from "./platform/route.ts";

/** Several values: the parameter repeated, or once with commas. */
const several = <S extends z.ZodType<string, string>>(value: S) =>
  z
    .union([z.string(), z.array(z.string())], { error: "invalid" })
    .default([])
    .transform((given) => (Array.isArray(given) ? given : given.split(",")).map((each) => each.trim()))
    .transform((given) => [...new Set(given.filter((each) => each !== ""))])
    .pipe(z.array(value, { error: "invalid" }).max(MOST_CHOICES, { error: "mostEntries" }));

/**
 * The query for values that may contain commas. A parameter given once is split at its commas, a repeated one is not:
 * so a single value is followed by an empty one, which `several` drops.
 */
export const keepCommas = (values: string[]): string[] => (values.length === 1 ? [...values, ""] : values);

const fee = (standard: number) =>
  z
    .string({ error: "fee" })
    .regex(/^\d{1,5}([.,]\d{1,2})?$/, { error: "fee" })
    .transform((typed) => Number(typed.replace(",", ".")))
    .pipe(z.number().max(FEE_FILTER.limit, { error: "fee" }))
    .default(standard);

const oneNumber = <const T extends readonly number[]>(allowed: T) =>
  typedWhole.refine((given): given is T[number] => allowed.includes(given), { error: "invalid" }).optional();

type Fees = { minAppointmentFee?: unknown; maxAppointmentFee?: unknown };

const filters = {
  keyword: optionalLine(KEYWORD_LIMIT),
  /** Keys of topics, or names of coaches' own areas: any of them. */
  areasOfIntervention: several(optionalLine(OWN_AREA.most).unwrap()),
  /** Keys of whole areas, each standing for all of its topics: any of them, or of the topics above. */
  category: several(z.enum(AREA_KEYS, { error: "invalid" })),
  /** Codes: any of them. */
  language: several(z.enum(LANGUAGES, { error: "invalid" })),
  /** Gross, in euros. */
  minAppointmentFee: fee(FEE_FILTER.least),
  maxAppointmentFee: fee(FEE_FILTER.most),
  /** This many stars and up. */
  minRating: oneNumber(RATING_FILTERS),
  consultationType: z.enum(CONSULTATIONS, { error: "invalid" }).optional(),
  gender: z.enum(GENDER_IDENTITIES, { error: "invalid" }).optional(),
  /** An education or training of the resume is verified by a document. */
  verified: z.enum(["true"], { error: "invalid" }).optional(),
  /** Offers several appointments at one price. */
  packages: z.enum(["true"], { error: "invalid" }).optional(),
  /** A discovery is free today or on one of this many days after it, in Berlin. */
  freeWithinDays: oneNumber(FREE_WITHIN),
};

const feesInOrder = {
  path: ["maxAppointmentFee"],
  error: "feesInverted",
  when: ({ value }: { value: unknown }) => {
    const { minAppointmentFee, maxAppointmentFee } = (value ?? {}) as Fees;
    return typeof minAppointmentFee === "number" && typeof maxAppointmentFee === "number";
  },
};

/** All filters, without the page. */
export const SearchFilters = z
  .object(filters)
  .refine(({ minAppointmentFee, maxAppointmentFee }) => minAppointmentFee <= maxAppointmentFee, feesInOrder);
export type SearchFilters = z.output<typeof SearchFilters>;

const SearchQuery = z
  .object({ ...filters, orderBy: z.enum(ORDERS, { error: "invalid" }).default("bestFit") })
  .refine(({ minAppointmentFee, maxAppointmentFee }) => minAppointmentFee <= maxAppointmentFee, feesInOrder);

export const SearchResults = z.object({
  ...paged(CoachCard),
  /** There are more than are counted. */
  isMore: z.boolean(),
  /** The corrected keyword, if it seemed misspelled. */
  correctedKeyword: z.string().nullable(),
  /** Whether each coach has every word, or only some because none has all. */
  matched: z.enum(["all", "some"]),
});
export type SearchResults = z.infer<typeof SearchResults>;

export const searchCoaches = createRoute({
  method: "get",
  path: "/api/visitors/coaches/{page}/{size}/{sort}",
  summary: "Find coaches; `desc` begins with the best, highest, latest, `asc` with the lowest, soonest, oldest",
  ...open("visitor"),
  ...FROM_REPLICA,
  ...COMPRESSED,
  request: { params: z.object(pageOfList), query: SearchQuery },
  responses: {
    200: answer("One page of coaches", SearchResults),
    ...problems("invalidFields", "unavailable"),
  },
});

const counts = z.record(z.string(), z.int());

/** How many coaches there would be with each further choice, and without each filter. */
export const SearchCounts = z.object({
  /** False if they are estimated from a sample. */
  isExact: z.boolean(),
  areasOfIntervention: counts,
  category: counts,
  language: counts,
  minRating: counts,
  consultationType: counts,
  gender: counts,
  verified: counts,
  packages: counts,
  freeWithinDays: counts,
  /** How many there would be without one filter. */
  without: z.object({
    areasOfIntervention: z.int(),
    language: z.int(),
    fee: z.int(),
    minRating: z.int(),
    consultationType: z.int(),
    gender: z.int(),
    verified: z.int(),
    packages: z.int(),
    freeWithinDays: z.int(),
    keyword: z.int(),
  }),
  /** How many would match but cost more. */
  aboveFee: z.int(),
});
export type SearchCounts = z.infer<typeof SearchCounts>;

export const countCoaches = createRoute({
  method: "get",
  path: "/api/visitors/search/counts",
  summary: "Count coaches per filter value",
  ...open("visitor"),
  ...FROM_REPLICA,
  ...COMPRESSED,
  request: { query: SearchFilters },
  responses: {
    200: answer("The counts", SearchCounts),
    ...problems("invalidFields", "unavailable"),
  },
});

export const Suggestions = z.object({
  /** Keys of areas, topics and languages that the word may mean, best first. */
  areas: z.array(z.string()),
  topics: z.array(z.string()),
  languages: z.array(z.string()),
  coaches: z.array(z.object({ slug: z.string(), name: z.string(), profilePicture: Picture.nullable() })),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const suggestSearches = createRoute({
  method: "get",
  path: "/api/visitors/search/suggestions",
  summary: "What a word that is still being typed may mean",
  ...open("visitor"),
  ...FROM_REPLICA,
  ...COMPRESSED,
  request: { query: z.object({ keyword: optionalLine(KEYWORD_LIMIT) }) },
  responses: {
    200: answer("Suggestions", Suggestions),
    ...problems("invalidFields", "unavailable"),
  },
});

export const listAddresses = createRoute({
  method: "get",
  path: "/api/visitors/search/addresses/{page}",
  summary: "The addresses of all coaches that may be found, 10,000 at a time, for the sitemap",
  ...open("visitor", perNetwork(120, 60)),
  ...FROM_REPLICA,
  ...COMPRESSED,
  request: { params: z.object({ page: typedWhole }) },
  responses: {
    200: answer(
      "One page",
      z.object({ items: z.array(z.object({ slug: z.string(), changedAt: z.iso.datetime() })), totalPages: z.int() }),
    ),
    ...problems("invalidFields", "tooManyRequests", "unavailable"),
  },
});
