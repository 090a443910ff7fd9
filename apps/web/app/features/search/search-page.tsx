import { use, useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { announce } from "../../platform/browser/accessibility.ts";
import { DocumentContext } from "../../platform/http/document-context.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { lazyOnInteraction } from "../../ui/lazy-on-interaction.tsx";
import { lazyWhenShown } from "../../ui/lazy-when-shown.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import { chosenCount } from "./chosen-count.ts";
import { FilterButton } from "./filter-button.tsx";
import { Results } from "./results.tsx";
import { foundCoaches, ResultsHead } from "./results-head.tsx";
import type { ShownSearch } from "./search.server.ts";
import { SearchBox } from "./search-box.tsx";
import { SEARCH_FORM } from "./search-form.ts";
import styles from "./search-page.module.css";
import { type Pages, useLoadedPages } from "./use-loaded-pages.ts";
import { useSearchForm } from "./use-search-form.ts";
import { useStableScroll } from "./use-stable-scroll.ts";
// Parts that load later stand in the document from the start.
import "../../ui/placeholders.module.css";
import "./chips.module.css";
import "./fee-filter.module.css";
import "./filter-drawer.module.css";
import "./filters.module.css";
import "./results.module.css";

/** The id of the heading of the filters on a small screen. */
const FILTER_DRAWER = "filter-drawer";

/** Plain controls of the page's form: `useSearchForm` listens to them from the start. The drawer comes along. */
const Filters = lazyOnInteraction({
  load: () => import("./filters.tsx").then((part) => part.Filters),
});
const FilterDrawer = lazyWhenShown({
  load: () => import("./filter-drawer.tsx").then((part) => part.FilterDrawer),
  namespaces: ["search-filters"],
});
const Chips = lazyWhenShown({
  load: () => import("./chips.tsx").then((part) => part.Chips),
  namespaces: ["search-filters"],
});
const Hints = lazyWhenShown({
  load: () => import("./keyword-hints.tsx").then((part) => part.KeywordHints),
  namespaces: ["search-filters"],
});
const NoCoach = lazyWhenShown({
  load: () => import("./no-coach.tsx").then((part) => part.NoCoach),
  namespaces: ["search-filters"],
});

/**
 * Submits the form natively as long as nobody else listens; typed words wait for Enter or the button. A whole area and
 * its topics take each other's place, as `useSearchForm` has it, and it hears of them as early.
 */
const CODE = `addEventListener("change",function(e){var c=e.target,f=c.form,a=c.closest("[data-area]");if(!f||f.id!=="${SEARCH_FORM}"||c.name==="q"||"live"in f.dataset)return;if(a&&c.checked)a.querySelectorAll('input[name="'+(c.name==="area"?"topic":"area")+'"]').forEach(function(o){o.checked=false});f.requestSubmit()},true)`;

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
  const pages: Pages<C> = useLoadedPages({ list: shown.list, page: shown.search.page, cards });
  const stay = useStayingLinks();
  useStableScroll(shown);
  const found = useFound(shown);
  const all = pages.pages.flat();
  const hasChosen = chosenCount(shown) > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are pressed, by whatever means
    <div className={styles.page} onClick={stay}>
      <EarlyChoice />
      <SearchBox search={shown.search} onSearch={go} />
      <div className={styles.columns}>
        {isOpen ? (
          <FilterDrawer
            id={FILTER_DRAWER}
            found={t("filters.show", { found })}
            isBusy={isBusy}
            onClose={() => setOpen(false)}
          >
            {hasChosen && <Chips shown={shown} />}
            <Filters shown={shown} />
          </FilterDrawer>
        ) : (
          <aside id="filters" className={styles.side} aria-label={t("filters.title")}>
            <Filters shown={shown} hasPills />
          </aside>
        )}
        <section className={styles.results} aria-labelledby="found" aria-busy={isBusy}>
          <ResultsHead
            shown={shown}
            filters={<FilterButton shown={shown} onOpen={() => setOpen(true)} />}
            crisis={shown.isUrgent && crisis}
          />
          {hasChosen && <Chips shown={shown} />}
          {hasHints(shown) && <Hints shown={shown} />}
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

/** Whether something was left out of the search, or understood in another way. */
const hasHints = ({ unread, results }: ShownSearch) =>
  unread.length > 0 || Boolean(results?.correctedKeyword) || results?.matched === "some";

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
