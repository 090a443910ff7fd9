import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { CompanyFields } from "../../shared/company-fields.tsx";
import { Choice } from "../../ui/form/choices.tsx";
import { FormPage } from "../../ui/form/form-page.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Note } from "../../ui/notices.tsx";
import styles from "./accounts.module.css";
import type { Arrival } from "./accounts.server.ts";
import { OwnAccount } from "./email-field.tsx";
import { ConsentBoxes } from "./registration-form.tsx";

const schema = () => import("@aufwind/contract/providers").then((contract) => contract.ProviderRegistration);

type ArrivalPageProps = Arrival & {
  /** The text about the invitation. */
  invited?: React.ReactNode;
};

/** The rest of a registration that began at a provider; friends usually register as clients. */
export function ArrivalPage({ provider, email, firstName, lastName, invited }: ArrivalPageProps) {
  const { t } = useTranslation("accounts");
  const kinds = [
    { value: "client", label: t("choose.client.title"), help: t("arrival.clientHelp") },
    { value: "coach", label: t("choose.coach.title"), help: t("arrival.coachHelp") },
  ];
  const form = (
    <PostForm
      name="arrival"
      schema={schema}
      failure={t("failed")}
      help={({ problem }) =>
        problem.code === "emailInUse" && (
          <Note>
            <OwnAccount />
          </Note>
        )
      }
      success={() => null}
    >
      {invited}
      <p className={styles.address}>
        {t("arrival.email")} <strong>{email}</strong>
      </p>
      <Choice
        name="userType"
        legend={t("arrival.kind")}
        options={kinds}
        defaultValue={invited ? "client" : undefined}
      />
      <div className={styles.names}>
        <TextField name="firstName" label={t("firstName")} autoComplete="given-name" defaultValue={firstName} />
        <TextField name="lastName" label={t("lastName")} autoComplete="family-name" defaultValue={lastName} />
      </div>
      <CompanyFields namespace="accounts" />
      <ConsentBoxes />
      <SubmitButton look="accent" wide>
        {t("arrival.submit")}
      </SubmitButton>
    </PostForm>
  );
  return <FormPage title={t("arrival.title")} lead={t("arrival.lead", { provider })} form={form} />;
}
