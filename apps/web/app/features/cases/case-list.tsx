import type { CaseItem } from "@aufwind/contract/cases";
import { URGENCIES } from "@aufwind/rules/cases";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { formatRelative } from "../../platform/i18n/time-spans.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SelectBox } from "../../shared/list/selection.tsx";
import { formatOverdue } from "../../shared/overdue.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { caseTitle } from "./case-texts.ts";
import styles from "./inbox.module.css";
import { type SteadyRow, useSteadyRows } from "./steady-rows.ts";

type CaseListProps = {
  items: readonly SteadyRow[];
  /** Of the list, so that opening a case keeps it. */
  query: string;
  openNumber: number | undefined;
  isClosed: boolean;
  now: number;
  ownId: string;
};

/** The list as it is now, except under the mouse: there nothing moves, and what is new waits behind a button. */
export function SteadyList({
  items,
  list,
  ...rest
}: Omit<CaseListProps, "items"> & { items: readonly CaseItem[]; list: string }) {
  const { t } = useTranslation("cases");
  const { rows, coming, show, over } = useSteadyRows(items, list);
  return (
    <div {...over}>
      <div role="status" className={styles.coming}>
        {coming > 0 && (
          <Button look="ghost" small onClick={show}>
            {t("coming", { count: coming })}
          </Button>
        )}
      </div>
      <CaseList items={rows} {...rest} />
    </div>
  );
}

/** Cases by deadline, in groups that say in words how near it is. */
function CaseList({ items, isClosed, ...rest }: CaseListProps) {
  const { t } = useTranslation("cases");
  if (items.length === 0)
    return (
      <EmptyState title={t("empty.title")}>
        <p>{t("empty.text")}</p>
      </EmptyState>
    );
  if (isClosed) return <Rows items={items} {...rest} />;
  return URGENCIES.map((urgency) => {
    const within = items.filter((item) => item.urgency === urgency);
    if (within.length === 0) return null;
    return (
      <div key={urgency} className={styles.group}>
        <h2 data-urgency={urgency}>
          {t(`urgency.${urgency}`)} <b>{within.length}</b>
        </h2>
        <Rows items={within} {...rest} />
      </div>
    );
  });
}

function Rows({ items, query, openNumber, now, ownId }: Omit<CaseListProps, "isClosed">) {
  const { t } = useTranslation("cases");
  /** Unless it is the title already. */
  const kindOf = (item: CaseItem) => t(`kinds.${item.kind}`) !== caseTitle(item, t) && t(`kinds.${item.kind}`);
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={item.number} data-unread={item.isUnread || undefined} data-gone={item.isGone}>
          <span className={styles.select}>
            <SelectBox id={`${item.number}:${item.version}`} label={t("select", { number: item.number })} />
          </span>
          <PageLink
            to="teamCase"
            params={{ number: String(item.number) }}
            query={query}
            aria-current={item.number === openNumber ? "true" : undefined}
            data-row
          >
            <span className={styles.title}>
              {item.isUnread && <VisuallyHidden>{t("unread")} </VisuallyHidden>}
              {caseTitle(item, t)}
            </span>
          </PageLink>
          <Deadline item={item} now={now} />
          <span className={styles.about}>
            {item.writing && item.writing.id !== ownId && <b>{t("writingBrief", { name: item.writing.name })} · </b>}
            {item.isGone && <b>{t("gone")} · </b>}#{item.number} ·{" "}
            {[item.person?.name, kindOf(item), item.assignee?.name].filter(Boolean).join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Until when, by colour and word. */
export function Deadline({ item, now }: { item: CaseItem; now: number }) {
  const { t } = useTranslation("cases");
  const locale = useLocale();
  const { state, urgency, dueAt, wakesAt, closedAt } = item;
  if (state === "closed" && closedAt) return <span className={styles.due}>{formatDate(locale, closedAt)}</span>;
  const at = Date.parse(wakesAt ?? dueAt);
  const when = at < now ? formatOverdue(locale, { at, now }) : formatRelative(locale, { at, now });
  if (wakesAt)
    return <span className={styles.due}>{t(`sleeps.${state === "waiting" ? "waiting" : "snoozed"}`, { when })}</span>;
  return (
    <span className={styles.due} data-urgency={urgency} suppressHydrationWarning>
      {urgency !== "later" && <Icon name={urgency === "overdue" ? "alert" : "clock"} />} {when}
    </span>
  );
}
