import type { ClientProfile } from "@aufwind/contract/clients";
import { EXPERIENCE_LEVELS, QUALIFICATIONS } from "@aufwind/rules/clients";
import { GENDER_IDENTITIES, PRONOUNS } from "@aufwind/rules/coaches";
import { choice } from "../../platform/forms/form-body.ts";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { LabelledFact } from "../../shared/facts/labelled-fact.tsx";
import blocks from "../../ui/blocks.module.css";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { RichText } from "../../ui/rich-text.tsx";

const schema = () => import("@aufwind/contract/clients").then((contract) => contract.ClientProfileChange);

/** A client's own profile; everything is optional. */
export function ProfileForm(profile: ClientProfile) {
  const { t } = useTranslation("clients-profile");
  return (
    <Panel title={t("about.title")} id="about">
      <p>{t("about.lead")}</p>
      <Name {...profile} />
      <PageForm
        name="saveProfile"
        schema={schema}
        bodyOf={profileBody}
        failure={t("about.failed")}
        saved={t("about.saved")}
      >
        <Fields {...profile} />
        <SubmitRow pendingLabel={t("about.saving")}>{t("about.save")}</SubmitRow>
      </PageForm>
    </Panel>
  );
}

/** Names are changed with the account. */
function Name({ firstName, lastName }: ClientProfile) {
  const { t } = useTranslation("clients-profile");
  const account = (words: string) => <PageLink to="account">{words}</PageLink>;
  return (
    <LabelledFact label={t("about.name")} help={<RichText text={t("about.nameHelp")} tags={{ account }} />}>
      {firstName} {lastName}
    </LabelledFact>
  );
}

function Fields({ preferredPronoun, preferredGenderIdentity, experienceLevel, qualification }: ClientProfile) {
  const { t } = useTranslation("clients-profile");
  const open = { value: "", label: t("about.open") };
  return (
    <div className={blocks.pair}>
      <SelectField
        name="preferredPronoun"
        label={t("about.pronoun")}
        options={[open, ...PRONOUNS.map((value) => ({ value, label: t(`pronouns.${value}`) }))]}
        defaultValue={preferredPronoun ?? ""}
      />
      <SelectField
        name="preferredGenderIdentity"
        label={t("about.gender")}
        options={[open, ...GENDER_IDENTITIES.map((value) => ({ value, label: t(`genders.${value}`) }))]}
        defaultValue={preferredGenderIdentity ?? ""}
      />
      <SelectField
        name="experienceLevel"
        label={t("about.level")}
        options={[open, ...EXPERIENCE_LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))]}
        defaultValue={experienceLevel ?? ""}
      />
      <SelectField
        name="qualification"
        label={t("about.qualification")}
        options={[open, ...QUALIFICATIONS.map((value) => ({ value, label: t(`qualifications.${value}`) }))]}
        defaultValue={qualification ?? ""}
      />
    </div>
  );
}

/** Empty fields are cleared. */
export const profileBody = (form: FormData) => ({
  preferredPronoun: choice(form, "preferredPronoun"),
  preferredGenderIdentity: choice(form, "preferredGenderIdentity"),
  experienceLevel: choice(form, "experienceLevel"),
  qualification: choice(form, "qualification"),
});
