import type { SearchCounts } from "@aufwind/contract/search";
import { AREAS } from "@aufwind/rules/areas";
import { FIRST_LANGUAGES } from "@aufwind/rules/languages";
import { LOCALES, type Locale } from "@aufwind/rules/locale";
import { languagesIn } from "../../platform/i18n/languages.server.ts";
import { packValues, type Value } from "./values.ts";

const NAMES = Object.fromEntries(
  LOCALES.map((locale) => {
    const languages = languagesIn(locale);
    return [
      locale,
      {
        first: FIRST_LANGUAGES.flatMap((code) => languages.filter((each) => each.code === code)),
        others: languages.filter(({ code }) => !FIRST_LANGUAGES.includes(code)),
        areas: AREAS.map(({ key, name, topics }) => ({
          key: key as string,
          name: name[locale],
          topics: topics.map((topic) => ({ key: topic.key, name: topic[locale] })),
        })),
      },
    ];
  }),
) as Record<Locale, { first: Named<"code">[]; others: Named<"code">[]; areas: NamedArea[] }>;

type Named<K extends string> = { [Key in K | "name"]: string };
type NamedArea = Named<"key"> & { topics: Named<"key">[] };

/** Every filter value with its name and its count. */
export function toFacets(counts: SearchCounts | null, locale: Locale) {
  const { first, others, areas } = NAMES[locale];
  const topic = ({ key, name }: Named<"key">): Value => ({
    value: key,
    name,
    count: countOf(counts?.areasOfIntervention, key),
  });
  const language = ({ code, name }: Named<"code">): Value => ({
    value: code,
    name,
    count: countOf(counts?.language, code),
  });
  return {
    areas: areas.map(({ key, name, topics }) => ({
      key,
      name,
      count: countOf(counts?.category, key),
      topics: packValues(topics.map(topic)),
    })),
    languages: { first: packValues(first.map(language)), others: packValues(others.map(language)) },
    counts: counts && {
      isExact: counts.isExact,
      rating: counts.minRating,
      type: counts.consultationType,
      gender: counts.gender,
      verified: counts.verified,
      packages: counts.packages,
      free: counts.freeWithinDays,
      aboveFee: counts.aboveFee,
    },
  };
}

const countOf = (counts: Record<string, number> | undefined, key: string) => (counts ? (counts[key] ?? 0) : undefined);
