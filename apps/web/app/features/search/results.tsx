import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { announce } from "../../platform/browser/accessibility.ts";
import { PathLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { readSearch, searchPath } from "../../shared/search-address/search-address.ts";
import patterns from "../../ui/patterns.module.css";
import { Skeleton } from "../../ui/placeholders.tsx";
import styles from "./results.module.css";
import type { ShownSearch } from "./search.server.ts";
import type { Pages } from "./use-loaded-pages.ts";

type ResultsProps = {
  shown: ShownSearch;
  pages: Pick<Pages<{ coachId: string }>, "first" | "pages">;
  children: React.ReactNode;
};

/** The found coaches, with links to earlier and later ones. */
export function Results({ shown, pages: { first, pages }, children }: ResultsProps) {
  const { t } = useTranslation("search");
  const locale = useLocale();
  const { search, results } = shown;
  const list = useRef<HTMLDivElement>(null);
  const last = first + pages.length - 1;
  const coming = useNavigation().location;
  const isComing = coming !== undefined && readSearch(new URLSearchParams(coming.search)).search.page === last + 1;
  useFocusOnNew(list, { first, pages, list: shown.list });
  return (
    <>
      {first > 1 && (
        <p className={`${patterns.thinLinks} ${styles.before}`}>
          <PathLink to={searchPath(locale, { ...search, page: first - 1 })}>{t("pages.previous")}</PathLink>
        </p>
      )}
      <div ref={list} id="results">
        {children}
      </div>
      {isComing && (
        <div className={styles.coming}>
          <Skeleton lines={5} />
        </div>
      )}
      {results?.hasNext && (
        <p className={styles.after}>
          <PathLink data-stay="replace" to={searchPath(locale, { ...search, page: search.page + 1 })}>
            {t("pages.more")}
          </PathLink>
        </p>
      )}
      {results?.isMore && !results.hasNext && <p className={styles.note}>{t("pages.closer")}</p>}
    </>
  );
}

type UseFocusOnNewParams = { first: number; pages: { coachId: string }[][]; list: string };

/** Focus moves to added coaches, so that reading continues there. */
function useFocusOnNew(box: React.RefObject<HTMLDivElement | null>, { first, pages, list }: UseFocusOnNewParams) {
  const { t } = useTranslation("search");
  const known = useRef({ list, count: pages.length });
  useEffect(() => {
    const before = known.current;
    known.current = { list, count: pages.length };
    if (before.list !== list || pages.length <= before.count) return;
    const place = pages.slice(0, before.count).flat().length;
    const added = pages.flat().length - place;
    box.current?.querySelectorAll<HTMLElement>("li > div :is(h2, h3) a")[place]?.focus();
    announce(t("pages.added", { count: added, all: (first - 1) * 10 + place + added }));
  }, [box, first, pages, list, t]);
}
