import { Field } from "./field.tsx";
import styles from "./form.module.css";
import { useField } from "./form-context.ts";

type TextFieldProps = {
  name: string;
  label: React.ReactNode;
  help?: React.ReactNode;
  optional?: boolean;
  defaultValue?: string;
} & Pick<
  React.ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "placeholder" | "spellCheck" | "autoCapitalize"
>;

export function TextField({ name, label, help, optional = false, defaultValue, ...input }: TextFieldProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  return (
    <Field id={id} label={label} help={help} error={error} optional={optional}>
      <input
        type="text"
        {...input}
        {...aria}
        className={styles.input}
        id={id}
        name={name}
        required={!optional}
        defaultValue={value ?? defaultValue}
      />
    </Field>
  );
}
