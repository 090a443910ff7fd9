import type { SearchCounts } from "@aufwind/contract/search";
import { AREAS } from "@aufwind/rules/areas";
import { AREA_KEYS } from "@aufwind/rules/areas-keys";
import { GENDER_IDENTITIES } from "@aufwind/rules/coaches";
import { LANGUAGES } from "@aufwind/rules/languages";
import { FREE_WITHIN, RATING_FILTERS } from "@aufwind/rules/search/filters";
import {
  areaChoice,
  categoryChoice,
  EXTENDED_CHOICE,
  genderChoice,
  languageChoice,
  PACKAGES_CHOICE,
  ratingChoice,
  VERIFIED_CHOICE,
} from "@aufwind/rules/search/index-terms";
import type { Counts } from "./count-store.ts";
import type { Group } from "./store.ts";

type PresentCountsParams = Counts & { scale: number };

export const freeChoice = (days: number) => `f:${days}`;
export const STANDARD_CHOICE = "k:standard";
export const ABOVE = "above";

/** The choices of each filter, and the lexeme by which one is counted. */
export const CHOICES = {
  areas: { keys: AREAS.flatMap(({ topics }) => topics.map(({ key }) => key)), choice: areaChoice },
  category: { keys: AREA_KEYS, choice: categoryChoice },
  languages: { keys: LANGUAGES, choice: languageChoice },
  rating: { keys: RATING_FILTERS, choice: ratingChoice },
  gender: { keys: GENDER_IDENTITIES, choice: genderChoice },
  free: { keys: FREE_WITHIN, choice: freeChoice },
};

export type Choices<K> = { keys: readonly K[]; choice: (key: K) => string };

/** Two significant digits: an estimate does not pretend to more. */
export function estimate(count: number, scale: number): number {
  if (scale === 1) return count;
  const whole = count * scale;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, whole))) - 1);
  return Math.round(whole / unit) * unit;
}

/** `unsaid`: the same without the keyword. */
export function presentCounts(counts: PresentCountsParams, unsaid: PresentCountsParams): SearchCounts {
  const of = (name: string) => estimate(counts.values.get(name) ?? 0, counts.scale);
  const by = <K extends string | number>({ keys, choice }: Choices<K>) =>
    Object.fromEntries(keys.map((key) => [key, of(choice(key))]));
  const without = (group: Group) => estimate(counts.without.get(group) ?? 0, counts.scale);
  // Every coach offers a discovery and a standard consultation.
  const everybody = of(STANDARD_CHOICE);
  return {
    isExact: counts.scale === 1,
    areasOfIntervention: by(CHOICES.areas),
    category: by(CHOICES.category),
    language: by(CHOICES.languages),
    minRating: by(CHOICES.rating),
    consultationType: { discovery: everybody, standard: everybody, extended: of(EXTENDED_CHOICE) },
    gender: by(CHOICES.gender),
    verified: { true: of(VERIFIED_CHOICE) },
    packages: { true: of(PACKAGES_CHOICE) },
    freeWithinDays: by(CHOICES.free),
    without: {
      areasOfIntervention: without("areas"),
      language: without("languages"),
      fee: without("fee"),
      minRating: without("rating"),
      consultationType: everybody,
      gender: without("gender"),
      verified: without("verified"),
      packages: without("packages"),
      freeWithinDays: without("free"),
      keyword: estimate(unsaid.total, unsaid.scale),
    },
    aboveFee: of(ABOVE),
  };
}
