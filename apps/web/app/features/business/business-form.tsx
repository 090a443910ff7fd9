import { useTranslation } from "../../platform/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { businessBody } from "./bodies.ts";
import styles from "./business.module.css";
import { BusinessFields, type BusinessFieldsProps } from "./business-fields.tsx";

const schema = () => import("@aufwind/contract/businesses").then((contract) => contract.Business);

export function BusinessForm(props: BusinessFieldsProps) {
  const { t } = useTranslation("business");
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
