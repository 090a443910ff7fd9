import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { MailLinkPage, MailLinkResult } from "../../shared/mail-link-page.tsx";
import { PageButton } from "../../ui/button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";

type StopPageProps = {
  /** Empty if they have left; null for an invalid link. */
  coach: string | null;
  result: FormResult<{ of: "coach" | "everybody" }> | undefined;
};

/** Behind the link of a mail: nothing happens before a button is pressed. */
export function OptOutPage({ coach, result }: StopPageProps) {
  const { t } = useTranslation("client-invitations-page");
  if (coach === null)
    return (
      <MailLinkResult title={t("stop.deadTitle")}>
        <p>{t("stop.dead")}</p>
        <PageButton to="contact">{t("stop.contact")}</PageButton>
      </MailLinkResult>
    );
  if (result?.ok)
    return (
      <MailLinkResult title={t("stop.doneTitle")}>
        <p>{t(result.data.of === "everybody" ? "stop.doneAll" : "stop.done", { name: coach })}</p>
        <PageButton to="home" look="ghost">
          {t("stop.home")}
        </PageButton>
      </MailLinkResult>
    );
  return (
    <MailLinkPage title={t("stop.title")}>
      <p>{coach ? t("stop.lead", { name: coach }) : t("stop.leadLeft")}</p>
      <PageForm name="stop" failure={t("stop.failed")}>
        {coach && (
          <SubmitButton look="accent" name="of" value="coach">
            {t("stop.coach")}
          </SubmitButton>
        )}
        <SubmitButton look="ghost" name="of" value="everybody">
          {t("stop.everybody")}
        </SubmitButton>
      </PageForm>
    </MailLinkPage>
  );
}
