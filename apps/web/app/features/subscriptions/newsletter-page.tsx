import { useTranslation } from "../../platform/use-translation.ts";
import { SignUpPage } from "./sign-up-page.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";

export function NewsletterPage() {
  const { t } = useTranslation("subscriptions");
  const points = [t("newsletter.points.rhythm"), t("newsletter.points.leave"), t("newsletter.points.share")];
  const form = <SubscribeForm list="newsletter" look="accent" />;
  return <SignUpPage title={t("newsletter.title")} lead={t("newsletter.lead")} points={points} form={form} />;
}
