import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./results.module.css";
import type { ShownSearch } from "./search.server.ts";

/** How we understood what was asked, where that is not plain. */
export function Hints({ shown: { unread, results, search } }: { shown: ShownSearch }) {
  const { t } = useTranslation("search");
  const corrected = results?.correctedKeyword;
  const hints = [
    ...(unread.length > 0
      ? [t("hints.unread", { parts: unread.map((part) => t(`hints.parts.${part}`)).join(", ") })]
      : []),
    ...(corrected ? [t("hints.corrected", { keyword: corrected, typed: search.keyword })] : []),
    ...(results?.matched === "some" && results.totalCount > 0 ? [t("hints.some")] : []),
  ];
  return hints.map((hint) => (
    <p key={hint} className={styles.hint}>
      <Icon name="info" /> <span>{hint}</span>
    </p>
  ));
}
