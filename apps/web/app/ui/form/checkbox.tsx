import { useContext } from "react";
import { FieldError, FieldHelp, FormContext, useField } from "./field.tsx";
import styles from "./form.module.css";

type CheckboxProps = {
  name: string;
  /** May contain links. */
  label: React.ReactNode;
  help?: React.ReactNode;
  optional?: boolean;
  /** Before the first submission. */
  defaultChecked?: boolean;
};

export function Checkbox({ name, label, help, optional = false, defaultChecked = false }: CheckboxProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  // An empty box is not submitted at all: only the whole form shows that it was.
  const sent = Object.keys(useContext(FormContext).values).length > 0;
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input
          {...aria}
          type="checkbox"
          id={id}
          name={name}
          required={!optional}
          defaultChecked={sent ? value === "on" : defaultChecked}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldHelp id={id}>{help}</FieldHelp>
      <FieldError id={id} error={error} />
    </div>
  );
}
