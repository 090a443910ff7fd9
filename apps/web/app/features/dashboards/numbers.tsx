import { useNavigation } from "react-router";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PeriodForm } from "../../shared/periods/period-form.tsx";
import blocks from "../../ui/blocks.module.css";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/notices.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import { Section } from "../../ui/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { Dashboard, Practice } from "./dashboards.server.ts";
import figureTilesStyles from "./figure-tiles.module.css";
import type { Figure } from "./figures.ts";
import styles from "./numbers.module.css";
import { RevenueActivity } from "./revenue-activity.tsx";

/** The figures of a period, linked, and the activity as a chart and a table. */
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
    <RevenueActivity activity={activity} />
  </>
);

function Still({ isAll }: { isAll: boolean }) {
  const { t } = useTranslation("dashboards");
  const all = (
    <PageLink className={patterns.link} to="coachNumbers" query="period=allTime" hash="numbers">
      {t("still.all")}
    </PageLink>
  );
  return (
    <EmptyState title={t(isAll ? "still.never" : "still.period")} action={!isAll && all}>
      {t("still.text")}
    </EmptyState>
  );
}

/** Figures side by side, each a link to its page. */
function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation("dashboards");
  return (
    <ul className={`${blocks.tiles} ${patterns.figures} ${figureTilesStyles.tiles}`}>
      {figures.map(({ key, value, notes, page, query = "" }) => (
        <li key={key}>
          <PageLink to={page} query={query}>
            <span>{t(`figures.${key}`)}</span>
            {/* Screen readers skip a dash; the sentence below says it. */}
            <b aria-hidden={value === null || undefined}>{value ?? "–"}</b>
            {notes.map(({ say, ...params }) => (
              <span key={say}>{t(`notes.${say}`, params)}</span>
            ))}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
