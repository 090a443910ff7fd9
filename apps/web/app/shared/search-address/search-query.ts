import type { InputOf } from "@aufwind/contract/platform/call";
import { type countCoaches, keepCommas } from "@aufwind/contract/search";
import type { Search } from "./search-address.ts";

type Query = NonNullable<InputOf<typeof countCoaches>["query"]>;

/** A search as the API takes it. */
export const toQuery = (search: Search): Query => ({
  keyword: search.keyword,
  // Coaches' own areas may contain commas.
  areasOfIntervention: keepCommas(search.topics),
  category: search.areas,
  language: search.languages,
  minAppointmentFee: String(search.minFee),
  maxAppointmentFee: String(search.maxFee),
  ...(search.rating && { minRating: String(search.rating) }),
  ...(search.type && { consultationType: search.type }),
  ...(search.gender && { gender: search.gender }),
  ...(search.verified && { verified: search.verified }),
  ...(search.packages && { packages: search.packages }),
  ...(search.free && { freeWithinDays: String(search.free) }),
});
