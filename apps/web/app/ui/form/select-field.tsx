import { Field } from "./field.tsx";
import styles from "./form.module.css";
import { useField } from "./form-context.ts";

type SelectFieldProps = {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  options: readonly { value: string; label: string; lang?: string }[];
  defaultValue?: string;
};

/** One of a short list; the browser's own, which every phone and screen reader knows. */
export function SelectField({ name, label, help, options, defaultValue }: SelectFieldProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  return (
    <Field id={id} label={label} help={help} error={error}>
      <select {...aria} className={styles.input} id={id} name={name} defaultValue={value ?? defaultValue}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
