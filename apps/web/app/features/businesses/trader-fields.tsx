import { REGISTERS } from "@aufwind/rules/businesses";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import form from "../../shared/long-form.module.css";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { TextField, VerbatimField } from "../../ui/form/text-fields.tsx";
import styles from "./business.module.css";
import type { BusinessValues } from "./business.server.ts";

/** The public register in which a business is entered; most coaches are in none, but have to say so. */
export function RegisterFields({ register, registerCourt, registerNumber }: BusinessValues) {
  const { t } = useTranslation("businesses");
  return (
    <div className={`${form.fields} ${styles.register}`}>
      <SelectField
        name="register"
        label={t("register.register")}
        options={[
          { value: "", label: t("register.choose") },
          ...REGISTERS.map((value) => ({ value, label: t(`businesses-facts:registers.${value}`) })),
        ]}
        defaultValue={register ?? ""}
      />
      <div className={`${form.fields} ${styles.entry}`}>
        <TextField
          name="registerCourt"
          label={t("register.court")}
          help={t("register.courtHelp")}
          quiet
          defaultValue={registerCourt ?? ""}
        />
        <VerbatimField
          name="registerNumber"
          label={t("register.number")}
          help={t("register.numberHelp")}
          quiet
          defaultValue={registerNumber ?? ""}
        />
      </div>
    </div>
  );
}

/** Ticked once, it stays so; the day on which it was ticked is shown. */
export function CertificationField({ certifiedAt }: { certifiedAt: string | null | undefined }) {
  const { t } = useTranslation("businesses");
  const locale = useLocale();
  return (
    <Checkbox
      name="certifyLawful"
      label={t("certification.label")}
      {...(certifiedAt && { help: t("certification.given", { day: formatDate(locale, certifiedAt) }) })}
      defaultChecked={Boolean(certifiedAt)}
    />
  );
}
