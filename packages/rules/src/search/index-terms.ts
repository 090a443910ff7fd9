import { RATING_FILTERS } from "./filters.ts";

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

/**
 * Which bit stands for which topic in a search row. Only ever added to at the end: rows that are written stay true.
 * 63 bits fit; the six areas hold at most ten topics each.
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

/** The topics as bits; own areas of a coach have none. */
export const topicMask = maskOf(TOPIC_BITS);
export const languageMask = maskOf(LANGUAGE_BITS);
