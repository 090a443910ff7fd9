import type { User } from "@aufwind/contract/accounts";
import type { Locale } from "@aufwind/rules/locale";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { DETAILS_FORM } from "../../platform/session/member.ts";
import { CompanyFields } from "../../shared/company-fields.tsx";
import { LabelledFact } from "../../shared/facts/labelled-fact.tsx";
import blocks from "../../ui/blocks.module.css";
import { RadioGroup } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Outcome } from "../../ui/notices.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./details.module.css";

const schema = () => import("@aufwind/contract/accounts").then((contract) => contract.PersonalDetails);

export type Details = Pick<
  User,
  "firstName" | "lastName" | "email" | "companyName" | "vatNumber" | "locale" | "userType"
>;

export function DetailsForm({ firstName, lastName, email, companyName, vatNumber, locale, userType }: Details) {
  const { t } = useTranslation("settings");
  const change = (to: "accountEmail" | "accountLanguage", words: string) => (
    <PageLink className={styles.way} to={to}>
      {words}
    </PageLink>
  );
  const business = (words: string) => <PageLink to="coachBusiness">{words}</PageLink>;
  return (
    <PageForm name={DETAILS_FORM} schema={schema} failure={t("details.failed")} saved={t("details.saved")}>
      <div className={blocks.pair}>
        <TextField name="firstName" label={t("details.firstName")} autoComplete="given-name" defaultValue={firstName} />
        <TextField name="lastName" label={t("details.lastName")} autoComplete="family-name" defaultValue={lastName} />
      </div>
      <LabelledFact label={t("details.email")} help={change("accountEmail", t("details.changeEmail"))}>
        {email}
      </LabelledFact>
      <input type="hidden" name="locale" value={locale} />
      <LabelledFact label={t("details.locale")} help={change("accountLanguage", t("details.changeLocale"))}>
        {t(`languages.${locale}`)}
      </LabelledFact>
      {userType === "coach" ? (
        <p className={`${patterns.plainLinks} ${styles.note}`}>
          <RichText text={t("details.business")} tags={{ business }} />
        </p>
      ) : (
        <CompanyFields namespace="settings" name={companyName} vatNumber={vatNumber} />
      )}
      <SubmitRow pendingLabel={t("details.saving")}>{t("details.save")}</SubmitRow>
    </PageForm>
  );
}

/** The language of pages and mails; afterwards this page is shown in it. */
export function LanguageForm({ locale, isSaved }: { locale: Locale; isSaved: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <>
      {isSaved && <Outcome of={locale}>{t("language.saved")}</Outcome>}
      <PageForm name="language" failure={t("language.failed")}>
        <RadioGroup
          name="locale"
          legend={t("language.legend")}
          help={t("language.help")}
          options={[
            { value: "de", label: "Deutsch" },
            { value: "en", label: "English" },
          ]}
          defaultValue={locale}
        />
        <SubmitRow pendingLabel={t("details.saving")}>{t("details.save")}</SubmitRow>
      </PageForm>
    </>
  );
}

/** Whether single keys do something in this browser. */
export function KeyboardForm({ isOn, isSaved }: { isOn: boolean; isSaved: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <>
      {isSaved && <Outcome of={isOn ? "on" : "off"}>{t("keyboard.saved")}</Outcome>}
      <PageForm name="keyboard" failure={t("keyboard.failed")}>
        <RadioGroup
          name="shortcuts"
          legend={t("keyboard.legend")}
          help={t("keyboard.help")}
          options={[
            { value: "on", label: t("keyboard.on") },
            { value: "off", label: t("keyboard.off") },
          ]}
          defaultValue={isOn ? "on" : "off"}
        />
        <SubmitRow pendingLabel={t("details.saving")}>{t("details.save")}</SubmitRow>
      </PageForm>
      <p>{t("keyboard.see")}</p>
    </>
  );
}
