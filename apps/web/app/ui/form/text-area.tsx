import { useState } from "react";
import { Counter, lengthOf } from "./counter.tsx";
import { Field } from "./field.tsx";
import styles from "./form.module.css";
import { useField } from "./form-context.ts";

type TextAreaProps = {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  optional?: boolean;
  /** Neither required by itself nor called optional: another field is enough. */
  quiet?: boolean;
  /** Counted and reported, not cut off: pasted text is never silently lost. */
  max?: number;
  rows?: number;
  defaultValue?: string;
  placeholder?: string;
  /** Its language, for spelling and screen readers. */
  lang?: string;
};

export function TextArea({ name, label, help, optional, quiet, max, rows = 6, ...rest }: TextAreaProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  const initial = value ?? rest.defaultValue ?? "";
  const [length, setLength] = useState(lengthOf(initial));
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
      <textarea
        {...aria}
        className={styles.input}
        id={id}
        name={name}
        rows={rows}
        required={!optional && !quiet}
        lang={rest.lang}
        placeholder={rest.placeholder}
        defaultValue={initial}
        onChange={(event) => setLength(lengthOf(event.currentTarget.value))}
      />
      {max !== undefined && <Counter left={max - length} max={max} />}
    </Field>
  );
}
