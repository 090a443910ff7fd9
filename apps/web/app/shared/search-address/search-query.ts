import type { InputOf } from "@aufwind/contract/platform/call";
import { type countCoaches, keepCommas } from "@aufwind/contract/search";
import type { Search } from "./search-address.ts";

type Query = NonNullable<InputOf<typeof countCoaches>["query"]>;

/** A search as the API takes it. */
export function toQuery({
  keyword,
  topics,
  areas,
  languages,
  minFee,
  maxFee,
  rating,
  type,
  gender,
  verified,
  packages,
  free,
}: Search): Query {
  return {
    keyword,
    // Coaches' own areas may contain commas.
    areasOfIntervention: keepCommas(topics),
    category: areas,
    language: languages,
    minAppointmentFee: String(minFee),
    maxAppointmentFee: String(maxFee),
    ...(rating && { minRating: String(rating) }),
    ...(type && { consultationType: type }),
    ...(gender && { gender }),
    ...(verified && { verified }),
    ...(packages && { packages }),
    ...(free && { freeWithinDays: String(free) }),
  };
}
