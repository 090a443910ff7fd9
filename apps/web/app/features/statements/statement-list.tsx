import { useRef } from "react";
import { Link } from "react-router";
import { useFocusNewItem } from "../../platform/browser/accessibility.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { StatementCard } from "./statement-card.tsx";
import styles from "./statements.module.css";
import type { ShownStatements } from "./statements.server.ts";

/** All closed months, latest first and expanded. */
export function StatementList({ statements }: { statements: ShownStatements | null }) {
  const { t } = useTranslation("statements");
  const box = useRef<HTMLDivElement>(null);
  const items = statements?.items ?? [];
  useFocusNewItem(box, { count: items.length, selector: "[data-first]" });
  if (!statements) return <Failure title={t("failed")} />;
  if (items.length === 0)
    return (
      <EmptyState title={t("empty.title")} action={<PageButton to="coachFinances">{t("empty.finances")}</PageButton>}>
        {t("empty.text")}
      </EmptyState>
    );
  return (
    <div className={styles.list} ref={box}>
      <ul className={styles.list} aria-label={t("label")}>
        {items.map((statement, index) => (
          <li key={statement.id}>
            <StatementCard statement={statement} open={index === 0} />
          </li>
        ))}
      </ul>
      {statements.more && (
        <Link className={styles.more} to={`?page=${statements.more}`} preventScrollReset replace>
          {t("more")}
        </Link>
      )}
    </div>
  );
}
