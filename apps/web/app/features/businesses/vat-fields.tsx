import { VAT_STATUSES } from "@aufwind/rules/money/fees";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Choice } from "../../ui/form/choice.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import styles from "./business.module.css";
import type { BusinessValues } from "./business.server.ts";

/** Whether VAT is added to the coach's prices, in plain words. */
export function VatFields({ vatStatus, vatNumber, taxNumber }: BusinessValues) {
  const { t } = useTranslation("businesses");
  return (
    <div className={styles.fields}>
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
      <TextField
        name="vatNumber"
        label={t("vat.number")}
        help={t("vat.numberHelp")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        quiet
        defaultValue={vatNumber ?? ""}
      />
      <TextField
        name="taxNumber"
        label={t("vat.taxNumber")}
        help={t("vat.taxNumberHelp")}
        autoComplete="off"
        spellCheck={false}
        quiet
        defaultValue={taxNumber ?? ""}
      />
    </div>
  );
}
