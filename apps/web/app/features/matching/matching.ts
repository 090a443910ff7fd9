import type { Preferences } from "@aufwind/contract/clients";
import type { SuggestedCoach } from "@aufwind/contract/matching";
import type { SearchCounts } from "@aufwind/contract/search";
import { areaName } from "@aufwind/rules/areas";
import type { Locale } from "@aufwind/rules/locale";
import { listOf, topicList } from "../../platform/i18n/name-lists.ts";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import { ANY_SEARCH, type Search } from "../../shared/search-address/search-address.ts";

export type Reason = SuggestedCoach["match"]["reasons"][number];

/** English names are lower case inside a sentence; abbreviations such as ADHD stay. */
const inSentence = (name: string, locale: Locale) =>
  locale === "en" ? name.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase()) : name;

type Reader = { locale: Locale; t: Translate<"matching">; languageName: (code: string) => string };

/** What speaks against a coach despite a good score. */
const CAUTIONS: readonly Reason["kind"][] = ["almostBudget", "aboveBudget"];
export const isCaution = ({ kind }: Reason) => CAUTIONS.includes(kind);

/** The reasons of a match: "works on stress", "speaks Turkish", "within your budget". */
export function reasonParts(reasons: readonly Reason[], { locale, t, languageName }: Reader): string[] {
  return reasons.map(({ kind, values = [], days = 0 }) => {
    if (kind === "topics") {
      return t("reasons.topics", {
        list: topicList(
          values.map((key) => inSentence(areaName(key, locale), locale)),
          locale,
        ),
      });
    }
    if (kind === "languages") return t("reasons.languages", { list: listOf(values.map(languageName), locale) });
    if (kind === "free") return t("reasons.free", { days });
    return t(`reasons.${kind}`);
  });
}

/** A preference that excludes everybody, and how many coaches there would be without it. */
export type Loosening = { wish: "topics" | "languages"; count: number };

/** Which preference to drop so that somebody matches; the most effective first. */
export const loosenings = ({ areasOfIntervention, language }: SearchCounts["without"]): Loosening[] =>
  [
    { wish: "languages" as const, count: language },
    { wish: "topics" as const, count: areasOfIntervention },
  ]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

/** The search for a client's preferences. */
export const searchOf = (preferences: Preferences) =>
  ({
    topics: preferences.preferredCoachingAreas,
    languages: preferences.preferredSpokenLanguages as Search["languages"],
    minFee: preferences.preferredCoachMinFee ?? ANY_SEARCH.minFee,
    maxFee: preferences.preferredCoachMaxFee ?? ANY_SEARCH.maxFee,
    gender: preferences.preferredCoachGender,
  }) satisfies Partial<Search>;

/** How many coaches are suggested at once, and how many before the search is the better way. */
const SHOWN = 3;
export const MOST_SUGGESTIONS = 15;

type View = { number: number; from: number; to: number; next: number | null };

/** The page of suggestions in `others=2`; an invalid one is the first. */
export function viewOf(params: URLSearchParams, count: number): View {
  const views = Math.ceil(count / SHOWN);
  const asked = Number(params.get("others") ?? 1);
  const number = Number.isInteger(asked) && asked >= 1 && asked <= views ? asked : 1;
  return { number, from: (number - 1) * SHOWN, to: number * SHOWN, next: number < views ? number + 1 : null };
}
