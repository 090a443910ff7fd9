import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Honeypot } from "../../ui/form/field.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { VisitorEmailField } from "../../ui/form/text-fields.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./forms.module.css";

const schema = () => import("@aufwind/contract/subscriptions").then((contract) => contract.Subscription);

type SubscribeFormProps = { list: "newsletter" | "giftCards"; look?: "primary" | "accent" | "ghost" };

/** Joins the newsletter or the gift-card list, by double opt-in. */
export function SubscribeForm({ list, look = "primary" }: SubscribeFormProps) {
  const { t } = useTranslation("subscriptions");
  return (
    <PostForm name={list} schema={schema} success={({ values }) => <CheckInbox email={values.email ?? ""} />}>
      <input type="hidden" name="list" value={list} />
      <VisitorEmailField label={t("email")} />
      <Checkbox name="consent" label={t(`${list}.consent`)} />
      <Honeypot />
      <SubmitRow look={look} wide={look === "accent"}>
        {t(`${list}.submit`)}
      </SubmitRow>
      <OptInNote />
    </PostForm>
  );
}

/** That a mail has to be confirmed, and what becomes of the address. */
export function OptInNote() {
  const { t } = useTranslation("subscriptions");
  return (
    <p className={`${patterns.plainLinks} ${styles.note}`}>
      {t("newsletter.optIn")} <PageLink to="privacy">{t("newsletter.privacy")}</PageLink>
    </p>
  );
}

/** After a sign-up: a mail was sent, and nothing is confirmed yet. */
export function CheckInbox({ email }: { email: string }) {
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
