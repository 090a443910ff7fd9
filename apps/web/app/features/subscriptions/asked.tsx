import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./forms.module.css";

/** The truth after a sign-up: a mail is on its way, and nothing has happened yet. */
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
