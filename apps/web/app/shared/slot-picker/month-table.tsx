import { formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { MonthGrid } from "./month-grid.tsx";
import type { Picked, PickerDay } from "./picked.ts";
import styles from "./slot-picker.module.css";
import { IN_PLACE } from "./use-picker-links.ts";

type MonthTableProps = {
  month: string;
  /** Those with free slots. */
  days: readonly PickerDay[];
  chosen: string | null;
  addressOf: (picked: Picked) => string;
};

/** A month, Monday first; days with free slots are links. */
export function MonthTable({ month, days, chosen, addressOf }: MonthTableProps) {
  const { t } = useTranslation("slot-picker");
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <MonthGrid
      month={month}
      weekday={(weekday) => ({ long: t(`weekdays.${weekday}`), short: t(`weekdaysShort.${weekday}`) })}
      caption={<VisuallyHidden>{t("caption")}</VisuallyHidden>}
      day={(date) => <Day {...{ date, addressOf }} free={byDate.get(date)} isChosen={date === chosen} />}
    />
  );
}

type DayProps = {
  date: string;
  free: PickerDay | undefined;
  isChosen: boolean;
  addressOf: (picked: Picked) => string;
};

function Day({ date, free, isChosen, addressOf }: DayProps) {
  const { t } = useTranslation("slot-picker");
  const locale = useLocale();
  const number = Number(date.slice(8));
  if (!free) return <span className={styles.none}>{number}</span>;
  const to = addressOf({ month: date.slice(0, 7), day: date });
  return (
    <a
      {...IN_PLACE}
      href={`${to}#pick-day`}
      className={styles.day}
      data-day={date}
      aria-current={isChosen ? "date" : undefined}
      aria-label={t("day", { day: formatDay(locale, date, "long"), free: t("free", { count: free.slots.length }) })}
    >
      {number}
    </a>
  );
}
