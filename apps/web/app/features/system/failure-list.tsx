import type { Failure } from "@aufwind/contract/system";
import { formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ChosenRow, ChosenRows } from "../../shared/list/chosen-row.tsx";
import chosen from "../../shared/list/chosen-rows.module.css";
import { ListCount, ListTabs, PagedRows } from "../../shared/list/list-parts.tsx";
import { viewQuery } from "../../shared/list/view.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pill } from "../../ui/pill.tsx";
import { failureTitle } from "./failure-title.ts";
import styles from "./system.module.css";
import type { SystemFacts } from "./system.server.ts";
import { FAILURES, SHOWN } from "./system-view.ts";

/** What gave up, by kind, the latest first. */
export function FailureList({ view, failures, failure }: Pick<SystemFacts, "view" | "failures" | "failure">) {
  const { t } = useTranslation("system");
  const { items, totalCount, open } = failures;
  const counts = { ...open, open: open.mail + open.job + open.providerEvent };
  const tabs = SHOWN.map((show) => ({
    key: show,
    to: `?${viewQuery(FAILURES, { ...view, show, failure: "", page: 1 })}`,
    label: show === "settled" ? t("failures.tabs.settled") : t(`failures.tabs.${show}`, { count: counts[show] }),
    isHere: show === view.show,
  }));
  return (
    <section className={chosen.list} aria-labelledby="failures">
      <h2 id="failures" className={styles.title}>
        {t("failures.title")}
      </h2>
      <ListTabs label={t("failures.tabs.label")} tabs={tabs} />
      <ListCount count={totalCount}>{t("failures.count", { count: totalCount })}</ListCount>
      {items.length === 0 && (
        <EmptyState title={t("failures.empty.title")}>
          <p>{t(view.show === "settled" ? "failures.empty.settled" : "failures.empty.open")}</p>
        </EmptyState>
      )}
      <PagedRows shown={failures} queryOf={(page) => viewQuery(FAILURES, { ...view, page })} more={t("failures.more")}>
        <ChosenRows>
          {items.map((each) => (
            <Row
              key={each.id}
              failure={each}
              to={`?${viewQuery(FAILURES, { ...view, failure: each.id })}`}
              isHere={each.id === failure?.id}
            />
          ))}
        </ChosenRows>
      </PagedRows>
    </section>
  );
}

const TONES = { open: "bad", retried: "teal", mended: "teal", dismissed: "plain" } as const;

function Row({ failure, to, isHere }: { failure: Failure; to: string; isHere: boolean }) {
  const { t } = useTranslation("system");
  const locale = useLocale();
  const { attempts, error, failedAt, state } = failure;
  const facts = [formatMoment(locale, failedAt), t("failures.attempts", { count: attempts }), error].filter(Boolean);
  const pill = <Pill tone={TONES[state]}>{t(`failures.states.${state}`)}</Pill>;
  return <ChosenRow {...{ to, isHere, facts, pill }} name={failureTitle(failure, t)} />;
}
