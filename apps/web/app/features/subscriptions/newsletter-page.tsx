import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FormPage, Points } from "../../ui/form/form-page.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";

export function NewsletterPage() {
  const { t } = useTranslation("subscriptions");
  const points = [t("newsletter.points.rhythm"), t("newsletter.points.leave"), t("newsletter.points.share")];
  const form = <SubscribeForm list="newsletter" look="accent" />;
  return (
    <FormPage title={t("newsletter.title")} lead={t("newsletter.lead")} form={form}>
      <Points points={points} />
    </FormPage>
  );
}
