import { useRef } from "react";
import { berlinDay, formatDay, momentOf } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { monthAfter } from "../../platform/i18n/month.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { DaySlots } from "./day-slots.tsx";
import { MonthGrid } from "./month-grid.tsx";
import type { Picked, PickerDay, SlotPickerProps } from "./picked.ts";
import styles from "./slot-picker.module.css";
import { IN_PLACE, usePickerLinks } from "./use-picker-links.ts";

/**
 * A month with its free days, and the free slots of one; every choice is a link. A page that shows it loads the texts
 * of `slot-picker`.
 */
export function SlotPicker(props: SlotPickerProps) {
  const box = useRef<HTMLDivElement>(null);
  usePickerLinks(box);
  const open = props.days.filter(({ slots }) => slots.length > 0);
  return (
    <div className={styles.picker} ref={box}>
      <section className={styles.month} aria-labelledby="month" id="pick-month">
        <MonthHead {...props} />
        <MonthTable month={props.month} days={open} chosen={props.day} addressOf={props.addressOf} />
        <NextFree {...props} isEmpty={open.length === 0} />
      </section>
      <DaySlots {...props} open={open} />
    </div>
  );
}

function MonthHead({ month, firstMonth, nextFreeAt, addressOf }: SlotPickerProps) {
  const { t } = useTranslation("slot-picker");
  const locale = useLocale();
  const hrefOf = (to: string | null) => (to ? `${addressOf({ month: to })}#pick-month` : undefined);
  return (
    <div className={styles.head}>
      <Arrow href={hrefOf(month > firstMonth ? monthAfter(month, -1) : null)} label={t("previous")} back />
      <h3 id="month" aria-live="polite">
        {formatDay(locale, month, "month")}
      </h3>
      <Arrow href={hrefOf(nextFreeAt ? monthAfter(month) : null)} label={t("next")} />
    </div>
  );
}

type ArrowProps = { href: string | undefined; label: string; back?: boolean };

/** A disabled arrow stays in place, so that the focus is not lost. */
const Arrow = ({ href, label, back }: ArrowProps) => (
  <a
    {...IN_PLACE}
    href={href}
    {...(!href && { role: "link", "aria-disabled": true, tabIndex: -1 })}
    className={`${patterns.round} ${styles.arrow}`}
    data-back={back || undefined}
    aria-label={label}
  >
    <Icon name="chevronRight" />
  </a>
);

/** Skips months without free slots, and leads back from months that are not open yet. */
function NextFree({ month, firstMonth, days, nextFreeAt, addressOf, isEmpty }: SlotPickerProps & { isEmpty: boolean }) {
  const { t } = useTranslation("slot-picker");
  const locale = useLocale();
  const soonest = days.find(({ slots }) => slots.length > 0);
  const at = soonest?.slots[0] ?? nextFreeAt;
  if (at) {
    const day = soonest?.date ?? berlinDay(at);
    return (
      <p className={styles.soonest}>
        {t(isEmpty ? "nextFree" : "soonest")}{" "}
        <a {...IN_PLACE} href={`${addressOf({ month: day.slice(0, 7), day })}#pick-day`}>
          <time dateTime={at}>{momentOf({ at }, { locale })}</time>
        </a>
      </p>
    );
  }
  if (month === firstMonth) return null;
  return (
    <p className={styles.soonest}>
      <a {...IN_PLACE} href={`${addressOf({ month: firstMonth })}#pick-month`}>
        {t("first", { month: formatDay(locale, firstMonth, "month") })}
      </a>
    </p>
  );
}

type MonthTableProps = {
  month: string;
  /** Those with free slots. */
  days: readonly PickerDay[];
  chosen: string | null;
  addressOf: (picked: Picked) => string;
};

/** A month, Monday first; days with free slots are links. */
function MonthTable({ month, days, chosen, addressOf }: MonthTableProps) {
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
