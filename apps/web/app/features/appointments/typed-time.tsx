import type { Appointment } from "@aufwind/contract/appointments";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useOtherName } from "./person.tsx";
import styles from "./reschedule.module.css";
import { Sentence } from "./sentence.tsx";

/** A coach may propose any time that is still ahead. */
export function TypedTime({ appointment, today }: { appointment: Appointment; today: string | undefined }) {
  const { t } = useTranslation("appointments");
  const name = useOtherName(appointment, appointment.side);
  return (
    <Panel title={t("reschedule.other")}>
      <p>{t("reschedule.otherText", { zone: appointment.timeZones.coach })}</p>
      <p>
        <Sentence text={t("reschedule.givenUp", { name })} at={appointment.scheduledAt} />
      </p>
      <PageForm name="typed" failure={t("reschedule.failed")}>
        <div className={styles.fields}>
          <TextField name="date" type="date" label={t("reschedule.date")} {...(today && { min: today })} />
          <TextField name="time" type="time" step={300} label={t("reschedule.time")} help={t("reschedule.timeHelp")} />
        </div>
        <SubmitButton look="ghost">{t("reschedule.submit")}</SubmitButton>
      </PageForm>
    </Panel>
  );
}
