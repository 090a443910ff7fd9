import type { WorksheetItem } from "@aufwind/contract/worksheets";
import { berlinDay, formatDay } from "../../platform/i18n/dates.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "../../shared/brief-rows.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";

type WorksheetRowsProps = {
  items: readonly WorksheetItem[];
  page: "clientWorksheet" | "coachWorksheet";
};

/** Worksheets that were sent, what waits first. */
export function WorksheetRows({ items, page }: WorksheetRowsProps) {
  const { t } = useTranslation("worksheets");
  const locale = useLocale();
  const today = berlinDay(Date.now());
  return (
    <ul className={styles.rows}>
      {items.map(({ id, title, coach, questionCount, sentAt, dueOn, answeredAt }) => (
        <li key={id} className={`${patterns.iconRow} ${styles.row}`}>
          <Icon name={answeredAt ? "check" : "note"} />
          <div className={styles.told}>
            <PageLink className={styles.name} to={page} params={{ id }}>
              {title ?? t("unreadable")}
            </PageLink>
            <p className={styles.soft}>
              {page === "clientWorksheet" && `${t("row.from", { name: coach.name || t("gone") })} · `}
              {t("row.questions", { count: questionCount })} · {t("row.sent", { day: formatDate(locale, sentAt) })}
            </p>
          </div>
          {answeredAt ? (
            <Pill tone="teal">{t("row.answered", { day: formatDate(locale, answeredAt) })}</Pill>
          ) : dueOn ? (
            <Pill tone={dueOn < today ? "warn" : "plain"}>
              {t("row.due", { day: formatDay(locale, dueOn, "plain") })}
            </Pill>
          ) : (
            <Pill>{t("row.open")}</Pill>
          )}
        </li>
      ))}
    </ul>
  );
}

/** On a client's page of goals: what coaches ask; left out before there was anything. */
export function OwnWorksheetPanel({ items }: { items: readonly WorksheetItem[] | null }) {
  const { t } = useTranslation("worksheets");
  if (!items || items.length === 0) return null;
  const waiting = items.filter(({ answeredAt }) => !answeredAt);
  const answered = items.filter(({ answeredAt }) => answeredAt);
  return (
    <Panel
      title={t("own.title")}
      id="worksheets"
      aside={waiting.length > 0 && <Pill>{t("own.waiting", { count: waiting.length })}</Pill>}
    >
      <WorksheetRows items={[...waiting, ...answered]} page="clientWorksheet" />
    </Panel>
  );
}

/** On the page of an appointment: what was asked with it; left out if nothing was. */
export function AppointmentWorksheetPanel({ items, page }: WorksheetRowsProps) {
  const { t } = useTranslation("worksheets");
  if (items.length === 0) return null;
  return (
    <Panel title={t("appointment.title")} id="worksheets">
      <WorksheetRows items={items} page={page} />
    </Panel>
  );
}
