import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { ButtonLook } from "../../ui/button.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";

const schema = () => import("@aufwind/contract/second-factors").then((contract) => contract.PasswordAgain);

type PasswordConfirmFormProps = {
  /** The form's name, which is the action; of a row `remove.<id>`. */
  act: string;
  id?: string;
  /** The button names the action. */
  label: string;
  look?: ButtonLook["look"];
  children?: React.ReactNode;
};

/** An action that requires the password; its effect is explained above. */
export function PasswordConfirmForm({ act, id, label, look, children }: PasswordConfirmFormProps) {
  const { t } = useTranslation("second-factors");
  return (
    <PageForm name={act} schema={schema}>
      {children}
      {id && <input type="hidden" name="id" value={id} />}
      <PasswordField name="password" label={t("password")} help={t("passwordHelp")} autoComplete="current-password" />
      <SubmitRow look={look}>{label}</SubmitRow>
    </PageForm>
  );
}

/** True for the form that was just refused: its section stays open. */
export function useRefused(form: string): boolean {
  const result = useAnswer<FormResult>();
  return result?.ok === false && result.form === form;
}
