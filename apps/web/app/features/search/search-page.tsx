import { use, useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { announce } from "../../platform/browser/accessibility.ts";
import { DocumentContext } from "../../platform/http/document-context.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import { Chips } from "./chips.tsx";
import { FilterButton } from "./filter-button.tsx";
import { FILTER_DRAWER, FilterDrawer } from "./filter-drawer.tsx";
import { Filters } from "./filters.tsx";
import { NoCoach } from "./no-coach.tsx";
import resultsStyles from "./results.module.css";
import { Results } from "./results.tsx";
import { foundCoaches, ResultsHead } from "./results-head.tsx";
import type { ShownSearch } from "./search.server.ts";
import { SearchBox } from "./search-box.tsx";
import { SEARCH_FORM } from "./search-form.ts";
import styles from "./search-page.module.css";
import { type Pages, useKeptPages } from "./use-kept-pages.ts";
import { useSearchForm } from "./use-search-form.ts";
import { useSteady } from "./use-steady.ts";

/** Submits the form natively as long as nobody else listens; typed words wait for Enter or the button. */
const CODE = `document.addEventListener("change",function(e){var f=e.target.form;if(f&&f.id==="${SEARCH_FORM}"&&e.target.name!=="q"&&!("live"in document.documentElement.dataset))f.requestSubmit()})`;

/** Choices before hydration count, too: the browser itself submits them. Placed before the first control. */
function EarlyChoice() {
  const { nonce } = use(DocumentContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the sentence of code above, and nothing of anybody's
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: CODE }} />;
}

type SearchPageProps<C extends { coachId: string }> = {
  shown: ShownSearch;
  cards: C[];
  /** Shows coaches as cards. */
  list: (cards: C[]) => React.ReactNode;
  /** Crisis numbers. */
  crisis: React.ReactNode;
  /** The way to be told of new coaches. */
  keep: React.ReactNode;
};

/** The whole search page. */
export function SearchPage<C extends { coachId: string }>({ shown, cards, list, crisis, keep }: SearchPageProps<C>) {
  const { t } = useTranslation("search");
  const [isOpen, setOpen] = useState(false);
  const isBusy = useNavigation().state !== "idle";
  const go = useSearchForm(shown.search);
  const pages: Pages<C> = useKeptPages({ list: shown.list, page: shown.search.page, cards });
  const stay = useStayingLinks();
  useSteady(shown);
  const found = useFound(shown);
  const all = pages.pages.flat();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are pressed, by whatever means
    <div className={styles.page} onClick={stay}>
      <EarlyChoice />
      <SearchBox search={shown.search} onSearch={go} />
      <div className={styles.columns}>
        {isOpen ? (
          <FilterDrawer found={t("filters.show", { found })} isBusy={isBusy} onClose={() => setOpen(false)}>
            <Chips shown={shown} />
            <Filters shown={shown} />
          </FilterDrawer>
        ) : (
          <aside id="filters" className={styles.side} aria-label={t("filters.title")}>
            <Filters shown={shown} pills={<Chips shown={shown} only="topics" />} />
          </aside>
        )}
        <section className={styles.results} aria-labelledby="found" aria-busy={isBusy}>
          <ResultsHead
            shown={shown}
            filters={<FilterButton shown={shown} onOpen={() => setOpen(true)} />}
            crisis={shown.isUrgent && crisis}
          />
          <Chips shown={shown} />
          <Hints shown={shown} />
          {shown.results?.totalCount === 0 && <NoCoach shown={shown} />}
          {all.length > 0 && (
            <Results shown={shown} pages={pages}>
              {list(all)}
            </Results>
          )}
          {shown.results && keep}
          {!shown.results && <Failure title={t("failed.title")}>{t("failed.text")}</Failure>}
          <p className={`${patterns.plainLinks} ${styles.limits}`}>
            {t("limits.text")} <PageLink to="faqClients">{t("limits.link")}</PageLink>
          </p>
        </section>
      </div>
    </div>
  );
}

/** Links that change the search keep the scroll position. */
function useStayingLinks() {
  const navigate = useNavigate();
  return (event: React.MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-stay]");
    if (!link) return;
    event.preventDefault();
    navigate(`${link.pathname}${link.search}`, { preventScrollReset: true, replace: link.dataset.stay === "replace" });
  };
}

/** Announces the count; the focus moves on when its chip is gone. */
function useFound(shown: ShownSearch): string {
  const { t } = useTranslation("search");
  const locale = useLocale();
  const found = foundCoaches({ ...shown, names: { ...shown.names, topics: [], areas: [] } }, t, locale);
  const known = useRef(shown.list);
  useEffect(() => {
    if (known.current === shown.list) return;
    known.current = shown.list;
    announce(found);
    const next = document.getElementById(FILTER_DRAWER) ?? document.getElementById("found");
    if (document.activeElement === document.body) next?.focus({ preventScroll: true });
  }, [shown.list, found]);
  return found;
}

/** How the keyword was understood, if that is not obvious. */
function Hints({ shown: { unread, results, search } }: { shown: ShownSearch }) {
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
    <p key={hint} className={resultsStyles.hint}>
      <Icon name="info" /> <span>{hint}</span>
    </p>
  ));
}
