import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import styles from "./business.module.css";
import { BusinessFields, type BusinessFieldsProps } from "./business-fields.tsx";
import { businessBody } from "./form-parsers.ts";

const schema = () => import("@aufwind/contract/businesses").then((contract) => contract.Business);

export function BusinessForm(props: BusinessFieldsProps) {
  const { t } = useTranslation("businesses");
  return (
    <div className={styles.page}>
      <PageForm name="saveBusiness" schema={schema} bodyOf={businessBody} failure={t("failed")} saved={t("saved")}>
        <BusinessFields {...props} />
        <div>
          <SubmitButton pendingLabel={t("saving")}>{t("save")}</SubmitButton>
        </div>
      </PageForm>
    </div>
  );
}
