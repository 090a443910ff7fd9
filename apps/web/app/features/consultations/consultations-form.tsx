import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { type ConsultationFacts, ConsultationFields } from "./consultation-fields.tsx";
import styles from "./consultations.module.css";
import { consultationBody } from "./form-parsers.ts";

const schema = () => import("@aufwind/contract/consultations").then((contract) => contract.Consultations);

export function ConsultationsForm(facts: ConsultationFacts) {
  const { t } = useTranslation("consultations");
  return (
    <div className={styles.wide}>
      <PageForm
        name="consultations"
        schema={schema}
        bodyOf={consultationBody}
        saved={t("saved")}
        failure={t("notSaved")}
      >
        <ConsultationFields {...facts} />
        <div>
          <SubmitButton pendingLabel={t("saving")}>{t("save")}</SubmitButton>
        </div>
      </PageForm>
    </div>
  );
}
