import { useTranslation } from "../../platform/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import styles from "./details.module.css";

type Company = { name: string | null; vatNumber: string | null };

/** The two fields show while the box is ticked, by style alone; the API leaves them aside otherwise. */
export function CompanyFields({ name, vatNumber }: Company) {
  const { t } = useTranslation("account");
  return (
    <div className={styles.company}>
      <Checkbox name="asCompany" label={t("company.as")} optional defaultChecked={name !== null} />
      <div className={styles.companyFields}>
        <TextField name="companyName" label={t("company.name")} autoComplete="organization" defaultValue={name ?? ""} />
        <TextField
          name="vatNumber"
          label={t("company.vat")}
          help={t("company.vatHelp")}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={vatNumber ?? ""}
        />
      </div>
    </div>
  );
}
