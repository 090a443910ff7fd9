import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useSite } from "../../platform/pages/site.ts";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./accounts.module.css";
import { Resend } from "./resend.tsx";

/** A mail was sent: what to do with it, and what if it does not arrive. */
export function CheckMail({ email, wait }: { email: string; wait: number }) {
  const { t } = useTranslation("accounts");
  const locale = useLocale();
  const { workshop } = useSite();
  return (
    <>
      <p className={styles.title}>{t("mailed.title")}</p>
      <p>
        <RichText text={t("mailed.text", { email: email.trim() })} />
      </p>
      <p className={styles.ways}>
        <strong>{t("mailed.missing")}</strong> {t("mailed.spam")} {t("mailed.typo")}{" "}
        <PageLink to="register">{t("mailed.typoAction")}</PageLink>
      </p>
      <Resend email={email} wait={wait} />
      {workshop && (
        <p className={styles.ways}>
          <a href={`/dev/mailbox?lang=${locale}`}>{t("mailed.mailbox")}</a>
        </p>
      )}
    </>
  );
}
