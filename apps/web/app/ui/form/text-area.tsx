import { useState } from "react";
import { formatNumber } from "../../platform/format.ts";
import { useLocale } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { Field } from "./field.tsx";
import styles from "./form.module.css";
import { useField } from "./form-context.ts";

type TextAreaProps = {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  optional?: boolean;
  /** Counted and told, not cut off: what was pasted is never silently lost. */
  max?: number;
  rows?: number;
  defaultValue?: string;
  placeholder?: string;
};

export function TextArea({ name, label, help, optional = false, max, rows = 6, ...rest }: TextAreaProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  const initial = value ?? rest.defaultValue ?? "";
  const [length, setLength] = useState(initial.trim().length);
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
      <textarea
        {...aria}
        className={styles.input}
        id={id}
        name={name}
        rows={rows}
        required={!optional}
        placeholder={rest.placeholder}
        defaultValue={initial}
        onChange={(event) => setLength(event.currentTarget.value.trim().length)}
      />
      {max !== undefined && <Counter left={max - length} max={max} />}
    </Field>
  );
}

function Counter({ left, max }: { left: number; max: number }) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  const key = left < 0 ? "form.tooMany" : "form.left";
  const near = left <= max * 0.1;
  return (
    <div className={styles.counter} data-over={left < 0 || undefined} aria-live={near ? "polite" : "off"}>
      {t(key, { count: Math.abs(left), shown: formatNumber(locale, Math.abs(left)) })}
    </div>
  );
}
