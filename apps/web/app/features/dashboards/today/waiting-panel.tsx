import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import type { MemberPage } from "../../../platform/pages/pages.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import type { Today } from "./today.server.ts";
import { useRowsWithResult } from "./use-rows-with-result.tsx";
import { WAITING_FILTERS, type WaitingFilter, type WaitingKind } from "./waiting.ts";
import styles from "./waiting-panel.module.css";
import { WaitingRow } from "./waiting-rows.tsx";

type Waiting = Today["waiting"];

/** Where all of a kind are. */
const LISTS: Record<WaitingKind, { page: MemberPage; query?: string }> = {
  requests: { page: "coachAppointments", query: "status=Pending&status=Rescheduled" },
  messages: { page: "messages" },
  reviews: { page: "coachReviews" },
  notes: { page: "coachNotes" },
};

/** Everything that waits for the coach, one line each, done in place. */
export function WaitingPanel({ waiting: { filter, counts, lines }, now }: { waiting: Waiting; now: number }) {
  const { t } = useTranslation("dashboards-today");
  const total = countOf(counts, "all");
  const rows = useRowsWithResult(lines, {
    other: "client",
    row: (line) => <WaitingRow key={line.id} line={line} now={now} filter={filter} />,
  });
  return (
    <section className={styles.panel} id="waiting" aria-labelledby="waiting-title">
      <div className={styles.head}>
        <h2 id="waiting-title">{t("waiting.title")}</h2>
        {total > 0 && <Filters filter={filter} counts={counts} />}
      </div>
      {rows.length > 0 ? (
        <ul className={styles.rows}>{rows}</ul>
      ) : (
        <p className={styles.none}>
          <Icon name="check" /> {t(filter === "all" || total === 0 ? "waiting.none" : "waiting.noneOfKind")}
        </p>
      )}
      {countOf(counts, filter) > lines.length && <More filter={filter} counts={counts} lines={lines} />}
    </section>
  );
}

const countOf = (counts: Waiting["counts"], filter: WaitingFilter) =>
  filter === "all" ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[filter];

/** Links, so that they work before JavaScript does; a kind of which nothing waits is left out. */
function Filters({ filter, counts }: Pick<Waiting, "filter" | "counts">) {
  const { t } = useTranslation("dashboards-today");
  const shown = WAITING_FILTERS.filter((each) => each === "all" || each === filter || counts[each] > 0);
  if (shown.length < 3) return null;
  return (
    <nav className={styles.filters} aria-label={t("waiting.filters")}>
      {shown.map((each) => (
        <PageLink
          key={each}
          to="coachHome"
          query={each === "all" ? "" : `waiting=${each}`}
          hash="waiting"
          aria-current={each === filter ? "true" : undefined}
        >
          {t(`waiting.kinds.${each}`)} <small>{countOf(counts, each)}</small>
        </PageLink>
      ))}
    </nav>
  );
}

/** The rest: in the list of its kind; of all kinds together, in the list of the longest. */
function More({ filter, counts, lines }: Pick<Waiting, "filter" | "counts" | "lines">) {
  const { t } = useTranslation("dashboards-today");
  const hidden = (kind: WaitingKind) => counts[kind] - lines.filter((line) => line.kind === kind).length;
  const kinds = (Object.keys(LISTS) as WaitingKind[]).filter(
    (kind) => (filter === "all" || filter === kind) && hidden(kind) > 0,
  );
  return (
    <p className={`${patterns.thinLinks} ${styles.more}`}>
      {kinds.map((kind) => (
        <PageLink key={kind} to={LISTS[kind].page} query={LISTS[kind].query ?? ""}>
          {t(`waiting.more.${kind}`, { count: hidden(kind) })}
        </PageLink>
      ))}
    </p>
  );
}
