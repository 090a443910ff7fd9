import type { SearchCounts } from "@aufwind/contract/search";

/** How many coaches there are without each filter: nobody more. */
export const NO_MORE: SearchCounts["without"] = {
  areasOfIntervention: 0,
  language: 0,
  fee: 0,
  minRating: 0,
  consultationType: 0,
  gender: 0,
  verified: 0,
  packages: 0,
  freeWithinDays: 0,
  keyword: 0,
};
