import type { AppointmentSetting } from "@aufwind/contract/consultations";
import { DESCRIPTION_LIMIT, DISCOVERY } from "@aufwind/rules/consultations";
import type { VatStatus } from "@aufwind/rules/money";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Chip } from "../../ui/chip.tsx";
import { BilingualField } from "../../ui/form/bilingual-field.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import styles from "./consultations.module.css";
import { consultationBody } from "./form-parsers.ts";
import { LanguageChoice, type NamedLanguage } from "./language-choice.tsx";
import { InstantChoice, PaidFields } from "./paid-fields.tsx";

export type ConsultationFacts = {
  settings: AppointmentSetting[];
  vatStatus: VatStatus;
  /** Whether the lower fee for own clients still applies. */
  isLower: boolean;
  /** Those of the profile; asked for are only several. */
  languages: NamedLanguage[];
};

/** The three consultations; the first is fixed, the last is optional. */
export function ConsultationFields({ settings, languages, ...sale }: ConsultationFacts) {
  const { t } = useTranslation("consultations");
  const settingOf = (type: AppointmentSetting["type"]) => settings.find((setting) => setting.type === type);
  const extended = settingOf("extended");
  return (
    <div className={styles.cards}>
      <fieldset className={styles.card} data-section={t("names.discovery")}>
        <legend>
          {t("names.discovery")} <Chip>{t("discovery.facts", { minutes: DISCOVERY.durationMinutes })}</Chip>
        </legend>
        <p className={styles.why}>{t("discovery.why")}</p>
        <BilingualField
          name="discovery.description"
          label={t("description")}
          help={t("descriptionHelp.discovery")}
          max={DESCRIPTION_LIMIT}
          rows={4}
          defaultValue={settingOf("discovery")?.description}
        />
        <LanguageChoice kind="discovery" setting={settingOf("discovery")} languages={languages} />
        <InstantChoice kind="discovery" setting={settingOf("discovery")} />
      </fieldset>
      <fieldset className={styles.card} data-section={t("names.standard")}>
        <legend>{t("names.standard")}</legend>
        <p className={styles.why}>{t("standard")}</p>
        <PaidFields kind="standard" setting={settingOf("standard")} languages={languages} {...sale} />
      </fieldset>
      <fieldset className={`${styles.card} ${styles.extended}`} data-section={t("names.extended")}>
        <legend>{t("names.extended")}</legend>
        <p className={styles.why}>{t("extended.text")}</p>
        <Checkbox name="offersExtended" label={t("extended.offer")} optional defaultChecked={extended !== undefined} />
        <PaidFields kind="extended" setting={extended} languages={languages} {...sale} />
      </fieldset>
    </div>
  );
}

const schema = () => import("@aufwind/contract/consultations").then((contract) => contract.Consultations);

export function ConsultationsForm(facts: ConsultationFacts) {
  const { t } = useTranslation("consultations");
  return (
    <div className={styles.wide}>
      <PageForm
        name="consultations"
        schema={schema}
        bodyOf={consultationBody}
        saved={t("saved")}
        failure={t("notSaved")}
      >
        <ConsultationFields {...facts} />
        <div>
          <SubmitButton pendingLabel={t("saving")}>{t("save")}</SubmitButton>
        </div>
      </PageForm>
    </div>
  );
}
