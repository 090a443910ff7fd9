import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { timeZoneBody } from "./form-parsers.ts";
import { TimeZoneField, type ZoneFacts } from "./time-zone-field.tsx";

const schema = () => import("@aufwind/contract/schedules").then((contract) => contract.TimeZone);

export function TimeZoneForm(facts: ZoneFacts) {
  const { t } = useTranslation("schedules");
  return (
    <PageForm
      name="timeZone"
      schema={schema}
      bodyOf={timeZoneBody}
      saved={t("zone.saved")}
      failure={t("zone.notSaved")}
    >
      <TimeZoneField {...facts} />
      <div>
        <SubmitButton look="ghost" pendingLabel={t("saving")}>
          {t("zone.save")}
        </SubmitButton>
      </div>
    </PageForm>
  );
}
