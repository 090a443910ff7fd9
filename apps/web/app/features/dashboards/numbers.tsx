import { useNavigation } from "react-router";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Note } from "../../ui/form/note.tsx";
import { Section } from "../../ui/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ActivityPanel } from "./activity-panel.tsx";
import type { Dashboard, Practice } from "./dashboard.server.ts";
import { FigureTiles } from "./figure-tiles.tsx";
import styles from "./numbers.module.css";
import { PeriodForm } from "./period-form.tsx";

/** What a practice came to in a period: figures that lead on, and the activity as a picture and a table. */
export function Numbers({ period, isClear, practice }: Omit<Dashboard, "now">) {
  const { t } = useTranslation("dashboards");
  const isComing = useNavigation().location?.search.includes("period=") ?? false;
  const isCompared = practice?.isStill === false && practice.isCompared;
  return (
    <Section
      id="numbers"
      title={t("numbers.title")}
      lead={isCompared && t("numbers.compared")}
      more={<PeriodForm period={period} />}
    >
      <div className={styles.numbers} aria-busy={isComing || undefined}>
        <VisuallyHidden role="status">{t("numbers.shown", { period: t(`periods.${period}`) })}</VisuallyHidden>
        {!isClear && <Note>{t("numbers.unread")}</Note>}
        {!practice && <Failure title={t("numbers.failed")} />}
        {practice?.isStill && <Still isAll={period === "allTime"} />}
        {practice?.isStill === false && <Moving {...practice} />}
      </div>
    </Section>
  );
}

const Moving = ({ figures, activity }: Practice) => (
  <>
    <FigureTiles figures={figures} />
    <ActivityPanel activity={activity} />
  </>
);

function Still({ isAll }: { isAll: boolean }) {
  const { t } = useTranslation("dashboards");
  const all = (
    <PageLink className={styles.link} to="coachHome" query="period=allTime" hash="numbers">
      {t("still.all")}
    </PageLink>
  );
  return (
    <EmptyState title={t(isAll ? "still.never" : "still.period")} action={!isAll && all}>
      {t("still.text")}
    </EmptyState>
  );
}
