import { useContext } from "react";
import { FieldError } from "./field.tsx";
import styles from "./form.module.css";
import { FormContext, useField } from "./form-context.ts";

type CheckboxProps = {
  name: string;
  /** May hold links. */
  label: React.ReactNode;
  help?: React.ReactNode;
  optional?: boolean;
  /** Before anything was sent. */
  defaultChecked?: boolean;
};

export function Checkbox({ name, label, help, optional = false, defaultChecked = false }: CheckboxProps) {
  const { id, error, value, aria } = useField(name, Boolean(help));
  // A box that was left empty is not sent at all: only the form as a whole says that it was sent.
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
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
