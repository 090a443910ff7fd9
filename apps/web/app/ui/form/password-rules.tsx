import { meetsRule, PASSWORD_LENGTH, PASSWORD_RULES } from "@aufwind/rules/accounts/password";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./password-rules.module.css";

/** What the password must have, each ticked off as soon as it has it. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation("passwords");
  return (
    <ul className={styles.rules} aria-label={t("rules.label")}>
      {PASSWORD_RULES.map((rule) => {
        const met = meetsRule(password, rule);
        return (
          <li key={rule} data-met={met || undefined}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              {met ? <path d="m3 8.5 3.2 3.2L13 5" /> : <circle cx="8" cy="8" r="3" />}
            </svg>
            <span>
              {t(`rules.${rule}`, { count: PASSWORD_LENGTH.least })}
              {met && <VisuallyHidden> ({t("rules.met")})</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
