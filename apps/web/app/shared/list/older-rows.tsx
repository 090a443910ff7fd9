import { useEffect, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { isPlainClick } from "../../platform/pages/link-clicks.ts";
import styles from "./older-rows.module.css";

/** A part of a list that is paged by a key of its last row. */
type Part<Item> = { items: Item[]; hasNext: boolean };
type OlderRowsParams<Facts, Item> = {
  first: Part<Item>;
  /** The query string of the rows after this one. */
  queryAfter: (last: Item) => string;
  /** The list in what the page's loader answers. */
  partOf: (facts: Facts) => Part<Item> | null;
};

/** The rows of the page and those that were added below; the link to older ones works without JavaScript too. */
export function useOlderRows<Facts, Item>({ first, queryAfter, partOf }: OlderRowsParams<Facts, Item>) {
  const fetcher = useFetcher<Facts>();
  const [added, setAdded] = useState<{ to: Part<Item>; rows: Part<Item> }>({
    to: first,
    rows: { items: [], hasNext: first.hasNext },
  });
  const rows = added.to === first ? added.rows : { items: [], hasNext: first.hasNext };
  const items = [...first.items, ...rows.items];
  const last = items.at(-1);
  const came = fetcher.data && partOf(fetcher.data as Facts);
  const heard = useRef(came);
  useEffect(() => {
    if (!came || came === heard.current) return;
    heard.current = came;
    setAdded((before) => {
      const known = before.to === first ? before.rows.items : [];
      return { to: first, rows: { items: [...known, ...came.items], hasNext: came.hasNext } };
    });
  }, [came, first]);
  const query = last === undefined ? "" : queryAfter(last);
  const more = rows.hasNext &&
    last !== undefined && {
      to: `?${query}`,
      isLoading: fetcher.state !== "idle",
      load: () => fetcher.load(`${window.location.pathname}?${query}`),
    };
  return { items, more: more || null };
}

type OlderLinkProps = NonNullable<ReturnType<typeof useOlderRows>["more"]> & { older: string; loading: string };

/** Older rows come by themselves once the end is in view. */
export function OlderLink({ to, isLoading, load, older, loading }: OlderLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew after each page, whose end may be in view at once
  useEffect(() => {
    if (!link.current || isLoading) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && latest.current());
    watch.observe(link.current);
    return () => watch.disconnect();
  }, [isLoading, to]);
  function press(event: React.MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isLoading) load();
  }
  return (
    <Link ref={link} className={styles.more} to={to} onClick={press}>
      {isLoading ? loading : older}
    </Link>
  );
}
