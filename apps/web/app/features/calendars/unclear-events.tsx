import type { ImportedCalendar } from "@aufwind/contract/calendars";
import { formatDate } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./calendars.module.css";

type UnclearProps = { events: ImportedCalendar["unclear"]; count: number };

/** Entries of a calendar that were not understood, and what that means for each. */
export function UnclearEvents({ events, count }: UnclearProps) {
  const { t } = useTranslation("calendars");
  const locale = useLocale();
  const entry = ({ title, on }: ImportedCalendar["unclear"][number]) => {
    const shown = title || t("unclear.untitled");
    return on ? t("unclear.entry", { title: shown, date: formatDate(locale, `${on}T12:00:00Z`) }) : shown;
  };
  return (
    <div className={styles.unclear}>
      <Icon name="alert" />
      <div className={styles.step}>
        <p>
          <strong>{t("unclear.title", { count })}</strong>
        </p>
        <ul className={styles.entries}>
          {events.map((event, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and two entries may be alike
            <li key={place}>
              <b>{entry(event)}</b> {t(`unclear.${event.what}`, { zone: event.zone ?? "" })}
            </li>
          ))}
          {count > events.length && <li>{t("unclear.more", { count: count - events.length })}</li>}
        </ul>
        <p>{t("unclear.help")}</p>
      </div>
    </div>
  );
}
