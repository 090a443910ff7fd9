import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useSite } from "../../platform/site.ts";
import { AgainForm } from "../../ui/form/again-form.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./passwords.module.css";

export const SENT_AGAIN = "forgot-again";

/** The link is on its way, and what to do where it does not come. */
export function LinkSent({ email, wait }: { email: string; wait: number }) {
  const { t } = useTranslation("passwords");
  const locale = useLocale();
  const { workshop } = useSite();
  return (
    <>
      <p className={styles.title}>{t("forgot.sentTitle")}</p>
      <p>
        <RichText text={t("forgot.sent", { email: email.trim() })} />
      </p>
      <p className={styles.note}>
        {t("forgot.missing")}{" "}
        <PageLink to="forgotPassword" reloadDocument>
          {t("forgot.other")}
        </PageLink>
      </p>
      <AgainForm
        name={SENT_AGAIN}
        fields={{ email }}
        wait={wait}
        label={t("forgot.again")}
        sent={t("forgot.sentAgain")}
        failure={t("forgot.failed")}
      />
      {workshop && (
        <p className={styles.note}>
          <a href={`/dev/mailbox?lang=${locale}`}>{t("forgot.mailbox")}</a>
        </p>
      )}
    </>
  );
}
