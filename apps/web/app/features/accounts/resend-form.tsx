import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { CheckMail } from "./check-mail.tsx";

const schema = () => import("@aufwind/contract/accounts").then((contract) => contract.EmailOnly);

/** Requests the verification mail if the address is not known yet. */
export function ResendForm() {
  const { t } = useTranslation("accounts");
  return (
    <PostForm<{ resendAfter: number }>
      name="resend"
      schema={schema}
      failure={t("resend.failed")}
      success={({ data, values }) => <CheckMail email={values.email ?? ""} wait={data.resendAfter} />}
    >
      <TextField name="email" type="email" label={t("email.label")} autoComplete="email" inputMode="email" />
      <div>
        <SubmitButton>{t("resend.submit")}</SubmitButton>
      </div>
    </PostForm>
  );
}
