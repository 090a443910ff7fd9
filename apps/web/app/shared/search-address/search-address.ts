import { AREA_KEYS, type AreaKey } from "@aufwind/rules/areas-keys";
import { GENDER_IDENTITIES } from "@aufwind/rules/coaches";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { LANGUAGES } from "@aufwind/rules/languages";
import type { Locale } from "@aufwind/rules/locale";
import {
  FEE_FILTER,
  FREE_WITHIN,
  KEYWORD_LIMIT,
  MOST_CHOICES,
  MOST_RESULTS,
  RATING_FILTERS,
} from "@aufwind/rules/search/filters";
import { pathTo } from "../../platform/pages/pages.ts";

/** The orders of results, as in the address. */
export const SEARCH_ORDERS = ["bestFit", "rating", "priceUp", "priceDown", "nextFree", "newest"] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** Results per page. */
export const RESULTS_SIZE = 10;
const MOST_PAGES = MOST_RESULTS / RESULTS_SIZE;
const LONGEST_TOPIC = 60;
/** Control characters, which are never typed. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** The whole state of the search page. */
export type Search = {
  keyword: string;
  /** Keys of topics, or names of coaches' own areas. */
  topics: string[];
  /** Whole areas, each one choice. */
  areas: AreaKey[];
  languages: (typeof LANGUAGES)[number][];
  /** Gross, in euros. */
  minFee: number;
  maxFee: number;
  rating: (typeof RATING_FILTERS)[number] | null;
  type: (typeof CONSULTATIONS)[number] | null;
  gender: (typeof GENDER_IDENTITIES)[number] | null;
  /** Only coaches with a verified education or training. */
  verified: "true" | null;
  /** Only coaches who offer packages. */
  packages: "true" | null;
  free: (typeof FREE_WITHIN)[number] | null;
  order: SearchOrder;
  /** From 1. */
  page: number;
};

export const ANY_SEARCH: Search = {
  keyword: "",
  topics: [],
  areas: [],
  languages: [],
  minFee: FEE_FILTER.least,
  maxFee: FEE_FILTER.most,
  rating: null,
  type: null,
  gender: null,
  verified: null,
  packages: null,
  free: null,
  order: "bestFit",
  page: 1,
};

/** What could not be parsed. */
export type Unread =
  | "keyword"
  | "topic"
  | "area"
  | "language"
  | "fee"
  | "rating"
  | "type"
  | "gender"
  | "verified"
  | "packages"
  | "free"
  | "order"
  | "page";

/** The search of an address. Invalid parts are ignored, and named. */
export function readSearch(params: URLSearchParams): { search: Search; unread: Unread[] } {
  const { one, several, fee, keyword, page, unread } = readerOf(params);
  const fees = [fee("min", FEE_FILTER.least), fee("max", FEE_FILTER.most)].sort((a, b) => a - b);
  const search: Search = {
    keyword: keyword(),
    topics: several("topic", (topic) => topic.length <= LONGEST_TOPIC),
    areas: several("area", (key) => AREA_KEYS.some((each) => each === key)) as AreaKey[],
    languages: several("language", (code) => LANGUAGES.some((each) => each === code)) as Search["languages"],
    minFee: fees[0] ?? FEE_FILTER.least,
    maxFee: fees[1] ?? FEE_FILTER.most,
    rating: one("rating", RATING_FILTERS),
    type: one("type", CONSULTATIONS),
    gender: one("gender", GENDER_IDENTITIES),
    verified: one("verified", ["true"]),
    packages: one("packages", ["true"]),
    free: one("free", FREE_WITHIN),
    order: one("order", SEARCH_ORDERS) ?? ANY_SEARCH.order,
    page: page(),
  };
  return { search, unread: [...unread] };
}

/** Reads one part of an address at a time, and records invalid ones. */
function readerOf(params: URLSearchParams) {
  const unread = new Set<Unread>();
  const given = (name: string) => params.get(name)?.trim() || undefined;
  const orUnread = <T>(part: Unread, isGood: boolean, { good, standard }: { good: T; standard: T }): T => {
    if (!isGood) unread.add(part);
    return isGood ? good : standard;
  };
  return {
    unread,
    one<T extends string | number>(name: Unread, values: readonly T[]): T | null {
      const typed = given(name);
      const found = values.find((value) => String(value) === typed) ?? null;
      return orUnread(name, typed === undefined || found !== null, { good: found, standard: null });
    },
    several(name: "topic" | "area" | "language", isGood: (value: string) => boolean): string[] {
      const values = [...new Set(params.getAll(name).map(oneLine).filter(Boolean))];
      // In a fixed order: the same search has the same address.
      const good = values.filter(isGood).slice(0, MOST_CHOICES).sort();
      return orUnread(name, good.length === values.length, { good, standard: good });
    },
    fee(name: "min" | "max", standard: number): number {
      const typed = given(name);
      const euros = typed === undefined ? standard : toEuros(typed);
      return orUnread("fee", euros !== undefined, { good: euros ?? standard, standard });
    },
    keyword(): string {
      const typed = oneLine(params.get("q") ?? "");
      return orUnread("keyword", typed.length <= KEYWORD_LIMIT, { good: typed, standard: "" });
    },
    page(): number {
      const page = Number(given("page") ?? 1);
      const isGood = Number.isInteger(page) && page >= 1 && page <= MOST_PAGES;
      return orUnread("page", isGood, { good: page, standard: 1 });
    },
  };
}

const oneLine = (typed: string) => typed.replaceAll(UNSEEN, " ").replaceAll(/\s+/g, " ").trim();

function toEuros(typed: string): number | undefined {
  const plain = typed.replace(/\s*€$/, "").replace(",", ".");
  const euros = /^\d{1,5}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  return euros <= FEE_FILTER.limit ? euros : undefined;
}

/** A search as a query string; defaults are left out. */
export function searchQuery(search: Partial<Search>): string {
  const all = { ...ANY_SEARCH, ...search };
  const unlessUsual = <K extends "minFee" | "maxFee" | "order" | "page">(key: K) =>
    all[key] === ANY_SEARCH[key] ? null : all[key];
  const parts: [string, string | number | null][] = [
    ["q", all.keyword],
    ...all.topics.map((topic): [string, string] => ["topic", topic]),
    ...all.areas.map((area): [string, string] => ["area", area]),
    ...all.languages.map((language): [string, string] => ["language", language]),
    ["min", unlessUsual("minFee")],
    ["max", unlessUsual("maxFee")],
    ["rating", all.rating],
    ["type", all.type],
    ["gender", all.gender],
    ["verified", all.verified],
    ["packages", all.packages],
    ["free", all.free],
    ["order", unlessUsual("order")],
    ["page", unlessUsual("page")],
  ];
  const said = parts.flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, String(value)]]));
  return new URLSearchParams(said).toString();
}

/** The address of a search: `searchPath("de", { topics: ["burnout"] })`. */
export function searchPath(locale: Locale, search: Partial<Search> = {}): string {
  const query = searchQuery(search);
  return query ? `${pathTo("search", locale)}?${query}` : pathTo("search", locale);
}
