import { WEEKDAYS, type Weekday } from "@aufwind/rules/schedules/weekly-hours";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./hours.module.css";

type CopyProps = {
  weekday: Weekday;
  /** With the days that were chosen, or without any where nothing shall be copied. */
  onDone: (days?: readonly Weekday[]) => void;
};

/** Which other days get the same hours. */
export function CopyHours({ weekday, onDone }: CopyProps) {
  const { t } = useTranslation("schedules");
  const [days, setDays] = useState<readonly Weekday[]>([]);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const others = WEEKDAYS.filter((day) => day !== weekday);
  const toggle = (day: Weekday) =>
    setDays((chosen) => (chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day]));
  return (
    <fieldset className={styles.copy}>
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
