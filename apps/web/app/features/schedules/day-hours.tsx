import { MOST_RANGES_A_DAY, WEEKDAYS, type Weekday } from "@aufwind/rules/schedules/opening-hours";
import { useEffect, useId, useRef, useState } from "react";
import { announce } from "../../platform/browser/accessibility.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import blocks from "../../ui/blocks.module.css";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./hours.module.css";
import { RangeRow } from "./range-row.tsx";
import type { Week } from "./use-week.ts";
import type { RowProblem } from "./week.ts";

type DayProps = {
  weekday: Weekday;
  week: Week;
  placeOf: (row: number) => number;
  problemOf: (row: number) => RowProblem | undefined;
  onLeave: (row: number) => void;
};

export function DayHours({ weekday, week, placeOf, problemOf, onLeave }: DayProps) {
  const { t } = useTranslation("schedules");
  const [copying, setCopying] = useState(false);
  const [add, copy] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const day = t(`weekdays.${weekday}`);
  const rows = week.rows.filter((row) => row.weekday === weekday);
  const heading = useId();

  function remove(id: number) {
    week.remove(id);
    add.current?.focus();
    announce(t("hours.removed"));
  }
  function finish(days?: readonly Weekday[]) {
    if (days) {
      week.copy(weekday, days);
      announce(t("hours.copied", { day, days: days.map((each) => t(`weekdays.${each}`)).join(", ") }));
    }
    setCopying(false);
    copy.current?.focus();
  }
  return (
    <fieldset className={styles.day} aria-labelledby={heading}>
      <p className={styles.name} id={heading}>
        {day}
      </p>
      <div className={styles.ranges}>
        {week.live && rows.length === 0 && <p className={styles.off}>{t("hours.off")}</p>}
        {rows.map((row, index) => (
          <RangeRow
            key={row.id}
            row={row}
            name={t("hours.range", { day, number: index + 1 })}
            place={placeOf(row.id)}
            problem={problemOf(row.id)}
            onChange={(times) => week.change(row.id, times)}
            onLeave={() => onLeave(row.id)}
            onRemove={() => remove(row.id)}
          />
        ))}
      </div>
      <div className={styles.acts}>
        {rows.length < MOST_RANGES_A_DAY && (
          <Button look="quiet" small ref={add} onClick={() => week.add(weekday)}>
            {t("hours.add")} <VisuallyHidden>: {day}</VisuallyHidden>
          </Button>
        )}
        {rows.length > 0 && (
          <Button look="quiet" small ref={copy} aria-expanded={copying} onClick={() => setCopying(!copying)}>
            {t("hours.copy")} <VisuallyHidden>: {day}</VisuallyHidden>
          </Button>
        )}
      </div>
      {copying && rows.length > 0 && <CopyHours weekday={weekday} onDone={finish} />}
    </fieldset>
  );
}

type CopyProps = {
  weekday: Weekday;
  /** With the chosen days, or without any to cancel. */
  onDone: (days?: readonly Weekday[]) => void;
};

/** Which other days get the same hours. */
function CopyHours({ weekday, onDone }: CopyProps) {
  const { t } = useTranslation("schedules");
  const [days, setDays] = useState<readonly Weekday[]>([]);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const others = WEEKDAYS.filter((day) => day !== weekday);
  const toggle = (day: Weekday) =>
    setDays((chosen) => (chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day]));
  return (
    <fieldset className={`${blocks.box} ${styles.copy}`}>
      <legend>{t("hours.copyTo", { day: t(`weekdays.${weekday}`) })}</legend>
      <div className={styles.days}>
        {others.map((day, place) => (
          <label key={day}>
            <input
              type="checkbox"
              ref={place === 0 ? first : undefined}
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
            {t(`weekdays.${day}`)}
          </label>
        ))}
      </div>
      <p className={styles.help}>{t("hours.copyHelp")}</p>
      <div className={styles.acts}>
        <Button small disabled={days.length === 0} onClick={() => onDone(days.toSorted())}>
          {t("hours.copyNow")}
        </Button>
        <Button small look="quiet" onClick={() => onDone()}>
          {t("cancel")}
        </Button>
      </div>
    </fieldset>
  );
}
