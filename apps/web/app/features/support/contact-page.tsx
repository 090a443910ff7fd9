import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageHead } from "../../ui/section.tsx";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";
import { OtherWays } from "./other-ways.tsx";

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
