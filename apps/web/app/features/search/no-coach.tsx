import { PageLink, PathLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { searchPath } from "../../shared/search-address/search-address.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import patterns from "../../ui/patterns.module.css";
import { formatCount } from "./active-filters.ts";
import styles from "./results.module.css";
import type { ShownSearch } from "./search.server.ts";

/** No result: the one filter whose removal brings most, and other links. */
export function NoCoach({ shown: { ways, counts } }: { shown: ShownSearch }) {
  const { t } = useTranslation("search-filters");
  const locale = useLocale();
  const [way] = ways;
  const shown = way ? formatCount(way.count, { isExact: counts?.isExact ?? true, locale, t }) : "";
  return (
    <EmptyState title={t(way ? "none.almost" : "none.title")}>
      {way && (
        <p className={styles.way}>
          <PathLink data-stay to={searchPath(locale, way.search)}>
            {t(`none.without.${way.filter}`)}: {t("search:found.some", { count: way.count, shown })}
          </PathLink>
        </p>
      )}
      <ul className={`${patterns.thinLinks} ${styles.ways}`}>
        <li>
          <PathLink data-stay to={searchPath(locale)}>
            {t("none.all")}
          </PathLink>
        </li>
        <li>
          <PageLink to="topics">{t("none.topics")}</PageLink>
        </li>
        <li>
          <PageLink to="contact">{t("none.contact")}</PageLink>
        </li>
      </ul>
    </EmptyState>
  );
}
