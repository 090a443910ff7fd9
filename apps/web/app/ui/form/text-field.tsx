import { useState } from "react";
import { Counter, lengthOf } from "./counter.tsx";
import { Field } from "./field.tsx";
import styles from "./form.module.css";
import { useField } from "./form-context.ts";

type TextFieldProps = {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  optional?: boolean;
  /** Neither required by itself nor called optional: another field is enough. */
  quiet?: boolean;
  /** Counted and reported, not cut off. */
  max?: number;
  defaultValue?: string | undefined;
} & Pick<
  React.ComponentProps<"input">,
  | "type"
  | "autoComplete"
  | "inputMode"
  | "placeholder"
  | "spellCheck"
  | "autoCapitalize"
  | "lang"
  | "min"
  | "step"
  | "list"
>;

export function TextField({ name, label, help, optional, quiet, max, defaultValue, ...input }: TextFieldProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  const initial = value ?? defaultValue;
  const [length, setLength] = useState(lengthOf(initial ?? ""));
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
      <input
        type="text"
        {...input}
        {...aria}
        className={styles.input}
        id={id}
        name={name}
        required={!optional && !quiet}
        defaultValue={initial}
        onChange={(event) => setLength(lengthOf(event.currentTarget.value))}
      />
      {max !== undefined && <Counter left={max - length} max={max} />}
    </Field>
  );
}
