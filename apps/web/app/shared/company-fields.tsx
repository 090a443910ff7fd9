import { useTranslation } from "../platform/i18n/use-translation.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { TextField, VerbatimField } from "../ui/form/text-fields.tsx";
import styles from "./company-fields.module.css";

type CompanyFieldsProps = {
  /** The namespace of its texts. */
  namespace: "settings" | "accounts";
  name?: string | null;
  vatNumber?: string | null;
};

/** A box, and two fields that show while it is ticked, by CSS alone; the API ignores them otherwise. */
export function CompanyFields({ namespace, name = null, vatNumber = null }: CompanyFieldsProps) {
  const { t } = useTranslation(namespace);
  return (
    <div className={styles.company}>
      <Checkbox name="asCompany" label={t("company.as")} optional defaultChecked={name !== null} />
      <div className={styles.fields}>
        <TextField name="companyName" label={t("company.name")} autoComplete="organization" defaultValue={name ?? ""} />
        <VerbatimField
          name="vatNumber"
          label={t("company.vat")}
          help={t("company.vatHelp")}
          autoCapitalize="characters"
          defaultValue={vatNumber ?? ""}
        />
      </div>
    </div>
  );
}
