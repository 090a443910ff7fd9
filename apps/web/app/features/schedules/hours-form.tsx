import type { WorkingSlot } from "@aufwind/contract/schedules";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { hoursBody } from "./form-parsers.ts";
import { HoursFields } from "./hours-fields.tsx";
import styles from "./schedule.module.css";

const schema = () => import("@aufwind/contract/schedules").then((contract) => contract.WorkingHours);

export function HoursForm({ slots }: { slots: readonly WorkingSlot[] }) {
  const { t } = useTranslation("schedules");
  return (
    <div className={styles.wide}>
      <PageForm name="hours" schema={schema} bodyOf={hoursBody} saved={t("hours.saved")} failure={t("hours.notSaved")}>
        <HoursFields slots={slots} />
        <div>
          <SubmitButton pendingLabel={t("saving")}>{t("hours.save")}</SubmitButton>
        </div>
      </PageForm>
    </div>
  );
}
