import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useMember } from "../../platform/pages/site.ts";
import { BackHome, VisitorFormEnd } from "../../shared/visitor-form.tsx";
import { Honeypot } from "../../ui/form/field.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { TextArea, TextField, VisitorEmailField } from "../../ui/form/text-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./contact.module.css";

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
    <aside className={`${patterns.plainLinks} ${styles.ways}`} aria-labelledby="other-ways">
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

const schema = () => import("@aufwind/contract/support").then((contract) => contract.SupportRequest);

function ContactForm({ subject }: { subject: string | undefined }) {
  const { t } = useTranslation("support");
  const member = useMember();
  return (
    <PostForm<{ reference: string }>
      name="contact"
      schema={schema}
      success={({ data, values }) => <Sent reference={data.reference} email={values.email ?? ""} />}
    >
      <TextField name="name" label={t("name")} autoComplete="name" defaultValue={member?.name} />
      <VisitorEmailField label={t("email")} help={t("emailHelp")} defaultValue={member?.email} />
      <TextField name="subject" label={t("subject")} defaultValue={subject} />
      <TextArea name="message" label={t("message")} help={t("messageHelp")} max={5000} rows={7} />
      <Honeypot />
      <VisitorFormEnd privacy={t("privacy")} className={styles.note} submit={t("submit")} />
    </PostForm>
  );
}

function Sent({ reference, email }: { reference: string; email: string }) {
  const { t } = useTranslation("support");
  return (
    <>
      <p className={styles.title}>{t("sent.title")}</p>
      <p>
        <RichText text={t("sent.text", { reference, email: email.trim() })} />
      </p>
      <p className={styles.note}>{t("sent.next")}</p>
      <BackHome>{t("sent.home")}</BackHome>
    </>
  );
}
