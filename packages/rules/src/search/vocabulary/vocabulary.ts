import { AREAS } from "../../areas.ts";
import type { AreaKey } from "../../areas-keys.ts";
import { type Language, namedLanguages } from "../../languages.ts";
import { typedWords } from "../text-analysis.ts";
import { acuteDigitalWords } from "./acute-digital.ts";
import { careerWords } from "./career.ts";
import { healthAddictionWords } from "./health-addiction.ts";
import { mentalHealthWords } from "./mental-health.ts";
import { neurodiversityYouthWords } from "./neurodiversity-youth.ts";
import { relationshipWords } from "./relationships.ts";

/** Comma-separated words and phrases; the first spelling is the one shown. */
export type Words = { de: string; en: string };

/** The words for an area as a whole, and for each of its topics. */
export type AreaWords = { area: Words; topics: Record<string, Words> };

export type Meaning = { topics: readonly string[]; areas: readonly AreaKey[]; languages: readonly string[] };

/** A word or phrase of the vocabulary: as written, its folded words, and its meaning. */
export type Term = Meaning & { name: string; folded: readonly string[]; locales: ReadonlySet<"de" | "en"> };

const WORDS: Record<AreaKey, AreaWords> = {
  relationships: relationshipWords,
  career: careerWords,
  "mental-health": mentalHealthWords,
  "health-addiction": healthAddictionWords,
  "neurodiversity-youth": neurodiversityYouthWords,
  "acute-digital": acuteDigitalWords,
};

type Said = { name: string; locale: "de" | "en" } & Partial<Meaning>;
const NOTHING: Meaning = { topics: [], areas: [], languages: [] };

let terms: readonly Term[] | undefined;

/** The whole vocabulary, each word once with all its meanings. */
export const allTerms = (): readonly Term[] => {
  terms ??= termsSaid();
  return terms;
};

function termsSaid(): Term[] {
  const said = [...areasSaid(), ...languagesSaid()].map((each) => ({
    ...each,
    folded: typedWords(each.name).map(({ folded }) => folded),
  }));
  return [...Map.groupBy(said, ({ folded }) => folded.join(" ")).values()].flatMap((same) => {
    const [first] = same;
    if (!first || first.folded.length === 0) return [];
    const { name, folded } = first;
    return [{ name, folded, locales: new Set(same.map(({ locale }) => locale)), ...together(same) }];
  });
}

/** The combined meaning of several words. */
export const together = (meanings: readonly Partial<Meaning>[]): Meaning => {
  const all = <K extends keyof Meaning>(key: K) => [
    ...new Set(meanings.flatMap((meaning): readonly string[] => meaning[key] ?? NOTHING[key])),
  ];
  return { topics: all("topics"), areas: all("areas") as AreaKey[], languages: all("languages") };
};

function areasSaid(): Said[] {
  return AREAS.flatMap(({ key, name, topics }) => [
    ...saidOf(WORDS[key].area, name, { areas: [key] }),
    ...topics.flatMap((topic) => saidOf(WORDS[key].topics[topic.key], topic, { topics: [topic.key] })),
  ]);
}

function saidOf(words: Words | undefined, name: Words, meaning: Partial<Meaning>): Said[] {
  return (["de", "en"] as const).flatMap((locale) =>
    [name[locale], ...(words?.[locale].split(",") ?? [])].map((each) => ({ name: each.trim(), locale, ...meaning })),
  );
}

function languagesSaid(): Said[] {
  const named = (["de", "en"] as const).flatMap((locale) =>
    namedLanguages(locale).map(({ code, name }) => ({ name, locale, languages: [code] })),
  );
  const own = Object.entries(OWN_LANGUAGE_NAMES).flatMap(([code, names]) =>
    names.split(",").map((name) => ({ name: name.trim(), locale: "de" as const, languages: [code] })),
  );
  return [...named, ...own];
}

/** Languages' own names and synonyms. Their names in English and German come from Intl. */
const OWN_LANGUAGE_NAMES: Record<Language, string> = {
  ar: "العربية, عربي, al-arabiyya, arabi, arabischsprachig",
  bg: "български, balgarski, bulgarski",
  bn: "বাংলা, Bangla",
  cs: "čeština, česky",
  da: "dansk",
  de: "Deutsch, deutschsprachig, German-speaking",
  el: "ελληνικά, ellinika, Neugriechisch",
  en: "English, englischsprachig, English-speaking",
  es: "español, castellano, Kastilisch",
  et: "eesti",
  fa: "فارسی, Farsi, Dari, Iranisch, Iranian",
  fi: "suomi",
  fr: "français, francais",
  he: "עברית, ivrit, Iwrit, Neuhebräisch",
  hi: "हिन्दी, हिंदी",
  hr: "hrvatski, Serbokroatisch, Serbo-Croatian, Bosnisch, Bosnian",
  hu: "magyar",
  it: "italiano",
  ja: "日本語, nihongo",
  ko: "한국어, hangugeo",
  lt: "lietuvių",
  lv: "latviešu",
  nl: "Nederlands, Holländisch, Flämisch, Flemish, Vlaams",
  no: "norsk, bokmål",
  pl: "polski, po polsku",
  pt: "português, portugues, Brasilianisch, brasileiro",
  ro: "română, romana, Moldauisch, Moldovan",
  ru: "русский, по-русски, russkij, russkiy, russischsprachig",
  sk: "slovenčina, slovensky",
  sq: "shqip, Kosovarisch",
  sr: "srpski, српски, Serbokroatisch, Serbo-Croatian, Bosnisch, Bosnian, Montenegrinisch",
  sv: "svenska",
  sw: "kiswahili, Suaheli, Swahili",
  th: "ไทย, Thailändisch, phasa thai",
  tr: "Türkçe, turkce, türkischsprachig",
  uk: "українська, українською, ukrainska, ukrajinska",
  vi: "tiếng việt",
  zh: "中文, 汉语, 普通话, 國語, Mandarin, Hochchinesisch, Kantonesisch, Cantonese, zhongwen",
};
