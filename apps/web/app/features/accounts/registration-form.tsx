import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { CompanyFields } from "../../shared/company-fields.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Honeypot } from "../../ui/form/field.tsx";
import { Success } from "../../ui/form/form-messages.tsx";
import { PasswordPair } from "../../ui/form/password-pair.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Note } from "../../ui/notices.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./accounts.module.css";
import { CheckMail } from "./check-mail.tsx";
import { EmailField, OwnAccount } from "./email-field.tsx";

const schema = () => import("@aufwind/contract/accounts").then((contract) => contract.Registration);

type RegistrationFormProps = {
  submit: string;
  /** A proposal. */
  email?: string | null;
  /** The inviter. */
  friendCode?: string | undefined;
  /** Below the button. */
  otherWays?: React.ReactNode;
};

export function RegistrationForm({ submit, email, friendCode, otherWays }: RegistrationFormProps) {
  const { t } = useTranslation("accounts");
  const page = useAnswer<FormResult>();
  // Without JavaScript the mail was requested again from the page that said it was sent.
  if (page?.form === "resend") {
    return (
      <Success>
        <CheckMail email={page.values.email ?? ""} wait={0} />
      </Success>
    );
  }
  return (
    <PostForm<{ resendAfter: number }>
      name="registration"
      schema={schema}
      failure={t("failed")}
      help={({ problem }) => problem.code === "emailInUse" && <OwnAccountNote />}
      success={({ data, values }) => <CheckMail email={values.email ?? ""} wait={data.resendAfter} />}
    >
      <div className={styles.names}>
        <TextField name="firstName" label={t("firstName")} autoComplete="given-name" />
        <TextField name="lastName" label={t("lastName")} autoComplete="family-name" />
      </div>
      <EmailField proposed={email} />
      <PasswordPair label={t("password")} personal={["firstName", "lastName", "email"]} />
      <CompanyFields namespace="accounts" />
      <ConsentBoxes />
      <Honeypot />
      {friendCode && <input type="hidden" name="friendCode" value={friendCode} />}
      <SubmitButton look="accent" wide>
        {submit}
      </SubmitButton>
      {otherWays}
    </PostForm>
  );
}

const OwnAccountNote = () => (
  <Note>
    <OwnAccount />
  </Note>
);

/** Age and terms; the texts open in a new tab, so that nothing typed is lost. */
export function ConsentBoxes() {
  const { t } = useTranslation("accounts");
  const page = (to: "terms" | "privacy") => (words: string) => (
    <PageLink to={to} target="_blank">
      {words}
      <VisuallyHidden> ({t("common:form.newTab")})</VisuallyHidden>
    </PageLink>
  );
  return (
    <>
      <Checkbox name="isAdult" label={t("adult")} />
      <Checkbox
        name="acceptTerms"
        label={<RichText text={t("terms")} tags={{ terms: page("terms") }} />}
        help={<RichText text={t("privacy")} tags={{ privacy: page("privacy") }} />}
      />
    </>
  );
}
