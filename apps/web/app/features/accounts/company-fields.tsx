import { useTranslation } from "../../platform/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import styles from "./accounts.module.css";

/** A box, and two fields that its tick opens; the style sheet opens them, so that no JavaScript is needed. */
export function CompanyFields() {
  const { t } = useTranslation("accounts");
  return (
    <div className={styles.company}>
      <Checkbox name="asCompany" label={t("company.as")} optional />
      <div className={styles.companyFields}>
        <TextField name="companyName" label={t("company.name")} autoComplete="organization" />
        <TextField name="vatNumber" label={t("company.vat")} help={t("company.vatHelp")} spellCheck={false} />
      </div>
    </div>
  );
}
