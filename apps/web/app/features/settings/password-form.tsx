import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { PasswordPair } from "../../ui/form/password-pair.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./details.module.css";

const schema = () => import("@aufwind/contract/passwords").then((contract) => contract.PasswordChangeForm);

export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation("settings");
  const forgot = (words: string) => <PageLink to="forgotPassword">{words}</PageLink>;
  return (
    <PostForm name="password" schema={schema} failure={t("password.failed")} success={() => <Changed />}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField name="currentPassword" label={t("password.current")} autoComplete="current-password" />
      <p className={`${patterns.plainLinks} ${styles.note}`}>
        <RichText text={t("password.forgot")} tags={{ forgot }} />
      </p>
      <PasswordPair personal={["email"]} />
      <p>{t("password.note")}</p>
      <SubmitRow>{t("password.submit")}</SubmitRow>
    </PostForm>
  );
}

function Changed() {
  const { t } = useTranslation("settings");
  return (
    <>
      <p>
        <strong>{t("password.changed.title")}</strong>
      </p>
      <p>{t("password.changed.text")}</p>
      <div>
        <PageButton to="accountDevices" look="ghost">
          {t("password.changed.devices")}
        </PageButton>
      </div>
    </>
  );
}
