import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./forms.module.css";

/** After a sign-up: a mail was sent, and nothing is confirmed yet. */
export function Asked({ email }: { email: string }) {
  const { t } = useTranslation("subscriptions");
  return (
    <>
      <p className={styles.title}>{t("asked.title")}</p>
      <p>
        <RichText text={t("asked.text", { email: email.trim() })} />
      </p>
      <p className={styles.note}>{t("asked.missing")}</p>
    </>
  );
}
