import { LEGAL_FORMS } from "@aufwind/rules/tax-reports-numbers";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import form from "../../shared/long-form.module.css";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { BoxGroup, Choice, SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField, VerbatimField } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import { taxDetailsBody } from "./form-parsers.ts";
import styles from "./tax-details.module.css";
import type { TaxDetailsFacts } from "./tax-details.server.ts";

const schema = () => import("@aufwind/contract/tax-reports").then((contract) => contract.TaxDetails);

/** What the report needs besides the business details: who, tax number, birth or register, holder of the account. */
export function TaxDetailsForm(facts: TaxDetailsFacts) {
  const { t } = useTranslation("tax-reports");
  return (
    <div className={form.page}>
      <PageForm name="saveTaxDetails" schema={schema} bodyOf={taxDetailsBody} failure={t("failed")} saved={t("saved")}>
        <div className={styles.form}>
          <Panel title={t("who.title")} id="details">
            <div className={form.fields}>
              <LegalForm {...facts} />
              <TaxNumber {...facts} />
              <BirthAndRegister {...facts} />
              <TextField
                name="accountHolder"
                label={t("account.holder")}
                help={t("account.holderHelp")}
                autoComplete="name"
                defaultValue={facts.details?.accountHolder}
              />
            </div>
          </Panel>
        </div>
        <SubmitRow pendingLabel={t("saving")}>{t("save")}</SubmitRow>
      </PageForm>
    </div>
  );
}

function LegalForm({ details }: TaxDetailsFacts) {
  const { t } = useTranslation("tax-reports");
  return (
    <Choice
      name="legalForm"
      legend={t("who.legend")}
      options={LEGAL_FORMS.map((value) => ({
        value,
        label: t(`who.${value}.label`),
        help: t(`who.${value}.help`),
      }))}
      defaultValue={details?.legalForm ?? "individual"}
    />
  );
}

/** The stored number is never shown again: an empty field keeps it. */
function TaxNumber({ details, countries }: TaxDetailsFacts) {
  const { t } = useTranslation("tax-reports");
  const kept = details?.tinEnd ? t("number.kept", { end: details.tinEnd }) : "";
  return (
    <>
      <SelectField
        name="tinCountry"
        label={t("number.country")}
        help={t("number.countryHelp")}
        options={countries}
        defaultValue={details?.tinCountry ?? "DE"}
      />
      <div className={styles.number}>
        <VerbatimField
          name="tin"
          label={t("number.label")}
          help={[kept, t("number.help")].filter(Boolean).join(" ")}
          autoCapitalize="characters"
          quiet
        />
      </div>
      <Checkbox
        name="hasNoTin"
        label={t("number.none")}
        help={t("number.noneHelp")}
        optional
        defaultChecked={details !== null && details.tinEnd === null}
      />
    </>
  );
}

function BirthAndRegister({ details, countries, memberStates }: TaxDetailsFacts) {
  const { t } = useTranslation("tax-reports");
  const noCountry = { value: "", label: t("birth.chooseCountry") };
  return (
    <>
      <div className={styles.person}>
        <TextField
          name="birthDate"
          type="date"
          label={t("birth.date")}
          autoComplete="bday"
          quiet
          defaultValue={details?.birthDate}
        />
      </div>
      <div className={`${form.fields} ${styles.birthPlace}`}>
        <TextField name="birthCity" label={t("birth.city")} quiet defaultValue={details?.birthCity} />
        <SelectField
          name="birthCountry"
          label={t("birth.country")}
          options={[noCountry, ...countries]}
          defaultValue={details?.birthCountry ?? ""}
        />
      </div>
      <div className={`${form.fields} ${styles.company}`}>
        <VerbatimField
          name="registerNumber"
          label={t("register.label")}
          help={t("register.help")}
          quiet
          defaultValue={details?.registerNumber}
        />
        <BoxGroup
          name="establishments"
          legend={t("establishments.legend")}
          help={t("establishments.help")}
          options={memberStates}
          defaultChosen={details?.establishments ?? []}
        />
      </div>
    </>
  );
}

const toBusiness = (words: string) => (
  <PageLink className={patterns.plainLink} to="coachBusiness">
    {words}
  </PageLink>
);

/** What the report takes from the business details, which are changed there. */
export function FromBusiness({ business }: Pick<TaxDetailsFacts, "business">) {
  const { t } = useTranslation("tax-reports");
  const facts = business && [
    [t("business.name"), business.name],
    [t("business.address"), business.address],
    [t("business.vatNumber"), business.vatNumber ?? "–"],
    [t("business.iban"), business.ibanEnd ? t("business.ibanEnd", { end: business.ibanEnd }) : "–"],
  ];
  return (
    <Panel title={t("business.title")}>
      <p>
        <RichText text={t(business ? "business.lead" : "business.missing")} tags={{ business: toBusiness }} />
      </p>
      {facts && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
        </dl>
      )}
    </Panel>
  );
}
