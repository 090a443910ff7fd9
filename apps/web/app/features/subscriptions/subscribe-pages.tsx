import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Honeypot } from "../../ui/form/field.tsx";
import { Aside, FormPage, Points } from "../../ui/form/form-page.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { VisitorEmailField } from "../../ui/form/text-fields.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { CheckInbox, OptInNote, SubscribeForm } from "./subscribe-form.tsx";

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

const schema = () => import("@aufwind/contract/subscriptions").then((contract) => contract.Lead);

/** Joins the early-access list; the terms have to be accepted. */
function LeadForm() {
  const { t } = useTranslation("subscriptions");
  const terms = (words: string) => <PageLink to="terms">{words}</PageLink>;
  return (
    <PostForm name="lead" schema={schema} success={({ values }) => <CheckInbox email={values.email ?? ""} />}>
      <VisitorEmailField label={t("email")} />
      <Checkbox name="acceptTerms" label={<RichText text={t("earlyAccess.terms")} tags={{ terms }} />} />
      <Honeypot />
      <SubmitRow look="accent" wide>
        {t("earlyAccess.submit")}
      </SubmitRow>
      <OptInNote />
    </PostForm>
  );
}

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
