import { type RefObject, useRef, useState } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { useFocusNewItem } from "../../platform/browser/accessibility.ts";
import { useShortcuts } from "../../platform/browser/shortcuts.ts";
import { PageButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure, Skeleton } from "../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./list.module.css";
import type { LoadedPages } from "./load-pages.ts";
import { MoreLink } from "./more-link.tsx";
import { type List, readView, type ViewOf, viewQuery } from "./view.ts";

/** Whether a different list is loading; "show more" keeps the present one, and so do changes of the fields in `same`. */
export function useIsLoadingOtherList<L extends List>(
  list: L,
  view: ViewOf<L>,
  same: Partial<ViewOf<L>> = {},
): boolean {
  const { pathname } = useLocation();
  const { location, formData } = useNavigation();
  if (!location || formData || location.pathname !== pathname) return false;
  const coming = readView(list, new URLSearchParams(location.search)).view;
  const first = { page: 1, ...same };
  return viewQuery(list, { ...coming, ...first }) !== viewQuery(list, { ...view, ...first });
}

type FilterDisclosureProps = { count: number; summary: string; children: React.ReactNode };

/** Always open on wide screens, otherwise if the page was loaded with filters. */
export function FilterDisclosure({ count, summary, children }: FilterDisclosureProps) {
  const [wasFiltered] = useState(count > 0);
  return (
    <div className={styles.filters}>
      <Disclosure summary={summary} open={wasFiltered}>
        {children}
      </Disclosure>
    </div>
  );
}

type Tab = { key: string; to: string; label: string; isHere: boolean };

/** Preset filters as links. */
export const ListTabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ key, to, label: name, isHere }) => (
      <Link key={key} to={to} aria-current={isHere ? "page" : undefined} preventScrollReset>
        {name}
      </Link>
    ))}
  </nav>
);

/** The number of results. If there are none, the page shows it larger below. */
export const ListCount = ({ count, children }: { count: number | undefined; children: React.ReactNode }) => (
  <p role="status" className={styles.count}>
    {count === 0 ? <VisuallyHidden>{children}</VisuallyHidden> : children}
  </p>
);

type ListBodyProps<S> = {
  isOther: boolean;
  /** Null if it could not be loaded. */
  shown: S | null;
  failed: string;
  children: (shown: S) => React.ReactNode;
};

/** The results, a skeleton while they load, or the failure. */
export function ListBody<S>({ isOther, shown, failed, children }: ListBodyProps<S>) {
  if (isOther) return <Skeleton lines={5} />;
  return shown ? children(shown) : <Failure title={failed} />;
}

type PagedRowsProps = {
  shown: LoadedPages<{ items: readonly unknown[]; hasNext: boolean }>;
  /** The query string of a page. */
  queryOf?: (page: number) => string;
  more: string;
  /** Shown at the maximum number of pages. */
  mostShown?: string;
  /** Selector of what is focused in the first new row. */
  focused?: string;
  children: React.ReactNode;
};

/** Rows with "show more", which moves the focus to the first new row. */
export function PagedRows(props: PagedRowsProps) {
  const { shown, queryOf = (page) => `page=${page}`, more, mostShown, focused = "li [data-first]", children } = props;
  const box = useRef<HTMLDivElement>(null);
  useFocusNewItem(box, { count: shown.items.length, selector: focused });
  useListKeys(box, focused);
  return (
    <div className={styles.found} ref={box}>
      {children}
      {shown.more && <MoreLink to={`?${queryOf(shown.more)}`}>{more}</MoreLink>}
      {shown.hasNext && !shown.more && mostShown && <p>{mostShown}</p>}
    </div>
  );
}

type ListPagesProps<L extends List, S> = Pick<ListBodyProps<S>, "isOther" | "shown" | "children"> & {
  list: L;
  view: ViewOf<L>;
  t: (key: "list.failed" | "list.more" | "list.mostShown") => string;
  /** In place of the rows if there are none. */
  empty: React.ReactNode;
};

/** The results with "show more", or why there are none. */
export function ListPages<L extends List, S extends PagedRowsProps["shown"]>({
  list,
  view,
  t,
  empty,
  children,
  ...body
}: ListPagesProps<L, S>) {
  const rowsOf = (shown: S) => (
    <PagedRows
      shown={shown}
      queryOf={(page) => viewQuery(list, { ...view, page })}
      more={t("list.more")}
      mostShown={t("list.mostShown")}
    >
      {children(shown)}
    </PagedRows>
  );
  return (
    <ListBody {...body} failed={t("list.failed")}>
      {(shown) => (shown.items.length === 0 ? empty : rowsOf(shown))}
    </ListBody>
  );
}

type NoMatchesProps = Pick<React.ComponentProps<typeof PageButton>, "to"> & {
  title: string;
  text: string;
  reset: string;
};

/** An empty list because of its filters, with the way back to all of it. */
export const NoMatches = ({ title, text, to, reset }: NoMatchesProps) => (
  <EmptyState title={title} action={<PageButton to={to}>{reset}</PageButton>}>
    {text}
  </EmptyState>
);

/** j and k lead from row to row, e opens; the focus goes along, so that Enter and screen readers follow. */
function useListKeys(list: RefObject<HTMLElement | null>, selector: string): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const hasFocus = (row: HTMLElement) =>
    row === document.activeElement || row.closest("li")?.contains(document.activeElement) === true;
  function step(by: 1 | -1) {
    const all = rows();
    const here = all.findIndex(hasFocus);
    all[here < 0 ? (by > 0 ? 0 : all.length - 1) : here + by]?.focus();
  }
  useShortcuts("palette:keys.list.title", [
    { key: "j", label: "palette:keys.list.next", act: () => step(1) },
    { key: "k", label: "palette:keys.list.previous", act: () => step(-1) },
    { key: "e", label: "palette:keys.list.open", act: () => rows().find(hasFocus)?.click() },
  ]);
}
