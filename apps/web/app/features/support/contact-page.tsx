import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";

type ContactPageProps = { email: string; phone: string; subject: string | undefined };

export function ContactPage({ email, phone, subject }: ContactPageProps) {
  const { t } = useTranslation("support");
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <div className={styles.page}>
        <ContactForm subject={subject} />
        <OtherWays email={email} phone={phone} />
      </div>
    </>
  );
}

/** E-mail, telephone, and pages that may answer faster than we do. */
function OtherWays({ email, phone }: { email: string; phone: string }) {
  const { t } = useTranslation("support");
  return (
    <aside className={styles.ways} aria-labelledby="other-ways">
      <h2 id="other-ways">{t("other.title")}</h2>
      <dl>
        <dt>
          <Icon name="mail" /> {t("other.email")}
        </dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>
          <Icon name="phone" /> {t("other.phone")}
        </dt>
        <dd>
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
        </dd>
        <dt>
          <Icon name="info" /> {t("other.faq")}
        </dt>
        <dd>
          <PageLink to="faqClients">{t("other.clients")}</PageLink>
        </dd>
        <dd>
          <PageLink to="faqCoaches">{t("other.coaches")}</PageLink>
        </dd>
        <dd>
          <PageLink to="withdraw">{t("other.withdraw")}</PageLink>
        </dd>
      </dl>
      <p className={styles.note}>{t("other.barrier")}</p>
    </aside>
  );
}
