import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FormPage } from "../../ui/form/form-page.tsx";
import { PasswordPair } from "../../ui/form/password-pair.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";

const schema = () => import("@aufwind/contract/passwords").then((contract) => contract.NewPassword);

export function ResetPage({ token }: { token: string }) {
  const { t } = useTranslation("passwords");
  const form = (
    <PostForm name="reset" schema={schema} failure={t("reset.failed")} success={() => null}>
      <input type="hidden" name="token" value={token} />
      <PasswordPair />
      <SubmitButton look="accent" wide>
        {t("reset.submit")}
      </SubmitButton>
    </PostForm>
  );
  return <FormPage title={t("reset.title")} lead={t("reset.lead")} form={form} />;
}
