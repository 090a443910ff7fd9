import { CASE_LISTS } from "@aufwind/contract/cases";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { InboxFacts } from "./cases.server.ts";
import styles from "./inbox.module.css";
import { type InboxView, inboxQuery, queryOfFilter } from "./inbox-view.ts";

const BARE: InboxView = { list: "all", kinds: [], state: "", due: "", language: "", assignee: "", page: 1 };

/** The lists, saved views, kinds and colleagues, each with its count. */
export function InboxLists({ view, views, counts }: Pick<InboxFacts, "view" | "views" | "counts">) {
  const { t } = useTranslation("cases");
  const here = inboxQuery(view);
  const to = (narrowed: Partial<InboxView>) => inboxQuery({ ...BARE, ...narrowed });
  return (
    <nav ref={useShownInStrip(here)} className={styles.lists} aria-label={t("listsLabel")}>
      <h2>{t("work")}</h2>
      <ul>
        {CASE_LISTS.map((list) => (
          <ListLink key={list} query={to({ list })} here={here} count={counts.lists[list] ?? 0} list={list}>
            {t(`lists.${list}`)}
          </ListLink>
        ))}
      </ul>
      {views.length > 0 && <h2>{t("views.title")}</h2>}
      <ul>
        {views.map(({ id, name, filter, count, isShared }) => (
          <ListLink key={id} query={queryOfFilter(filter)} here={here} count={count}>
            {name}
            {isShared && (
              <>
                <Icon name="users" />
                <VisuallyHidden> {t("views.ofTeam")}</VisuallyHidden>
              </>
            )}
          </ListLink>
        ))}
      </ul>
      <div className={styles.narrower}>
        <h2>{t("byKind")}</h2>
        <ul>
          {counts.kinds
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => (
              <ListLink key={kind} query={to({ kinds: [kind] })} here={here} count={count}>
                {t(`kinds.${kind}`)}
              </ListLink>
            ))}
        </ul>
        <Colleagues {...{ counts, here, to }} />
      </div>
    </nav>
  );
}

/** On a phone the lists scroll sideways: the one that is shown comes into view. */
function useShownInStrip(here: string) {
  const lists = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is shown
  useEffect(() => {
    const shown = lists.current?.querySelector("[aria-current]");
    const strip = shown?.closest("ul");
    if (!shown || !strip) return;
    const [link, line] = [shown.getBoundingClientRect(), strip.getBoundingClientRect()];
    if (link.left < line.left || link.right > line.right)
      strip.scrollLeft += link.left - line.left - (line.width - link.width) / 2;
  }, [here]);
  return lists;
}

type ColleaguesProps = { counts: InboxFacts["counts"]; here: string; to: (view: Partial<InboxView>) => string };

/** Who of the team has how many. */
function Colleagues({ counts, here, to }: ColleaguesProps) {
  const { t } = useTranslation("cases");
  const busy = counts.colleagues.filter(({ count }) => count > 0);
  if (busy.length === 0) return null;
  return (
    <>
      <h2>{t("team")}</h2>
      <ul>
        {busy.map(({ id, name, count }) => (
          <ListLink key={id} query={to({ assignee: id })} here={here} count={count}>
            {name}
          </ListLink>
        ))}
      </ul>
    </>
  );
}

type ListLinkProps = { query: string; here: string; count: number; list?: string; children: React.ReactNode };

const ListLink = ({ query, here, count, list, children }: ListLinkProps) => (
  <li>
    <Link to={`?${query}`} aria-current={query === here ? "page" : undefined} data-list={list}>
      <span>{children}</span> <b>{count}</b>
    </Link>
  </li>
);
