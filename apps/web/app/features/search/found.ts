import type { Locale } from "@aufwind/rules/locale";
import { formatNumber } from "../../platform/i18n/format.ts";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import type { ShownSearch } from "./search.server.ts";

type Found = Pick<ShownSearch, "results" | "names">;

/** "38 Coaches für Stress und Schlaf" */
export function foundCoaches({ results, names }: Found, t: Translate<"search">, locale: Locale): string {
  if (!results) return t("found.unknown");
  const { totalCount, isMore } = results;
  if (totalCount === 0) return t("found.none");
  const count = formatNumber(locale, totalCount);
  const coaches = isMore ? t("found.more", { count }) : t("found.some", { count: totalCount, shown: count });
  return names.topics.length + names.areas.length === 0
    ? coaches
    : t("found.for", { coaches, topics: names.allTopics });
}
