import type { AppointmentSetting } from "@aufwind/contract/consultations";
import { DESCRIPTION_LIMIT, DISCOVERY } from "@aufwind/rules/consultations";
import type { VatStatus } from "@aufwind/rules/money";
import { useContext } from "react";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Chip } from "../../ui/chip.tsx";
import { FoldedPanel } from "../../ui/folded-panel.tsx";
import { BilingualField } from "../../ui/form/bilingual-field.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { FormContext } from "../../ui/form/field.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
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

type ConsultationFieldsProps = ConsultationFacts & {
  /** Each is a line that says how it stands until it is opened. */
  isFolded?: boolean;
};

/** The three consultations; the first is fixed, the last is optional. */
export function ConsultationFields({ settings, languages, isFolded = false, ...sale }: ConsultationFieldsProps) {
  const { t } = useTranslation("consultations");
  const settingOf = (kind: AppointmentSetting["type"]) => settings.find(({ type }) => type === kind);
  const [discovery, standard, extended] = [settingOf("discovery"), settingOf("standard"), settingOf("extended")];
  const Kind = isFolded ? FoldedKind : KindCard;
  const facts = t("discovery.facts", { minutes: DISCOVERY.durationMinutes });
  return (
    <div className={styles.cards}>
      <Kind kind="discovery" setting={discovery} facts={facts}>
        <p className={styles.why}>{t("discovery.why")}</p>
        <BilingualField
          name="discovery.description"
          label={t("description")}
          help={t("descriptionHelp.discovery")}
          max={DESCRIPTION_LIMIT}
          rows={4}
          defaultValue={discovery?.description}
        />
        <LanguageChoice kind="discovery" setting={discovery} languages={languages} />
        <InstantChoice kind="discovery" setting={discovery} />
      </Kind>
      <Kind kind="standard" setting={standard}>
        <p className={styles.why}>{t("standard")}</p>
        <PaidFields kind="standard" setting={standard} languages={languages} {...sale} />
      </Kind>
      <Kind kind="extended" setting={extended}>
        <p className={styles.why}>{t("extended.text")}</p>
        <Checkbox name="offersExtended" label={t("extended.offer")} optional defaultChecked={extended !== undefined} />
        <PaidFields kind="extended" setting={extended} languages={languages} {...sale} />
      </Kind>
    </div>
  );
}

type KindProps = {
  kind: AppointmentSetting["type"];
  setting: AppointmentSetting | undefined;
  /** Length and price, where they are fixed. */
  facts?: string;
  children: React.ReactNode;
};

function KindCard({ kind, facts, children }: KindProps) {
  const { t } = useTranslation("consultations");
  const title = t(`names.${kind}`);
  return (
    <fieldset className={`${styles.kind} ${styles.card}`} data-section={title}>
      <legend>
        {title} {facts && <Chip>{facts}</Chip>}
      </legend>
      {children}
    </fieldset>
  );
}

function FoldedKind({ kind, setting, facts, children }: KindProps) {
  const { t } = useTranslation("consultations");
  const locale = useLocale();
  const { errors } = useContext(FormContext);
  const title = t(`names.${kind}`);
  const sold = setting && { minutes: setting.durationMinutes, price: formatMoney(locale, setting.netPriceCents) };
  const state = facts ?? (sold ? t("sold", sold) : t(`unsold.${kind === "extended" ? "extended" : "standard"}`));
  const confirmed = (facts || setting) && t(`instant.choices.${setting?.instantBooking ?? "off"}`);
  return (
    <FoldedPanel
      id={`kind-${kind}`}
      title={title}
      state={[state, confirmed].filter(Boolean).join(" · ")}
      act={t("edit")}
      isOpen={Object.keys(errors).some((field) => field.startsWith(kind))}
    >
      <fieldset className={styles.kind} data-section={title} aria-label={title}>
        {children}
      </fieldset>
    </FoldedPanel>
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
        <ConsultationFields {...facts} isFolded />
        <SubmitRow pendingLabel={t("saving")}>{t("save")}</SubmitRow>
      </PageForm>
    </div>
  );
}
