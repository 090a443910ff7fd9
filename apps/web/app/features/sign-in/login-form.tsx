import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { LoginHelp, type ResendParts } from "./login-help.tsx";
import styles from "./sign-in.module.css";

const schema = () => import("@aufwind/contract/sign-in").then((contract) => contract.Credentials);

export function LoginForm({ goal, resend }: { goal: string; resend: ResendParts }) {
  const { t } = useTranslation("login");
  return (
    <PostForm
      name="login"
      action={`?${new URLSearchParams({ to: goal })}`}
      schema={schema}
      failure={t("failed")}
      help={(refusal) => <LoginHelp refusal={refusal} resend={resend} />}
      success={() => null}
    >
      <TextField name="email" type="email" label={t("email")} autoComplete="username" inputMode="email" />
      <PasswordField
        name="password"
        label={t("password")}
        autoComplete="current-password"
        help={
          <PageLink className={styles.forgot} to="forgotPassword">
            {t("forgot")}
          </PageLink>
        }
      />
      <Checkbox name="rememberMe" label={t("remember")} help={t("rememberHelp")} optional />
      <SubmitButton look="accent" wide>
        {t("submit")}
      </SubmitButton>
    </PostForm>
  );
}
