import type { Locale } from "@aufwind/rules/locale";
import { formatNumber } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SEARCH_ORDERS } from "../../shared/search-address/search-address.ts";
import form from "../../ui/form/form.module.css";
import patterns from "../../ui/patterns.module.css";
import styles from "./results.module.css";
import type { ShownSearch } from "./search.server.ts";
import { SEARCH_FORM } from "./search-form.ts";

type ResultsHeadProps = {
  shown: ShownSearch;
  /** The button that opens the filters on a small screen. */
  filters: React.ReactNode;
  crisis: React.ReactNode;
};

/** How many coaches there are, in which order, and why. */
export function ResultsHead({ shown, filters, crisis }: ResultsHeadProps) {
  const { t } = useTranslation("search");
  const locale = useLocale();
  const { search } = shown;
  return (
    <>
      <div className={styles.head}>
        <h1 id="found" tabIndex={-1}>
          {foundCoaches(shown, t, locale)}
        </h1>
        {filters}
        <label className={styles.sort}>
          <span>{t("order.label")}</span>
          <select className={form.input} name="order" defaultValue={search.order} form={SEARCH_FORM}>
            {SEARCH_ORDERS.map((order) => (
              <option key={order} value={order}>
                {t(`order.${order}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {shown.results?.totalCount !== 0 && (
        <p className={`${patterns.thinLinks} ${styles.how}`}>
          {t(search.order === "bestFit" ? "how.bestFit" : "how.other", { order: t(`order.${search.order}`) })}{" "}
          <PageLink to="ranking">{t("how.link")}</PageLink>
        </p>
      )}
      {crisis}
    </>
  );
}

type FoundCoachesParams = Pick<ShownSearch, "results" | "names">;

/** "38 Coaches für Stress und Schlaf" */
export function foundCoaches({ results, names }: FoundCoachesParams, t: Translate<"search">, locale: Locale): string {
  if (!results) return t("found.unknown");
  const { totalCount, isMore } = results;
  if (totalCount === 0) return t("found.none");
  const count = formatNumber(locale, totalCount);
  const coaches = isMore ? t("found.more", { count }) : t("found.some", { count: totalCount, shown: count });
  return names.topics.length + names.areas.length === 0
    ? coaches
    : t("found.for", { coaches, topics: names.allTopics });
}
