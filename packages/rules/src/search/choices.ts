import { RATING_FILTERS } from "./search.ts";

const FEMALE = 1;
const MALE = 2;
const EXTENDED = 4;

type Traits = { gender: string | null; hasExtended: boolean };

/** What of a coach is kept as bits of one small number. */
export const traitsOf = ({ gender, hasExtended }: Traits): number =>
  (gender === "female" ? FEMALE : 0) | (gender === "male" ? MALE : 0) | (hasExtended ? EXTENDED : 0);

type Chosen = Traits & {
  areas: readonly string[];
  languages: readonly string[];
  /** Mean of the reviews in hundredths, 0 before the first. */
  rating: number;
};

export const areaChoice = (area: string): string => `a:${area.toLocaleLowerCase("de")}`;
/** A whole area; counted, but no word of the search, which looks for its topics. */
export const categoryChoice = (key: string): string => `c:${key}`;
export const languageChoice = (code: string): string => `l:${code}`;
export const genderChoice = (gender: string): string => `g:${gender}`;
export const ratingChoice = (stars: number): string => `r:${stars}`;
export const EXTENDED_CHOICE = "k:extended";

/** Low prices in whole euros, as words that begin with a letter; who may pay more is not found sooner by them. */
const lowPrices = (letter: string, bands: readonly number[]) => ({
  /** The low prices that a coach does not exceed. */
  of: (cents: number): string[] => bands.filter((euros) => cents <= euros * 100).map((euros) => `${letter}:${euros}`),
  /** A word that everybody has who costs at most so much; undefined where that is not few. */
  upTo(mostCents: number): string | undefined {
    const band = bands.find((euros) => mostCents <= euros * 100);
    return band === undefined ? undefined : `${letter}:${band}`;
  },
});

/** Of the cheapest consultation, and of the extended one. */
export const LOW_FEES = lowPrices("f", [60, 80, 100]);
export const LOW_EXTENDED_FEES = lowPrices("x", [100, 120, 140]);

/** The choices of the filters that find a coach, as words of the search. */
export const choicesOf = ({ areas, languages, rating, gender, hasExtended }: Chosen): string[] => [
  ...areas.map(areaChoice),
  ...languages.map(languageChoice),
  ...RATING_FILTERS.filter((stars) => rating >= stars * 100).map(ratingChoice),
  ...(gender ? [genderChoice(gender)] : []),
  ...(hasExtended ? [EXTENDED_CHOICE] : []),
];
