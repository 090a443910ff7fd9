import { VAT_STATUSES } from "@aufwind/rules/money";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import form from "../../shared/long-form.module.css";
import { Choice, SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField, VerbatimField } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./business.module.css";
import type { BusinessValues, CountryOption } from "./business.server.ts";
import { businessBody } from "./form-parsers.ts";
import { CertificationField, RegisterFields } from "./trader-fields.tsx";

export type BusinessFieldsProps = { business: BusinessValues; countries: readonly CountryOption[] };

const toFinances = (words: string) => <PageLink to="coachFinances">{words}</PageLink>;

/** Address, company, VAT and account: the coach's legal details, one panel each. */
export function BusinessFields({ business, countries }: BusinessFieldsProps) {
  const { t } = useTranslation("businesses");
  return (
    <>
      <Panel title={t("address.title")} id="business">
        <p>{t("address.lead")}</p>
        <AddressFields business={business} countries={countries} />
      </Panel>
      <Panel title={t("company.title")} id="company">
        <p>{t("company.lead")}</p>
        <CompanyFields {...business} />
      </Panel>
      <Panel title={t("register.title")} id="register">
        <p>{t("register.lead")}</p>
        <RegisterFields {...business} />
      </Panel>
      <Panel title={t("vat.title")} id="vat">
        <VatFields {...business} />
      </Panel>
      <Panel title={t("account.title")}>
        <p>
          <RichText text={t("account.lead")} tags={{ finances: toFinances }} />
        </p>
        <div className={form.fields}>
          <VerbatimField
            name="iban"
            label={t("account.iban")}
            help={t("account.ibanHelp")}
            autoCapitalize="characters"
            defaultValue={business.iban}
          />
        </div>
      </Panel>
      <Panel title={t("certification.title")} id="certification">
        <p>{t("certification.lead")}</p>
        <CertificationField certifiedAt={business.certifiedAt} />
      </Panel>
    </>
  );
}

function AddressFields({ business, countries }: BusinessFieldsProps) {
  const { t } = useTranslation("businesses");
  return (
    <div className={form.fields}>
      <TextField
        name="address1"
        label={t("address.address1")}
        autoComplete="address-line1"
        defaultValue={business.address1}
      />
      <TextField
        name="address2"
        label={t("address.address2")}
        autoComplete="address-line2"
        optional
        defaultValue={business.address2 ?? ""}
      />
      <div className={styles.place}>
        <TextField
          name="zipCode"
          label={t("address.zipCode")}
          autoComplete="postal-code"
          defaultValue={business.zipCode}
        />
        <TextField name="city" label={t("address.city")} autoComplete="address-level2" defaultValue={business.city} />
      </div>
      <SelectField
        name="country"
        label={t("address.country")}
        options={countries}
        defaultValue={business.country ?? "DE"}
      />
    </div>
  );
}

function CompanyFields({ companyName, companyEmail, phone }: BusinessValues) {
  const { t } = useTranslation("businesses");
  return (
    <div className={form.fields}>
      <TextField
        name="companyName"
        label={t("company.name")}
        help={t("company.nameHelp")}
        autoComplete="organization"
        optional
        defaultValue={companyName ?? ""}
      />
      <TextField
        name="companyEmail"
        label={t("company.email")}
        help={t("company.emailHelp")}
        type="email"
        autoComplete="email"
        defaultValue={companyEmail}
      />
      <TextField
        name="phone"
        label={t("company.phone")}
        help={t("company.phoneHelp")}
        type="tel"
        autoComplete="tel"
        defaultValue={phone ?? ""}
      />
    </div>
  );
}

/** Whether VAT is added to the coach's prices, in plain words. */
function VatFields({ vatStatus, vatNumber, taxNumber }: BusinessValues) {
  const { t } = useTranslation("businesses");
  return (
    <div className={form.fields}>
      <Choice
        name="vatStatus"
        legend={t("vat.legend")}
        options={VAT_STATUSES.map((value) => ({
          value,
          label: t(`vat.${value}.label`),
          help: t(`vat.${value}.help`),
        }))}
        defaultValue={vatStatus}
      />
      <VerbatimField
        name="vatNumber"
        label={t("vat.number")}
        help={t("vat.numberHelp")}
        autoCapitalize="characters"
        quiet
        defaultValue={vatNumber ?? ""}
      />
      <VerbatimField
        name="taxNumber"
        label={t("vat.taxNumber")}
        help={t("vat.taxNumberHelp")}
        quiet
        defaultValue={taxNumber ?? ""}
      />
    </div>
  );
}

const schema = () => import("@aufwind/contract/businesses").then((contract) => contract.Business);

export function BusinessForm(props: BusinessFieldsProps) {
  const { t } = useTranslation("businesses");
  return (
    <div className={form.page}>
      <PageForm name="saveBusiness" schema={schema} bodyOf={businessBody} failure={t("failed")} saved={t("saved")}>
        <BusinessFields {...props} />
        <SubmitRow pendingLabel={t("saving")}>{t("save")}</SubmitRow>
      </PageForm>
    </div>
  );
}
