import { useNavigation } from "react-router";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import tables from "../../shared/chart/chart-table.module.css";
import { PeriodForm } from "../../shared/periods/period-form.tsx";
import { FileButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
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
    <ul className={styles.tiles}>
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
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t("searches.words")}</th>
              <th scope="col">{t("searches.visitors")}</th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ text, visitors }) => (
              <tr key={text}>
                <th scope="row">{text}</th>
                <td>{visitors}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function CaseAges({ ages }: { ages: NumbersFacts["caseAges"] }) {
  const { t } = useTranslation("numbers");
  return (
    <Panel title={t("cases.title")} small aside={<PageLink to="teamCases">{t("cases.inbox")}</PageLink>}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t("cases.age")}</th>
            <th scope="col">{t("cases.open")}</th>
            <th scope="col">{t("cases.overdue")}</th>
          </tr>
        </thead>
        <tbody>
          {ages.map(({ age, count, overdue, hasOverdue }) => (
            <tr key={age}>
              <th scope="row">{t(`cases.ages.${age}`)}</th>
              <td>{count}</td>
              <td>{hasOverdue ? <Pill tone="bad">{overdue}</Pill> : overdue}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
