import { Field } from "./field.tsx";
import styles from "./form.module.css";
import { useField } from "./form-context.ts";

type Option = { value: string; label: string; lang?: string };
type SelectFieldProps = {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  options: readonly Option[];
  /** More options in groups, below the ungrouped ones. */
  groups?: readonly { label: string; options: readonly Option[] }[];
  defaultValue?: string;
};

/** One of a list; a native select. */
export function SelectField({ name, label, help, options, groups = [], defaultValue }: SelectFieldProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  return (
    <Field id={id} label={label} help={help} error={error}>
      <select {...aria} className={styles.input} id={id} name={name} defaultValue={value ?? defaultValue}>
        <Options of={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options of={group.options} />
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

const Options = ({ of }: { of: readonly Option[] }) =>
  of.map((option) => (
    <option key={option.value} value={option.value} lang={option.lang}>
      {option.label}
    </option>
  ));
