import type { AppointmentItem, CoachOverview } from "@aufwind/contract/appointments";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Failure } from "../../../ui/placeholders.tsx";
import { BriefRow } from "./brief-row.tsx";
import styles from "./overview.module.css";
import { groupByDay, weekPreview } from "./overview.ts";

/** A coach's appointments of this week: those still to come, and the link to all. */
export function WeekPanel({ overview, now }: { overview: CoachOverview | null; now: number }) {
  const { t } = useTranslation("appointments");
  if (!overview) return <Failure title={t("home.failed")} />;
  const items = overview.thisWeek;
  const all = (
    <PageLink to="coachAppointments" query="period=thisWeek">
      {t("home.weekAll", { count: items.length })}
    </PageLink>
  );
  return (
    <Panel title={t("home.week")} aside={items.length > 0 && all}>
      {items.length > 0 ? <Days items={weekPreview(items, now)} /> : <p>{t("home.noWeek")}</p>}
    </Panel>
  );
}

function Days({ items }: { items: readonly AppointmentItem[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.days}>
      {groupByDay(items).map(({ date, items: found }) => (
        <li key={date}>
          <h3>{formatDay(locale, date, "plain")}</h3>
          <ul className={styles.rows}>
            {found.map((item) => (
              <BriefRow key={item.id} item={item} side="coach" shape="clock" />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
