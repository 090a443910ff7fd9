import { PageLink } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { LeadForm } from "./lead-form.tsx";
import styles from "./sign-up-page.module.css";
import { SignUpPage } from "./sign-up-page.tsx";

export function EarlyAccessPage() {
  const { t } = useTranslation("subscriptions");
  const points = [t("earlyAccess.points.first"), t("earlyAccess.points.free"), t("earlyAccess.points.delete")];
  return (
    <SignUpPage title={t("earlyAccess.title")} lead={t("earlyAccess.lead")} points={points} form={<LeadForm />}>
      <p className={styles.aside}>
        {t("earlyAccess.coach")} <PageLink to="faqCoaches">{t("earlyAccess.coachMore")}</PageLink>
      </p>
    </SignUpPage>
  );
}
