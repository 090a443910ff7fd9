import type { CheckedDate } from "@aufwind/contract/appointment-series";
import { useContext } from "react";
import { momentHere } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useReaderZone } from "../../platform/i18n/reader-zone.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FormContext } from "../../ui/form/field.tsx";
import form from "../../ui/form/form.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import styles from "./appointment-series.module.css";

type DateChoiceProps = {
  dates: readonly (CheckedDate & { name: string; before?: string })[];
  /** What it means to leave a date out. */
  left: "leftOut" | "stays";
};

/** Every date: a box for what is free, and for what is not the reason with other times. */
export function DateChoice({ dates, left }: DateChoiceProps) {
  return (
    <ol className={styles.dates}>
      {dates.map((date) => (
        <li key={date.name} data-clash={date.clash ?? undefined}>
          {date.clash ? <Clash date={date} left={left} /> : <Free date={date} left={left} />}
        </li>
      ))}
    </ol>
  );
}

type RowProps = { date: DateChoiceProps["dates"][number]; left: DateChoiceProps["left"] };

function Free({ date: { name, scheduledAt, before }, left }: RowProps) {
  const { t } = useTranslation("appointment-series");
  const { values } = useContext(FormContext);
  const isSent = Object.keys(values).length > 0;
  return (
    <label className={styles.free}>
      <input
        type="checkbox"
        name={name}
        value={scheduledAt}
        defaultChecked={isSent ? values[name] === scheduledAt : true}
      />
      <span>
        <Moment at={scheduledAt} shape="dated" beside />
        {before && (
          <small>
            {t("move.instead")} <Moment at={before} beside />
          </small>
        )}
      </span>
      <small className={styles.off}>{t(`dates.${left}`)}</small>
    </label>
  );
}

function Clash({ date, left }: RowProps) {
  const { t } = useTranslation("appointment-series");
  const locale = useLocale();
  const zone = useReaderZone();
  const { values } = useContext(FormContext);
  const { name, scheduledAt, clash, alternatives } = date;
  const id = `date-${name}`;
  const chosen = values[name];
  return (
    <div className={styles.clash}>
      <p>
        <Icon name="alert" />
        <span>
          <s>
            <Moment at={scheduledAt} shape="dated" beside />
          </s>
          <b>{clash && t(`clashes.${clash}`)}</b>
        </span>
      </p>
      {alternatives.length > 0 ? (
        <div className={form.field}>
          <label htmlFor={id}>{t("dates.instead")}</label>
          <select
            className={form.input}
            id={id}
            name={name}
            defaultValue={chosen !== undefined && alternatives.includes(chosen) ? chosen : alternatives[0]}
          >
            {alternatives.map((start) => (
              <option key={start} value={start}>
                {momentHere({ at: start }, { locale, zone })}
              </option>
            ))}
            <option value="">{t(`dates.${left}`)}</option>
          </select>
        </div>
      ) : (
        <p className={styles.soft}>{t(`dates.none.${left}`)}</p>
      )}
    </div>
  );
}
