import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Aside, FormPage, Points } from "../../ui/form/form-page.tsx";
import { LeadForm } from "./lead-form.tsx";

export function EarlyAccessPage() {
  const { t } = useTranslation("subscriptions");
  const points = [t("earlyAccess.points.first"), t("earlyAccess.points.free"), t("earlyAccess.points.delete")];
  return (
    <FormPage title={t("earlyAccess.title")} lead={t("earlyAccess.lead")} form={<LeadForm />}>
      <Points points={points} />
      <Aside>
        {t("earlyAccess.coach")} <PageLink to="faqCoaches">{t("earlyAccess.coachMore")}</PageLink>
      </Aside>
    </FormPage>
  );
}
