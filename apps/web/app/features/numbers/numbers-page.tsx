import { useNavigation } from "react-router";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import tables from "../../shared/chart/chart-table.module.css";
import { NumberTable } from "../../shared/chart/number-table.tsx";
import { PeriodForm } from "../../shared/periods/period-form.tsx";
import { FileButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { MarketActivity } from "./market-activity.tsx";
import styles from "./numbers.module.css";
import type { NumbersFacts } from "./numbers.server.ts";

/** How the marketplace is doing. */
export function NumbersPage({ period, isClear, isCompared, figures, activity, searches, caseAges }: NumbersFacts) {
  const { t } = useTranslation("numbers");
  const isComing = useNavigation().location?.search.includes("period=") ?? false;
  const acts = (
    <>
      <PeriodForm period={period} />
      <FileButton look="ghost" small href={`/api/operators/numbers/export?period=${period}`} download>
        <Icon name="download" /> {t("export")}
      </FileButton>
    </>
  );
  return (
    <>
      <PageHeader title={t("title")} lead={t(isCompared ? "compared" : "lead")} acts={acts} />
      <div id="numbers" className={styles.numbers} aria-busy={isComing || undefined}>
        <VisuallyHidden role="status">{t("shown", { period: t(`dashboards:periods.${period}`) })}</VisuallyHidden>
        {!isClear && <Note>{t("dashboards:numbers.unread")}</Note>}
        <FigureTiles figures={figures} />
        <MarketActivity activity={activity} />
        <div className={styles.pair}>
          <EmptySearches searches={searches} />
          <CaseAges ages={caseAges} />
        </div>
      </div>
    </>
  );
}

function FigureTiles({ figures }: Pick<NumbersFacts, "figures">) {
  const { t } = useTranslation("numbers");
  return (
    <ul className={`${patterns.figures} ${styles.tiles}`}>
      {figures.map(({ key, value, notes }) => (
        <li key={key}>
          <span>{t(`figures.${key}`)}</span>
          {/* Screen readers skip a dash; the sentence below says it. */}
          <b aria-hidden={value === null || undefined}>{value ?? "–"}</b>
          {notes.map(({ say, ...params }) => (
            <span key={say}>{t(`notes.${say}`, params)}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What several people looked for and found nobody. */
function EmptySearches({ searches }: Pick<NumbersFacts, "searches">) {
  const { t } = useTranslation("numbers");
  return (
    <Panel title={t("searches.title")} small>
      <p className={styles.lead}>{t("searches.lead")}</p>
      {searches.length === 0 ? (
        <p>{t("searches.none")}</p>
      ) : (
        <NumberTable
          className={tables.table}
          heads={[t("searches.words"), t("searches.visitors")]}
          rows={searches.map(({ text, visitors }) => ({ name: text, values: [visitors] }))}
        />
      )}
    </Panel>
  );
}

function CaseAges({ ages }: { ages: NumbersFacts["caseAges"] }) {
  const { t } = useTranslation("numbers");
  return (
    <Panel title={t("cases.title")} small aside={<PageLink to="teamCases">{t("cases.inbox")}</PageLink>}>
      <NumberTable
        className={tables.table}
        heads={[t("cases.age"), t("cases.open"), t("cases.overdue")]}
        rows={ages.map(({ age, count, overdue, hasOverdue }) => ({
          name: t(`cases.ages.${age}`),
          values: [
            count,
            hasOverdue ? (
              <Pill key="overdue" tone="bad">
                {overdue}
              </Pill>
            ) : (
              overdue
            ),
          ],
        }))}
      />
    </Panel>
  );
}
