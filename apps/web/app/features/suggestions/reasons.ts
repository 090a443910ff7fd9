import type { SuggestedCoach } from "@aufwind/contract/clients";
import { areaName } from "@aufwind/rules/areas/chosen-areas";
import type { Locale } from "@aufwind/rules/locale/locale";
import type { Translate } from "../../platform/rooms.ts";

export type Reason = SuggestedCoach["match"]["reasons"][number];

// British English has no comma before the "and".
const LISTS = { de: new Intl.ListFormat("de"), en: new Intl.ListFormat("en-GB") };
const QUOTES = { de: ["„", "“"], en: ["“", "”"] } as const;

/** Some topics have an "and" in their name: among several, such names make quotation marks necessary. */
function topicList(names: readonly string[], locale: Locale): string {
  const [open, close] = QUOTES[locale];
  const isPlain = names.length === 1 || names.every((name) => !name.includes(" "));
  return LISTS[locale].format(isPlain ? names : names.map((name) => `${open}${name}${close}`));
}

type Reader = { locale: Locale; t: Translate<"suggestions">; languageName: (code: string) => string };

/** Why a coach fits, part by part: "works on stress", "speaks Turkish", "within your budget". */
export function reasonParts(reasons: readonly Reason[], { locale, t, languageName }: Reader): string[] {
  return reasons.map(({ kind, values = [], days = 0 }) => {
    if (kind === "topics") {
      return t("reasons.topics", {
        list: topicList(
          values.map((key) => areaName(key, locale)),
          locale,
        ),
      });
    }
    if (kind === "languages") return t("reasons.languages", { list: LISTS[locale].format(values.map(languageName)) });
    if (kind === "free") return t("reasons.free", { days });
    return t(`reasons.${kind}`);
  });
}
