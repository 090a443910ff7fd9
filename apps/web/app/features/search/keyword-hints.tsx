import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import resultsStyles from "./results.module.css";
import type { ShownSearch } from "./search.server.ts";

/** How the keyword was understood, if that is not obvious. */
export function KeywordHints({ shown: { unread, results, search } }: { shown: ShownSearch }) {
  const { t } = useTranslation("search-filters");
  const corrected = results?.correctedKeyword;
  const hints = [
    ...(unread.length > 0
      ? [t("hints.unread", { parts: unread.map((part) => t(`hints.parts.${part}`)).join(", ") })]
      : []),
    ...(corrected ? [t("hints.corrected", { keyword: corrected, typed: search.keyword })] : []),
    ...(results?.matched === "some" && results.totalCount > 0 ? [t("hints.some")] : []),
  ];
  return hints.map((hint) => (
    <p key={hint} className={resultsStyles.hint}>
      <Icon name="info" /> <span>{hint}</span>
    </p>
  ));
}
