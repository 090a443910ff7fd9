import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./form.module.css";
import { useField } from "./form-context.ts";

/** A field that people never see and bots fill in. */
export function Honeypot() {
  const { t } = useTranslation("common");
  const { id } = useField("website", false);
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{t("form.honeypot")}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
