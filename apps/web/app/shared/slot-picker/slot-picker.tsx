import { useRef } from "react";
import { formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { dayAfter } from "../../platform/i18n/week.ts";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { ChoiceLink } from "./choice-link.tsx";
import { DaySlots } from "./day-slots.tsx";
import type { PickerDay, SlotPickerProps } from "./picked.ts";
import styles from "./slot-picker.module.css";
import { IN_PLACE, usePickerLinks } from "./use-picker-links.ts";

/**
 * A week with its free days, and the free slots of one; every choice is a link. A page that shows it loads the texts
 * of `slot-picker`.
 */
export function SlotPicker(props: SlotPickerProps) {
  const box = useRef<HTMLDivElement>(null);
  usePickerLinks(box);
  return (
    <div className={styles.picker} ref={box} aria-busy={props.isBusy}>
      {props.withMonth && <Month days={props.days} />}
      <Week {...props} />
      <DaySlots {...props} />
    </div>
  );
}

/** "November 2026", or both of a week that has two. */
function Month({ days }: Pick<SlotPickerProps, "days">) {
  const locale = useLocale();
  const names = new Set(days.map(({ date }) => formatDay(locale, date.slice(0, 7), "month")));
  return <p className={styles.month}>{[...names].join(" / ")}</p>;
}

/** Seven days between two arrows. */
function Week({ days, day, first, last, nextFreeAt, addressOf }: SlotPickerProps) {
  const { t } = useTranslation("slot-picker");
  const locale = useLocale();
  const monday = days[0]?.date ?? first;
  const hrefOf = (week: string) => (week >= first && week <= last ? addressOf({ week }) : undefined);
  const stop = day ?? days.find(({ slots }) => slots.length > 0)?.date;
  return (
    <div className={styles.week}>
      <Arrow href={hrefOf(dayAfter(monday, -7))} label={t("previous")} back />
      <div
        role="radiogroup"
        aria-label={t("week", { day: formatDay(locale, monday, "long") })}
        className={styles.days}
        id="pick-week"
      >
        {days.map((each) => (
          <Day
            key={each.date}
            {...each}
            isChosen={each.date === day}
            isStop={each.date === stop}
            href={addressOf({ week: monday, day: each.date })}
          />
        ))}
      </div>
      <Arrow href={hrefOf(nextFreeAt ? dayAfter(monday, 7) : "")} label={t("next")} />
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

type DayProps = PickerDay & { isChosen: boolean; isStop: boolean; href: string };

/** A day with free slots is a choice, marked by a dot; others are only shown. */
function Day({ date, slots, isChosen, isStop, href }: DayProps) {
  const { t } = useTranslation("slot-picker");
  const locale = useLocale();
  const weekday = formatDay(locale, date, "plain").slice(0, locale === "de" ? 2 : 3);
  const face = (
    <>
      <small aria-hidden="true">{weekday}</small>
      <span aria-hidden="true">{Number(date.slice(8))}</span>
    </>
  );
  const day = formatDay(locale, date, "long");
  if (slots.length === 0)
    return (
      <span className={styles.none} data-none={date} title={t("day", { day, free: t("full") })}>
        {face}
      </span>
    );
  return (
    <ChoiceLink
      {...{ href, isChosen, isStop }}
      className={styles.day}
      data-day={date}
      aria-label={t("day", { day, free: t("free", { count: slots.length }) })}
    >
      {face}
    </ChoiceLink>
  );
}
