import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { MonthsDrawing } from "../../shared/chart/money-months.ts";
import { MonthsPanel } from "../../shared/chart/months-panel.tsx";
import { PagedRows } from "../../shared/list/list-parts.tsx";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Illustration } from "../../ui/illustrations.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { StatementCard } from "./statement-card.tsx";
import styles from "./statements.module.css";
import type { ShownStatements } from "./statements.server.ts";

/** All closed months, latest first and expanded. */
export function StatementList({ statements }: { statements: ShownStatements | null }) {
  const { t } = useTranslation("statements");
  if (!statements) return <Failure title={t("failed")} />;
  if (statements.items.length === 0)
    return (
      <EmptyState
        title={t("empty.title")}
        action={<PageButton to="coachFinances">{t("empty.finances")}</PageButton>}
        drawing={<Illustration of="papers" />}
      >
        {t("empty.text")}
      </EmptyState>
    );
  return (
    <PagedRows shown={statements} more={t("more")}>
      <ul className={styles.list} aria-label={t("label")}>
        {statements.items.map((statement, index) => (
          <li key={statement.id}>
            <StatementCard statement={statement} open={index === 0} />
          </li>
        ))}
      </ul>
    </PagedRows>
  );
}

/** What was paid out in each month. */
export function PaidOutMonths({ drawing }: { drawing: MonthsDrawing | null }) {
  const { t } = useTranslation("statements");
  return (
    <MonthsPanel
      drawing={drawing}
      title={t("months.title")}
      summary={t("months.chart")}
      kinds={[t("months.paidOut")]}
      before={t("months.before")}
      table={t("months.table")}
      month={t("months.month")}
    />
  );
}
