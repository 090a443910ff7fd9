import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Field } from "../../ui/form/field.tsx";
import form from "../../ui/form/form.module.css";
import { useField } from "../../ui/form/form-context.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./accounts.module.css";
import { useEmailCheck } from "./use-email-check.ts";

/** The address of the new account; says at once whether it is free. */
export function EmailField() {
  const { t } = useTranslation("accounts");
  const { id, error, value, aria } = useField("email", true);
  const { answer, ask, forget } = useEmailCheck();
  return (
    <Field id={id} label={t("email.label")} help={t("email.help")} error={error}>
      <input
        {...aria}
        className={form.input}
        type="email"
        id={id}
        name="email"
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={value}
        onChange={forget}
        onBlur={(event) => ask(event.currentTarget.value)}
      />
      <div className={styles.live} aria-live="polite">
        {!error && answer === "free" && (
          <p className={styles.free}>
            <Icon name="check" /> {t("email.free")}
          </p>
        )}
        {!error && answer === "taken" && (
          <div className={styles.taken}>
            <p className={form.error}>
              <Icon name="alert" /> {t("email.taken")}
            </p>
            <OwnAccount />
          </div>
        )}
      </div>
    </Field>
  );
}

/** The ways back to an account that exists already. */
export function OwnAccount() {
  const { t } = useTranslation("accounts");
  return (
    <p className={`${styles.ways} ${styles.own}`}>
      {t("email.takenHelp")} <PageLink to="login">{t("email.login")}</PageLink>
      <PageLink to="forgotPassword">{t("email.reset")}</PageLink>
    </p>
  );
}
