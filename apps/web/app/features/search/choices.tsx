import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./filters.module.css";
import { SEARCH_FORM } from "./search-form.ts";
import { shownCount } from "./shown-count.ts";

type ChoicesProps = {
  name: string;
  legend: string;
  /** What the choice of none is called. */
  any: string;
  chosen: string | number | null;
  values: readonly { value: string | number; name: string }[];
  counts: Record<string, number> | undefined;
  isExact: boolean | undefined;
  sign?: React.ReactNode;
};

/** One of a few values, or any. */
export function Choices({ name, legend, any, chosen, values, counts, isExact = true, sign }: ChoicesProps) {
  const { t } = useTranslation("search");
  const locale = useLocale();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <label className={styles.check}>
        <input type="radio" name={name} value="" defaultChecked={chosen === null} form={SEARCH_FORM} />
        <span>{any}</span>
      </label>
      {values.map(({ value, name: label }) => {
        const count = counts && (counts[value] ?? 0);
        return (
          <label key={value} className={styles.check} data-none={count === 0 ? "" : undefined}>
            <input type="radio" name={name} value={value} defaultChecked={chosen === value} form={SEARCH_FORM} />
            <span>
              {sign} {label}
            </span>
            {count !== undefined && <small>{shownCount(count, { isExact, locale, t })}</small>}
          </label>
        );
      })}
    </fieldset>
  );
}
