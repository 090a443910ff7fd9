import type { Locale } from "@aufwind/rules/locale";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./bilingual-field.module.css";
import { TextArea, TextField } from "./text-fields.tsx";

type BilingualProps = {
  name: string;
  label: string;
  help?: React.ReactNode;
  /** At least one of the two languages is required. */
  optional?: boolean;
  max: number;
  /** One line if absent. */
  rows?: number;
  defaultValue?: Record<Locale, string> | undefined;
};

/** One text in both languages, side by side if there is space; its fields are `name.de` and `name.en`. */
export function BilingualField({ name, label, help, optional = false, max, rows, defaultValue }: BilingualProps) {
  const { t } = useTranslation("common");
  return (
    <fieldset className={styles.both} data-names data-line={rows ? undefined : true}>
      <legend>
        <span>{label}</span>
        {optional && <span className={styles.optional}> ({t("form.optional")})</span>}
      </legend>
      {help && <div className={styles.help}>{help}</div>}
      {(["de", "en"] as const).map((language) => {
        const field = {
          name: `${name}.${language}`,
          label: t(`form.languages.${language}`),
          // Either is enough: only the whole form can check that.
          quiet: true,
          max,
          defaultValue: defaultValue?.[language] ?? "",
        };
        return rows ? (
          <TextArea key={language} {...field} rows={rows} lang={language} />
        ) : (
          <TextField key={language} {...field} lang={language} />
        );
      })}
    </fieldset>
  );
}
