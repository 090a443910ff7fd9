import { useTranslation } from "../../platform/i18n/use-translation.ts";
import form from "../../shared/long-form.module.css";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField, VerbatimField } from "../../ui/form/text-fields.tsx";
import { Note } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./billing.module.css";
import type { BillingFacts } from "./billing.server.ts";

/** The recipient of invoices. Validated by the API: the rules of all countries are too much for a page to load. */
export function BillingForm({ billing, countries, taxGroups }: BillingFacts) {
  const { t } = useTranslation("billing");
  return (
    <div className={form.page}>
      <PageForm name="billing" failure={t("failed")} saved={t("saved")}>
        {!billing.isSaved && billing.name && <Note>{t("offered")}</Note>}
        <Panel title={t("who.title")}>
          <div className={form.fields}>
            <TextField
              name="name"
              label={t("who.name")}
              help={t("who.nameHelp")}
              autoComplete="billing name"
              defaultValue={billing.name}
            />
            <TextField
              name="email"
              label={t("who.email")}
              type="email"
              autoComplete="billing email"
              defaultValue={billing.email}
            />
            <TextField
              name="phone"
              label={t("who.phone")}
              type="tel"
              autoComplete="billing tel"
              optional
              defaultValue={billing.phone}
            />
          </div>
        </Panel>
        <Panel title={t("where.title")}>
          <AddressFields billing={billing} countries={countries} />
        </Panel>
        <Panel title={t("tax.title")}>
          <p>{t("tax.lead")}</p>
          <div className={`${form.fields} ${styles.tax}`}>
            <SelectField
              name="taxType"
              label={t("tax.type")}
              options={[{ value: "", label: t("tax.none") }]}
              groups={taxGroups}
              defaultValue={billing.taxType}
            />
            <VerbatimField
              name="taxNumber"
              label={t("tax.number")}
              help={t("tax.numberHelp")}
              autoCapitalize="characters"
              quiet
              defaultValue={billing.taxNumber}
            />
          </div>
        </Panel>
        <SubmitRow pendingLabel={t("saving")}>{t("save")}</SubmitRow>
      </PageForm>
    </div>
  );
}

function AddressFields({ billing, countries }: Pick<BillingFacts, "billing" | "countries">) {
  const { t } = useTranslation("billing");
  return (
    <div className={form.fields}>
      <TextField
        name="address"
        label={t("where.address")}
        autoComplete="billing address-line1"
        defaultValue={billing.address}
      />
      <div className={styles.place}>
        <TextField
          name="postalCode"
          label={t("where.postalCode")}
          autoComplete="billing postal-code"
          defaultValue={billing.postalCode}
        />
        <TextField
          name="city"
          label={t("where.city")}
          autoComplete="billing address-level2"
          defaultValue={billing.city}
        />
      </div>
      <SelectField
        name="country"
        label={t("where.country")}
        options={countries}
        defaultValue={billing.country || "DE"}
      />
    </div>
  );
}
