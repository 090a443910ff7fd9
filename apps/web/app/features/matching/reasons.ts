import type { SuggestedCoach } from "@aufwind/contract/matching";
import { areaName } from "@aufwind/rules/areas";
import type { Locale } from "@aufwind/rules/locale";
import { listOf, topicList } from "../../platform/i18n/format.ts";
import type { Translate } from "../../platform/i18n/namespaces.ts";

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
