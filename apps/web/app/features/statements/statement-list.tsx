import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ShownPages } from "../../shared/list/list-parts.tsx";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState, Failure } from "../../ui/placeholders.tsx";
import { StatementCard } from "./statement-card.tsx";
import styles from "./statements.module.css";
import type { ShownStatements } from "./statements.server.ts";

/** All closed months, latest first and expanded. */
export function StatementList({ statements }: { statements: ShownStatements | null }) {
  const { t } = useTranslation("statements");
  if (!statements) return <Failure title={t("failed")} />;
  if (statements.items.length === 0)
    return (
      <EmptyState title={t("empty.title")} action={<PageButton to="coachFinances">{t("empty.finances")}</PageButton>}>
        {t("empty.text")}
      </EmptyState>
    );
  return (
    <ShownPages shown={statements} more={t("more")}>
      <ul className={styles.list} aria-label={t("label")}>
        {statements.items.map((statement, index) => (
          <li key={statement.id}>
            <StatementCard statement={statement} open={index === 0} />
          </li>
        ))}
      </ul>
    </ShownPages>
  );
}
