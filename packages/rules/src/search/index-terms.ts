import { RATING_FILTERS } from "./filters.ts";

const FEMALE = 1;
const MALE = 2;
const EXTENDED = 4;
const VERIFIED = 8;
const PACKAGES = 16;

type Traits = { gender: string | null; hasExtended: boolean; isVerified?: boolean; hasPackages?: boolean };

/** A coach's facts that are stored as bits of one small number. */
export const traitsOf = ({ gender, hasExtended, isVerified = false, hasPackages = false }: Traits): number =>
  (gender === "female" ? FEMALE : 0) |
  (gender === "male" ? MALE : 0) |
  (hasExtended ? EXTENDED : 0) |
  (isVerified ? VERIFIED : 0) |
  (hasPackages ? PACKAGES : 0);

type ChoicesOfParams = Traits & {
  areas: readonly string[];
  languages: readonly string[];
  /** Mean rating in hundredths, 0 before the first review. */
  rating: number;
};

export const areaChoice = (area: string): string => `a:${area.toLocaleLowerCase("de")}`;
/** A whole area; counted, but no lexeme: the search uses its topics. */
export const categoryChoice = (key: string): string => `c:${key}`;
export const languageChoice = (code: string): string => `l:${code}`;
export const genderChoice = (gender: string): string => `g:${gender}`;
export const ratingChoice = (stars: number): string => `r:${stars}`;
export const EXTENDED_CHOICE = "k:extended";
export const VERIFIED_CHOICE = "v:verified";
export const PACKAGES_CHOICE = "p:packages";

/** Low prices in whole euros, as lexemes with a letter; higher limits would not speed up the search. */
const lowPrices = (letter: string, bands: readonly number[]) => ({
  /** The low price limits that a coach is within. */
  of: (cents: number): string[] => bands.filter((euros) => cents <= euros * 100).map((euros) => `${letter}:${euros}`),
  /** The lexeme of all coaches within a price limit; undefined if those are not few. */
  upTo(mostCents: number): string | undefined {
    const band = bands.find((euros) => mostCents <= euros * 100);
    return band === undefined ? undefined : `${letter}:${band}`;
  },
});

/** Of the cheapest consultation, and of the extended one. */
export const LOW_FEES = lowPrices("f", [60, 80, 100]);
export const LOW_EXTENDED_FEES = lowPrices("x", [100, 120, 140]);

/** A coach's filter choices, as lexemes. */
export const choicesOf = ({ areas, languages, rating, gender, ...traits }: ChoicesOfParams): string[] => [
  ...areas.map(areaChoice),
  ...languages.map(languageChoice),
  ...RATING_FILTERS.filter((stars) => rating >= stars * 100).map(ratingChoice),
  ...(gender ? [genderChoice(gender)] : []),
  ...(traits.hasExtended ? [EXTENDED_CHOICE] : []),
  ...(traits.isVerified ? [VERIFIED_CHOICE] : []),
  ...(traits.hasPackages ? [PACKAGES_CHOICE] : []),
];

/**
 * The bit of each topic in a search row. Append only: stored rows stay valid. 63 bits fit; the six areas have at most
 * ten topics each.
 */
const TOPIC_BITS = [
  "partnership separation parenting blended-family family-conflict intimacy dating loneliness boundaries",
  "caring-for-relatives calling career-change job-application salary leadership conflict-at-work presenting",
  "self-employment return-to-work work-life-balance stress burnout self-worth worries low-mood anger perfectionism",
  "mindfulness resilience sleep eating exercise habits smoking alcohol substances chronic-illness menopause",
  "addiction-in-the-family adhd autism high-sensitivity giftedness dyslexia-dyscalculia neurodivergent-children exams",
  "procrastination starting-out crisis loss shock violence job-loss debt cyberbullying screen-time gaming always-on",
].flatMap((line) => line.split(" "));

const LANGUAGE_BITS = [
  "ar bg bn cs da de el en es et fa fi fr he hi hr hu it ja ko lt lv nl no pl pt ro ru sk sq sr sv sw th tr uk vi zh",
].flatMap((line) => line.split(" "));

const maskOf = (bits: readonly string[]) => {
  const places = new Map(bits.map((key, bit) => [key, 1n << BigInt(bit)]));
  return (keys: Iterable<string>): bigint => {
    let mask = 0n;
    for (const key of keys) mask |= places.get(key) ?? 0n;
    return mask;
  };
};

/** The topics as bits; a coach's own areas have none. */
export const topicMask = maskOf(TOPIC_BITS);
export const languageMask = maskOf(LANGUAGE_BITS);
