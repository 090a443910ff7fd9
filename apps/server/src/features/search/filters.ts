import type { SearchFilters } from "@aufwind/contract/search";
import { areaOf, topicByKey, topicsOfAreas } from "@aufwind/rules/areas";
import {
  areaChoice,
  EXTENDED_CHOICE,
  genderChoice,
  languageChoice,
  languageMask,
  PACKAGES_CHOICE,
  ratingChoice,
  topicMask,
  traitsOf,
  VERIFIED_CHOICE,
} from "@aufwind/rules/search/index-terms";
import { variants } from "@aufwind/rules/search/text-analysis";
import type { Understood } from "@aufwind/rules/search/understand";
import { berlinDay } from "../schedules/queries.ts";
import type { FeeColumn, Filter, Word } from "./store.ts";

/** With extended consultations their price counts. */
export const feeColumn = ({ consultationType }: Pick<SearchFilters, "consultationType">): FeeColumn =>
  consultationType === "extended" ? "extended_cents" : "fee_cents";

/** The end of this many days of Berlin after today: "today or tomorrow" means days, not hours. */
const endOfDay = (now: Date, days: number): Date =>
  new Date(
    berlinDay(now)
      .add({ days: days + 1 })
      .toZonedDateTime("Europe/Berlin").epochMilliseconds,
  );

/** The chosen topics and own areas, with those of whole areas. */
export const areasAsked = ({ areasOfIntervention, category }: SearchFilters): string[] => [
  ...new Set([...areasOfIntervention.map(areaOf), ...topicsOfAreas(category)]),
];

/** What each choice asks of a row's columns. */
export const CONDITIONS = {
  areas: (keys: readonly string[]) => ({ group: "areas" as const, any: topicMask(keys) }),
  languages: (codes: readonly string[]) => ({ group: "languages" as const, any: languageMask(codes) }),
  rating: (stars: number) => ({ group: "rating" as const, least: stars * 100 }),
  extended: { group: "type" as const, traits: traitsOf({ gender: null, hasExtended: true }) },
  gender: (gender: string) => ({ group: "gender" as const, traits: traitsOf({ gender, hasExtended: false }) }),
  /** Whoever has a verified entry in the resume. */
  verified: { group: "verified" as const, traits: traitsOf({ gender: null, hasExtended: false, isVerified: true }) },
  packages: { group: "packages" as const, traits: traitsOf({ gender: null, hasExtended: false, hasPackages: true }) },
  free: (now: Date, days: number) => ({ group: "free" as const, before: endOfDay(now, days) }),
};

/** The choices as conditions on the columns of a row. */
export function filtersOf(asked: SearchFilters, now: Date): Filter[] {
  const areas = areasAsked(asked);
  const own = areas.filter((area) => !topicByKey(area)).map(areaChoice);
  const cents = (euros: number) => Math.round(euros * 100);
  const { language, minRating, consultationType, gender, verified, packages, freeWithinDays } = asked;
  return [
    {
      group: "fee",
      column: feeColumn(asked),
      least: cents(asked.minAppointmentFee),
      most: cents(asked.maxAppointmentFee),
    },
    ...(areas.length > 0 ? [{ ...CONDITIONS.areas(areas), own }] : []),
    ...(language.length > 0 ? [CONDITIONS.languages(language)] : []),
    ...(minRating ? [CONDITIONS.rating(minRating)] : []),
    ...(consultationType === "extended" ? [CONDITIONS.extended] : []),
    ...(gender ? [CONDITIONS.gender(gender)] : []),
    ...(verified ? [CONDITIONS.verified] : []),
    ...(packages ? [CONDITIONS.packages] : []),
    ...(freeWithinDays ? [CONDITIONS.free(now, freeWithinDays)] : []),
  ];
}

/** The choices as lexemes: one of each group. Fees and free times have none. */
export function choiceGroups(asked: SearchFilters): string[][] {
  const { language, minRating, consultationType, gender, verified, packages } = asked;
  return [
    areasAsked(asked).map(areaChoice),
    language.map(languageChoice),
    minRating ? [ratingChoice(minRating)] : [],
    consultationType === "extended" ? [EXTENDED_CHOICE] : [],
    gender ? [genderChoice(gender)] : [],
    verified ? [VERIFIED_CHOICE] : [],
    packages ? [PACKAGES_CHOICE] : [],
  ].filter((group) => group.length > 0);
}

/** The choices that a typed word stands for. */
export const meantChoices = ({ topics, areas, languages, gender }: Understood): string[] => [
  ...topicsMeant({ topics, areas }).map(areaChoice),
  ...languages.map(languageChoice),
  ...(gender ? [genderChoice(gender)] : []),
];

/** The same as conditions on columns; a word that stands for several kinds counts as its topics. */
export function meantFilters(understood: Understood): Filter[] {
  const topics = topicMask(topicsMeant(understood));
  if (topics !== 0n) return [{ group: "areas", any: topics }];
  const languages = languageMask(understood.languages);
  if (languages !== 0n) return [{ group: "languages", any: languages }];
  const traits = traitsOf({ gender: understood.gender ?? null, hasExtended: false });
  return traits === 0 ? [] : [{ group: "gender", traits }];
}

/** The topics that a typed word stands for, with those of whole areas. */
const topicsMeant = ({ topics, areas }: Pick<Understood, "topics" | "areas">): string[] => [
  ...new Set([...topics, ...topicsOfAreas(areas)]),
];

/** Shorter words are matched exactly, not as prefixes. */
const SHORTEST_BEGINNING = 4;

/** How a typed word is matched: in texts, among names, and by the choices it stands for. */
export function toWord(understood: Understood): Word {
  const spellings = understood.text ? variants(understood.text) : [];
  return {
    texts: [understood.text, ...understood.parts].filter((text) => text !== ""),
    choices: meantChoices(understood),
    names: spellings.map((name) => `n:${name}`),
    beginnings: [],
  };
}

/** The same with names as prefixes. */
export function toBeginning(understood: Understood): Word {
  const word = toWord(understood);
  const isLong = (name: string) => name.length >= SHORTEST_BEGINNING + "n:".length;
  return { ...word, beginnings: word.names.filter(isLong) };
}
