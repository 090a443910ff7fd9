import { useContext } from "react";
import { formatDay } from "../../platform/calendar-day.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Chip } from "../../ui/chip.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { FormContext, useField } from "../../ui/form/form-context.ts";
import styles from "./exceptions.module.css";

export type Holiday = { date: string; name: { de: string; en: string }; added: boolean };

/** A box per holiday, ticked to begin with; those that are off already need none. */
export function HolidayBoxes({ items, state }: { items: readonly Holiday[]; state: string }) {
  const { t } = useTranslation("schedules");
  const locale = useLocale();
  const { id, error, aria } = useField("dates", false);
  const { values } = useContext(FormContext);
  const sent = Object.keys(values).length > 0;
  const first = items.find(({ added }) => !added)?.date;
  return (
    <fieldset className={styles.holidays} aria-describedby={aria["aria-describedby"]}>
      <legend>{t("holidays.list", { state })}</legend>
      <ul>
        {items.map(({ date, name, added }) => (
          <li key={date}>
            <label>
              <input
                type="checkbox"
                id={date === first ? id : undefined}
                name={added ? undefined : `dates:${date}`}
                disabled={added}
                aria-invalid={added ? undefined : aria["aria-invalid"]}
                defaultChecked={added || !sent || values[`dates:${date}`] === "on"}
              />
              <span>
                <strong>{name[locale]}</strong> <span className={styles.what}>{formatDay(locale, date)}</span>
              </span>
              {added && <Chip>{t("holidays.added")}</Chip>}
            </label>
          </li>
        ))}
      </ul>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
