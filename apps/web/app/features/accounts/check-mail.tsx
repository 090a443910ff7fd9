import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useSite } from "../../platform/pages/site.ts";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SendAgainForm } from "../../ui/form/send-again-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { VisitorEmailField } from "../../ui/form/text-fields.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./accounts.module.css";

/** A mail was sent: what to do with it, and what if it does not arrive. */
export function CheckMail({ email, wait }: { email: string; wait: number }) {
  const { t } = useTranslation("accounts");
  const locale = useLocale();
  const { devTools } = useSite();
  return (
    <>
      <p className={styles.title}>{t("mailed.title")}</p>
      <p>
        <RichText text={t("mailed.text", { email: email.trim() })} />
      </p>
      <p className={`${patterns.links} ${styles.ways}`}>
        <strong>{t("mailed.missing")}</strong> {t("mailed.spam")} {t("mailed.typo")}{" "}
        <PageLink to="register">{t("mailed.typoAction")}</PageLink>
      </p>
      <Resend email={email} wait={wait} />
      {devTools && (
        <p className={`${patterns.links} ${styles.ways}`}>
          <a href={`/dev/mailbox?lang=${locale}`}>{t("mailed.mailbox")}</a>
        </p>
      )}
    </>
  );
}

/** Sends the verification mail again. */
export function Resend({ email, wait = 0 }: { email: string; wait?: number }) {
  const { t } = useTranslation("accounts");
  return (
    <SendAgainForm
      name="resend"
      fields={{ email }}
      wait={wait}
      label={t("resend.submit")}
      sent={t("resend.sent")}
      failure={t("resend.failed")}
    />
  );
}

const schema = () => import("@aufwind/contract/accounts").then((contract) => contract.EmailOnly);

/** Requests the verification mail if the address is not known yet. */
export function ResendForm() {
  const { t } = useTranslation("accounts");
  return (
    <PostForm<{ resendAfter: number }>
      name="resend"
      schema={schema}
      failure={t("resend.failed")}
      success={({ data, values }) => <CheckMail email={values.email ?? ""} wait={data.resendAfter} />}
    >
      <VisitorEmailField label={t("email.label")} />
      <SubmitRow wide>{t("resend.submit")}</SubmitRow>
    </PostForm>
  );
}
