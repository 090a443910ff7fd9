import type { Side } from "@aufwind/rules/appointments/status";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import styles from "./list.module.css";
import { filtersIn, type ListView, tabOf } from "./list-view.ts";
import { PAGES_OF } from "./sides.ts";

/** Nothing in the list: why, and the next step. */
export function EmptyList({ side, view }: { side: Side; view: ListView }) {
  const { t } = useTranslation("appointments");
  const tab = tabOf(view);
  if (filtersIn(view) > 0 || tab === undefined) {
    const reset = <PageButton to={PAGES_OF[side].list}>{t("list.reset")}</PageButton>;
    return (
      <EmptyState title={t("list.empty.filtered")} action={reset}>
        {t("list.empty.filteredText")}
      </EmptyState>
    );
  }
  if (tab === "past") return <EmptyState title={t("list.empty.past")}>{t("list.empty.pastText")}</EmptyState>;
  return (
    <EmptyState title={t(`list.empty.upcoming.${side}`)} action={<NextSteps side={side} />}>
      {t(`list.empty.upcomingText.${side}`)}
    </EmptyState>
  );
}

function NextSteps({ side }: { side: Side }) {
  const { t } = useTranslation("appointments");
  if (side === "coach") return <PageButton to="coachPreview">{t("list.empty.slots")}</PageButton>;
  return (
    <div className={styles.steps}>
      <PageButton to="search">{t("list.empty.find")}</PageButton>
      <PageLink to="clientBook">{t("list.empty.book")}</PageLink>
    </div>
  );
}
