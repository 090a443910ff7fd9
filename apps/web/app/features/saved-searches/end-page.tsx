import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { MailLinkPage, MailLinkResult } from "../../shared/mail-link-page.tsx";
import { PageButton } from "../../ui/button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";

/** Behind a mail's link: nothing happens before the button is pressed. */
export function EndPage({ result }: { result: FormResult | undefined }) {
  const { t } = useTranslation("saved-searches");
  const isDead = result && !result.ok && ["linkInvalid", "invalidFields"].includes(result.problem.code);
  if (result?.ok || isDead) {
    const kind = isDead ? "failed" : "done";
    return (
      <MailLinkResult title={t(`end.${kind}Title`)}>
        <p>{t(`end.${kind}`)}</p>
        <PageButton to={isDead ? "home" : "clientSavedSearches"}>{t(isDead ? "end.home" : "end.toList")}</PageButton>
      </MailLinkResult>
    );
  }
  return (
    <MailLinkPage title={t("end.title")}>
      <p>{t("end.lead")}</p>
      <PageForm name="end">
        <SubmitButton look="accent">{t("end.submit")}</SubmitButton>
      </PageForm>
    </MailLinkPage>
  );
}
