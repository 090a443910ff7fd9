import { PathLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { searchPath } from "../../shared/search-address/search-address.ts";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { activeFilters } from "./active-filters.ts";
import styles from "./chips.module.css";
import type { ShownSearch } from "./search.server.ts";

type ChipsProps = {
  shown: ShownSearch;
  /** Of this filter alone, within it. */
  only?: "topics";
};

/** Removes single filters, or all. */
export function Chips({ shown, only }: ChipsProps) {
  const { t } = useTranslation("search-filters");
  const locale = useLocale();
  const all = activeFilters(shown, t, locale);
  const chosen = only ? all.filter(({ key }) => /^(topic|area) /.test(key)) : all;
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t(only ? "chips.topics" : "chips.label")}>
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <PathLink data-stay to={searchPath(locale, without)}>
            <VisuallyHidden>{t("chips.remove")} </VisuallyHidden>
            {label} <Icon name="close" />
          </PathLink>
        </li>
      ))}
      {!only && chosen.length > 1 && (
        <li>
          <PathLink data-stay className={styles.all} to={searchPath(locale, { order: shown.search.order })}>
            {t("chips.clear")}
          </PathLink>
        </li>
      )}
    </ul>
  );
}
