import type { WorkingSlot } from "@aufwind/contract/schedules";
import { WEEKDAYS } from "@aufwind/rules/schedules/opening-hours";
import { useContext, useState } from "react";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError, FormContext, useField } from "../../ui/form/field.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { DayHours } from "./day-hours.tsx";
import { hoursBody } from "./form-parsers.ts";
import styles from "./hours.module.css";
import scheduleStyles from "./schedule.module.css";
import { useWeek } from "./use-week.ts";
import { formatSpan } from "./wall-time.ts";
import { placesOf, problemsOf, weekMinutes } from "./week.ts";

/** Monday to Sunday, each with any number of ranges; fields without a form. */
export function HoursFields({ slots }: { slots: readonly WorkingSlot[] }) {
  const { t } = useTranslation("schedules");
  const locale = useLocale();
  const week = useWeek(slots);
  const { id, error } = useField("workingSlots", false);
  const { errors } = useContext(FormContext);
  const [looked, setLooked] = useState<readonly number[]>([]);
  const asked = Object.keys(errors).some((field) => field.startsWith("workingSlots."));
  const [places, problems, total] = [placesOf(week.rows), problemsOf(week.rows), weekMinutes(week.rows)];
  const look = (row: number) => setLooked((before) => (before.includes(row) ? before : [...before, row]));
  return (
    <div className={styles.week} id={id} tabIndex={-1}>
      <p className={styles.help}>{t("hours.help")}</p>
      {!week.live && <p className={`${styles.help} ${styles.plain}`}>{t("hours.plainHelp")}</p>}
      {total === 0 && <FieldError id={id} error={error} />}
      {week.live && week.rows.length === 0 && (
        <Button look="ghost" small className={styles.start} onClick={week.fillOffice}>
          {t("hours.start")}
        </Button>
      )}
      {WEEKDAYS.map((weekday) => (
        <DayHours
          key={weekday}
          weekday={weekday}
          week={week}
          placeOf={(row) => places.get(row) ?? 0}
          problemOf={(row) => (asked || looked.includes(row) ? problems.get(row) : undefined)}
          onLeave={look}
        />
      ))}
      <p className={styles.total}>
        {t("hours.total")} <output>{formatSpan(locale, total)}</output>
      </p>
    </div>
  );
}

const schema = () => import("@aufwind/contract/schedules").then((contract) => contract.WorkingHours);

export function HoursForm({ slots }: { slots: readonly WorkingSlot[] }) {
  const { t } = useTranslation("schedules");
  return (
    <div className={scheduleStyles.wide}>
      <PageForm name="hours" schema={schema} bodyOf={hoursBody} saved={t("hours.saved")} failure={t("hours.notSaved")}>
        <HoursFields slots={slots} />
        <SubmitRow pendingLabel={t("saving")}>{t("hours.save")}</SubmitRow>
      </PageForm>
    </div>
  );
}
