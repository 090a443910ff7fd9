import { useTranslation } from "../../platform/use-translation.ts";
import { PageHead } from "../../ui/section.tsx";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";
import { OtherWays } from "./other-ways.tsx";

export function ContactPage({ email, phone }: { email: string; phone: string }) {
  const { t } = useTranslation("support");
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <div className={styles.page}>
        <ContactForm />
        <OtherWays email={email} phone={phone} />
      </div>
    </>
  );
}
