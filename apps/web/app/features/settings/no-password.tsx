import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Panel } from "../../ui/panel.tsx";

/** Shown instead of password forms to people who only use a provider. */
export function NoPassword({ email }: { email: string }) {
  const { t } = useTranslation("settings");
  return (
    <Panel title={t("noPassword.title")} id="no-password">
      <p>{t("noPassword.text")}</p>
      <PostForm
        name="resetMail"
        failure={t("noPassword.failed")}
        success={() => <p>{t("noPassword.sent", { email })}</p>}
      >
        <SubmitRow>{t("noPassword.send")}</SubmitRow>
      </PostForm>
    </Panel>
  );
}
