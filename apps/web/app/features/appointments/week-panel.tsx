import type { AppointmentItem } from "@aufwind/contract/appointments";
import { formatDay } from "../../platform/calendar-day.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Panel } from "../../ui/panel.tsx";
import { BriefRow } from "./brief-row.tsx";
import styles from "./overview.module.css";
import { byDay, shownOfWeek } from "./week.ts";

/** A coach's appointments of this week: those still to come, and the way to all of them. */
export function WeekPanel({ items, now }: { items: readonly AppointmentItem[]; now: number }) {
  const { t } = useTranslation("appointments");
  const all = (
    <PageLink to="coachAppointments" query="period=thisWeek">
      {t("home.weekAll", { count: items.length })}
    </PageLink>
  );
  return (
    <Panel title={t("home.week")} aside={items.length > 0 && all}>
      {items.length > 0 ? <Days items={shownOfWeek(items, now)} /> : <p>{t("home.noWeek")}</p>}
    </Panel>
  );
}

function Days({ items }: { items: readonly AppointmentItem[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.days}>
      {byDay(items).map(({ date, items: found }) => (
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
