import type { AuditEntry } from "@aufwind/contract/audit-log";
import { useEffect, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { isPlainClick } from "../../platform/pages/link-clicks.ts";
import { viewQuery } from "../../shared/list/view.ts";
import styles from "./log.module.css";
import type { LogFacts } from "./log.server.ts";
import { LOG, type LogView } from "./log-view.ts";

type Log = NonNullable<LogFacts["log"]>;
type Rows = Pick<Log, "items" | "hasNext">;

/** The rows of the page and those that were added below; the link to older ones works without JavaScript too. */
export function useEntries(view: LogView, log: Log) {
  const fetcher = useFetcher<LogFacts>();
  const [added, setAdded] = useState<{ to: Log; rows: Rows }>({ to: log, rows: { items: [], hasNext: log.hasNext } });
  const rows = added.to === log ? added.rows : { items: [], hasNext: log.hasNext };
  const entries: AuditEntry[] = [...log.items, ...rows.items];
  const last = entries.at(-1)?.position;
  const came = fetcher.data?.log;
  const heard = useRef(came);
  useEffect(() => {
    if (!came || came === heard.current) return;
    heard.current = came;
    setAdded((before) => {
      const known = before.to === log ? before.rows.items : [];
      return { to: log, rows: { items: [...known, ...came.items], hasNext: came.hasNext } };
    });
  }, [came, log]);
  const query = viewQuery(LOG, { ...view, before: String(last ?? "") });
  const more = rows.hasNext &&
    last !== undefined && {
      to: `?${query}`,
      isLoading: fetcher.state !== "idle",
      load: () => fetcher.load(`${window.location.pathname}?${query}`),
    };
  return { entries, more: more || null };
}

type MoreEntriesProps = NonNullable<ReturnType<typeof useEntries>["more"]>;

/** Older rows come by themselves once the end is in view. */
export function MoreEntries({ to, isLoading, load }: MoreEntriesProps) {
  const { t } = useTranslation("audit-log");
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
      {t(isLoading ? "loading" : "older")}
    </Link>
  );
}
